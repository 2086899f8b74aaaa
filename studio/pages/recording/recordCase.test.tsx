import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SessionEvent } from '../../../engine/index';
import { openingOf } from '../../cases/run';
import { stageOf } from '../../cases/testing/stageOf';
import type { CasesFile } from '../../cases/types';
import { casesBook } from '../../publish/casesBook';
import { readFiles } from '../../../engine/publish/readFiles';
import { transition } from '../../../engine/session/transition';
import { UiProvider } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { Log } from '../trial/Log';
import { RecordCase } from './RecordCase';

const folderPath = join(process.cwd(), 'product-schemas');
const sold = readFiles(folderPath).files;
const stage = stageOf(sold, 'licitante');
const FILE = 'licitante/cases/limits.cases.json';
const shipped = new Map(
  [FILE, 'licitante/cases/given.json'].map((file) => [file, readFileSync(join(folderPath, file), 'utf8')]),
);

/** The button beside a wizard in which days were typed, over a draft that saves or refuses. */
function setting(isSaved: boolean) {
  const texts = new Map(shipped);
  const write = vi.fn<Folder['write']>((file, text) => {
    texts.set(file, text);
    return Promise.resolve(isSaved);
  });
  const folder = { texts, write, isSaving: false } as unknown as Folder;
  const log = new Log();
  let { session } = openingOf(stage, { cases: [] }, {});
  const events: SessionEvent[] = [
    { type: 'edit', field: 'objectProperty.startDateValidity', value: '2026-11-20' },
    { type: 'edit', field: 'objectProperty.deadline', value: 90 },
    { type: 'leave', field: 'objectProperty.deadline' },
  ];
  for (const event of events) {
    log.add(event);
    session = transition(session, event).session;
  }
  const product = { definition: stage.definition, book: casesBook(sold, 'licitante'), version: 1 };
  const setup = { person: 'client', today: '2026-11-20', source: 'analyst' } as const;
  render(
    <UiProvider>
      <RecordCase
        id="licitante"
        product={product}
        folder={folder}
        session={session}
        tried={{ log, setting: setup }}
      />
    </UiProvider>,
  );
  return { write, person: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

it('makes a case of what was done with what is picked, shows the difference, saves it, runs it, and takes it back', async () => {
  const { write, person } = setting(true);
  await person.click(press('Gravar como caso'));
  expect(screen.getByLabelText('“Final de Vigência” = 18/02/2027')).toBeChecked();
  await person.click(press('Gravar no rascunho'));
  expect(await screen.findByText('Diga o que o caso mostra.')).toBeVisible();
  expect(screen.getByLabelText(/^O que o caso mostra/)).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText(/^O que o caso mostra/), 'Noventa dias.');
  expect(screen.getByLabelText('O que muda no arquivo')).toHaveTextContent('entra: "id": "noventa-dias"');
  await person.click(press('Gravar no rascunho'));
  expect(await screen.findByText('O caso noventa-dias rodou e vale.')).toBeVisible();
  // A dialog of its own, which takes the focus; jsdom opens none, so that it stays where that is taken from.
  expect(press('Gravar como caso')).toHaveFocus();
  const [file, text] = write.mock.calls[0]!;
  expect(file).toBe(FILE);
  const written = (JSON.parse(text) as CasesFile).cases.at(-1)!;
  expect(written.events[1]).toEqual({ edit: 'objectProperty.deadline', value: 90 });
  expect(written.expect.answers).toEqual({ 'objectProperty.endDateValidity': '2027-02-18' });
  expect(text.startsWith(shipped.get(FILE)!.trimEnd().slice(0, -10))).toBe(true);
  await person.click(press('Desfazer'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(write.mock.calls[1]).toEqual([FILE, shipped.get(FILE)]);
});

it('says where a case waits that somebody else’s change kept from being saved', async () => {
  const { person } = setting(false);
  await person.click(press('Gravar como caso'));
  await person.type(screen.getByLabelText(/^O que o caso mostra/), 'Prazo.');
  await person.click(press('Gravar no rascunho'));
  expect(await screen.findByText(/não foi gravado no rascunho: ele espera nesta página/)).toBeVisible();
});
