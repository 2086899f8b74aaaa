import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { stageOf } from '../../cases/testing/stageOf';
import { withoutRow } from '../../cases/table/withCell';
import type { CasesFile } from '../../cases/types';
import { casesBook } from '../../publish/casesBook';
import { readFiles } from '../../../engine/publish/readFiles';
import { UiProvider } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { CasesTable } from './CasesTable';
import { movedBy } from './gridKeys';
import { readTyped } from './typedCell';

const folderPath = join(process.cwd(), 'product-schemas');
const sold = readFiles(folderPath).files;
const { definition } = stageOf(sold, 'licitante');
const product = { definition, book: casesBook(sold, 'licitante'), version: 1 };
const FILE = 'licitante/cases/rating.cases.json';
const read = (file: string) => readFileSync(join(folderPath, file), 'utf8');
/** The first rows of the file, which are enough to look at. */
const few = Array.from({ length: 18 }).reduce<string>((text) => withoutRow(text, 3), read(FILE));
const shipped = new Map([
  [FILE, few],
  ['licitante/cases/given.json', read('licitante/cases/given.json')],
]);
const places: string[] = [];

/** The table over a draft that only the page holds; `now` is the file's text as it stands. */
function openTable() {
  const seen = { now: shipped.get(FILE)! };
  function Host() {
    const [texts, setTexts] = useState<ReadonlyMap<string, string>>(shipped);
    const edit = (file: string, text: string) => {
      seen.now = text;
      setTexts((before) => new Map([...before, [file, text]]));
    };
    const folder = { texts, edit } as unknown as Folder;
    return (
      <CasesTable
        id="licitante"
        folder={folder}
        product={product}
        onPlace={(file, pointer) => places.push(`${file}#${pointer}`)}
      />
    );
  }
  render(
    <UiProvider>
      <Host />
    </UiProvider>,
  );
  return { seen, person: userEvent.setup() };
}

const row = async (id: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`:\\s*${id}$`) })).closest('tr')!;
const cellUnder = (tr: HTMLElement, label: RegExp) => {
  const heads = screen.getAllByRole('columnheader').map((one) => one.textContent);
  return tr.children[heads.findIndex((text) => label.test(text))] as HTMLElement;
};

it('makes a pair around a limit: a row is duplicated, one cell changed by keyboard, and the file says just that', async () => {
  const { seen, person } = openTable();
  await person.click(await screen.findByRole('rowheader', { name: /vale:\s*analyse-above-one-percent/ }));
  await person.click(screen.getByRole('button', { name: 'Duplicar analyse-above-one-percent' }));
  const pair = await row('analyse-above-one-percent-2');
  await person.click(cellUnder(pair, /Valor Garantia/));
  await person.keyboard('{Enter}');
  const amount = await screen.findByRole('textbox', { name: 'Valor Garantia' });
  await person.clear(amount);
  await person.type(amount, '10000{Enter}');
  const cases = (JSON.parse(seen.now) as CasesFile).cases;
  const at = cases.findIndex(({ id }) => id === 'analyse-above-one-percent');
  expect(cases[at + 1]!.events[0]!.with).toEqual({ 'objectProperty.guaranteeValue': 10_000 });
  expect(cases.toSpliced(at + 1, 1)).toEqual((JSON.parse(shipped.get(FILE)!) as CasesFile).cases);
  const failing = await screen.findByRole('rowheader', { name: /falha:\s*analyse-above-one-percent-2/ });
  expect(cellUnder(failing.closest('tr')!, /Decisão/)).toHaveTextContent('veio Aprovada');

  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(seen.now).toBe(shipped.get(FILE));
});

it('is left with Escape as it was, moves by arrows, and leads to the text', async () => {
  const { seen, person } = openTable();
  const head = await screen.findByRole('rowheader', { name: /approve-one-percent/ });
  await person.click(head);
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(cellUnder(head.closest('tr')!, /O que mostra/)).toHaveFocus());
  await person.keyboard('x');
  expect(screen.getByRole('textbox', { name: 'O que mostra' })).toHaveValue('x');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(cellUnder(head.closest('tr')!, /O que mostra/)).toHaveFocus());
  expect(seen.now).toBe(shipped.get(FILE));
  await person.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Abrir no editor' }));
  expect(places).toEqual([`${FILE}#/cases/0`]);
});

it('stays within its rows and columns', () => {
  const size = { rows: 2, columns: 3 };
  expect(movedBy('ArrowUp', { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 });
  expect(movedBy('End', { row: 1, column: 0 }, size)).toEqual({ row: 1, column: 2 });
  expect(movedBy('a', { row: 1, column: 0 }, size)).toBeUndefined();
});

it('reads what is typed as its column’s kind, and says what it cannot read', () => {
  expect(readTyped({ text: '1.234,5' }, { kind: 'number' })).toEqual({ value: 1234.5 });
  expect(readTyped({ text: 'dez' }, { kind: 'number' })).toHaveProperty('wrong');
  expect(readTyped({ text: '{"a"' }, { kind: 'json' })).toEqual({ wrong: 'Precisa ser JSON.' });
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const wrong = 'Tem colchetes ou chaves aninhados além de 64 níveis.';
  expect(readTyped({ text: nested }, { kind: 'json' })).toEqual({ wrong });
  expect(readTyped({ text: '' }, { kind: 'text' })).toEqual({ value: undefined });
});
