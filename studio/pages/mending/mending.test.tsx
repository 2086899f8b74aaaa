import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Json } from '../../../engine/expression';
import { readFiles } from '../../../engine/publish/readFiles';
import { readTexts } from '../../../engine/publish/readTexts';
import { UiProvider } from '../../../renderers/ui';
import { stageOf } from '../../cases/testing/stageOf';
import { setJson } from '../../edit/jsonEdits';
import { readJson } from '../../edit/readJson';
import { casesBook } from '../../publish/casesBook';
import { CasesCard } from '../cases/CasesCard';
import type { Folder } from '../drafts/useFolder';
import { Causes, Mended } from './Causes';
import type { Thread } from '../../contract/comments';
import type { Talk } from '../comments/useDiscussion';
import { useMending } from './useMending';

const PRODUCT = 'licitante';
const STEP = 'licitante/steps/object.json';
const shipped = readFiles(join(process.cwd(), 'product-schemas')).texts;

const commented: Thread = {
  ...{ Id: 'c', Text: '', Author: 'Abel Sampaio', IsMine: true, At: '2026-11-20T15:00:00.000Z' },
  ...{ Place: null, ResolvedBy: null, ResolvedAt: null, Replies: [] },
};

/** A draft's comments as the server would keep them. */
let kept: readonly Thread[] = [];

function useTalk(): Talk {
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  const change = (next: readonly Thread[]) => {
    kept = next;
    setThreads(next);
    return Promise.resolve(true);
  };
  return {
    ...{ threads: [...threads], error: undefined, refusal: undefined, isWriting: false },
    write: ({ text: Text, place: Place = null }) => change([...threads, { ...commented, Text, Place }]),
    resolve: (id) => change(threads.filter(({ Id }) => Id !== id)),
  };
}

/** The cases of a draft that changes one thing, run anew with each change of a text as the bench does. */
function openCases(...changes: readonly (readonly [file: string, pointer: string, value: Json])[]) {
  const begun = new Map(shipped);
  for (const [file, pointer, value] of changes) begun.set(file, setJson(begun.get(file)!, pointer, value));
  function Host() {
    const [texts, setTexts] = useState<ReadonlyMap<string, string>>(begun);
    const edit = (file: string, text: string) => setTexts((before) => new Map([...before, [file, text]]));
    const product = useMemo(() => {
      const { files } = readTexts(texts);
      return { definition: stageOf(files, PRODUCT).definition, book: casesBook(files, PRODUCT), version: 1 };
    }, [texts]);
    const mending = useMending(PRODUCT, product, { texts, edit } as unknown as Folder, useTalk());
    return (
      <CasesCard
        product={product}
        rules={[]}
        notice={<Mended done={mending.done} />}
        renderFailing={(failing) => (
          <Causes
            failing={failing}
            definition={product.definition}
            mending={mending}
            rulesOf={() => ['term']}
          />
        )}
      />
    );
  }
  render(
    <UiProvider>
      <MemoryRouter>
        <Host />
      </MemoryRouter>
    </UiProvider>,
  );
  return userEvent.setup();
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const outcome = (words: RegExp) => screen.findByText(words);

it('are adopted cause by cause, which can be taken back', async () => {
  const person = openCases(['constants.json', '/bid-annual-rate/0/value', 1.3]);
  await outcome(/^\d+ casos falham$/);
  const before = screen.getAllByRole('button', { name: /^Adotar em/ }).length;
  await person.click(await button(/^Adotar em \d+ casos: Prêmio comercial/));
  const said = await outcome(/o novo resultado foi adotado em \d+ casos\. Grave o rascunho/);
  expect(said.parentElement).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Adotar em/ })).toHaveLength(before - 1));
  await person.click(await button(/^Desfazer$/));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Adotar em/ })).toHaveLength(before));
});

it('get a newly required answer without any text, wrong or empty ones being said', async () => {
  const question = { title: 'Lote', type: 'integer', maximum: 99, ui: { widget: 'number', width: 'half' } };
  const required = readJson(shipped.get(STEP)!, '/required') as readonly string[];
  const person = openCases([STEP, '/properties/lot', question], [STEP, '/required', [...required, 'lot']]);
  const cause = (await screen.findByRole('heading', { name: 'Falta responder “Lote”' })).closest('li')!;
  await person.click(within(cause).getByRole('button', { name: /^Preencher em \d+ conjuntos?/ }));
  await person.click(within(cause).getByRole('button', { name: 'Preencher' }));
  expect(within(cause).getByRole('alert')).toHaveTextContent('Diga a resposta');
  await person.type(within(cause).getByLabelText(/^Lote/), '7');
  await person.click(within(cause).getByRole('button', { name: 'Preencher' }));
  await outcome(/^Falta responder “Lote”: preenchido em/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Falta responder “Lote”' })).toBeNull());
});

it('stay where they are a mistake of the definition, which the others read as a comment, and leads to its rules', async () => {
  const person = openCases(['constants.json', '/bid-annual-rate/0/value', 1.3]);
  await person.click(await button(/^Isto é um erro: Prêmio comercial/));
  const items = within(screen.getByRole('list', { name: 'Por que os casos falham' })).getAllByRole('heading');
  expect(items.at(-1)).toHaveTextContent(/^Prêmio comercial/);
  const cause = items.at(-1)!.closest('li')!;
  expect(within(cause).getByText('A reparar na definição')).toBeVisible();
  const File = expect.stringMatching(/^licitante\/cases\/.*\.json$/) as string;
  expect(kept).toMatchObject([
    { Text: 'Isto é um erro da definição: Prêmio comercial.', Place: { File, Pointer: '' } },
  ]);
  expect(within(cause).getByRole('button', { name: 'term' })).toBeVisible();
  expect(within(cause).queryByRole('button', { name: /^Adotar/ })).toBeNull();
  await person.click(within(cause).getByRole('button', { name: /^Não é um erro/ }));
  expect(await button(/^Adotar em \d+ casos: Prêmio comercial/)).toBeVisible();
  expect(kept).toEqual([]);
});
