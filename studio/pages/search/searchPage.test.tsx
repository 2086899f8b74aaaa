import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { refuse, type Answers } from '../../../tests/support/portal/fakeApi';
import { arrive, goBack, openPortal, patience } from '../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const POST = 'POST /workbench/search';
const draft = { Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true, Files: [] };
const drafts = [{ ...draft, UpdatedAt: '2026-11-20T15:00:00.000Z' }];
const hit = (File: string, Pointer: string) => {
  const line = { Line: 4, Text: '"title": "Prazo da Licitação",', Start: 10, End: 15 };
  return { File, Pointer, ...line };
};
/** What the editor that a place leads to asks. */
const editor = {
  [`GET /workbench/draft/${ID}`]: { Draft: drafts[0]!, Release: 1, Files: [] },
  [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
};
const STEP = hit('licitante/steps/object.json', '/properties/deadline/title');
const found = { Definitions: 120, Cases: 3, Hits: [hit('constants.json', '/prazo'), STEP] };

const nothing = {
  ...{ MayApprove: false, Releases: [], Drafts: [], DraftTotal: 0, Constants: [], Stops: [] },
};

const open = (answers: Answers = {}, state?: unknown) =>
  openPortal('/produtos/buscar', {
    answers: {
      'GET /workbench/draft': drafts,
      [POST]: found,
      ...editor,
      ...answers,
    },
    person: { isAnalyst: true },
    state,
  });

it('finds where a text stands, by what it is of, and opens the place of a draft by keys alone', async () => {
  const { api, person } = open({}, { Version: `rascunho-${ID}` });
  await person.type(await screen.findByRole('searchbox', {}, patience), 'prazo');
  const area = within(await screen.findByRole('region', { name: 'Licitante' }, patience));
  expect(area.getByText('Prazo')).toHaveProperty('tagName', 'MARK');
  expect(area.getByText('linha 4')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Constantes e catálogo' })).toBeVisible();
  expect(screen.getByText('120 lugares nas definições, 3 nos casos.')).toBeVisible();
  const asked = { Text: 'prazo', Version: `rascunho-${ID}`, Part: 'definitions', Most: 50 };
  expect(api.calls(POST).at(-1)!.body).toEqual(asked);

  await person.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'constants.json#/prazo' })).toHaveFocus();
  await person.tab();
  await person.keyboard('{Enter}');
  await arrive(`/produtos/rascunhos/${ID}/licitante`);
  expect(window.history.state.usr).toEqual({ file: STEP.File, pointer: STEP.Pointer });
  await goBack();
  expect(await screen.findByRole('searchbox', {}, patience)).toHaveValue('prazo');
});

it('shows more of what was found, and the cases beside', async () => {
  const { api, person } = open({}, { Text: 'prazo' });
  await person.click(await screen.findByRole('button', { name: 'Mostrar mais (2 de 120)' }, patience));
  await person.click(screen.getByRole('button', { name: 'Casos (3)' }));
  await expect.poll(() => api.calls(POST).at(-1)!.body, patience).toMatchObject({ Part: 'cases', Most: 50 });
});

it('opens what is in force in a draft, which is begun for it where there is none', async () => {
  const { api, person } = open(
    { 'GET /workbench/draft': [], 'POST /workbench/draft': drafts[0]! },
    { Text: 'prazo' },
  );
  await person.click(await screen.findByRole('button', { name: /^licitante\/steps/ }, patience));
  const dialog = within(screen.getByRole('dialog', { name: 'Em que rascunho você muda isto?' }));
  await person.clear(dialog.getByLabelText(/^O que vai mudar/));
  await person.click(dialog.getByRole('button', { name: 'Abrir no editor' }));
  expect(dialog.getByText('Dê um nome ao rascunho.')).toBeVisible();
  await person.keyboard('Prazos');
  await person.click(dialog.getByRole('button', { name: 'Abrir no editor' }));
  await arrive(`/produtos/rascunhos/${ID}/licitante`);
  expect(api.calls('POST /workbench/draft')[0]!.body).toEqual({ Name: 'Prazos' });
});

it('says how to go on where nothing is found, and what the server refuses', async () => {
  const { api, person } = open({ [POST]: { Definitions: 0, Cases: 0, Hits: [] } }, { Text: 'prazo' });
  expect(await screen.findByText(/^Busque um trecho mais curto/, {}, patience)).toBeVisible();
  api.answer({ [POST]: refuse(404, { Code: 'DRAFT_DISCARDED', Message: 'Ninguém.' }) });
  await person.type(await field('Texto, campo, chave ou valor'), ' x');
  expect(await screen.findByRole('alert', {}, patience)).toBeVisible();
});

it('is one press from the first page of the studio', async () => {
  const { person } = openPortal('/produtos', {
    answers: { 'GET /workbench/draft': drafts, 'GET /workbench/overview': nothing },
    person: { isAnalyst: true },
  });
  await person.click(await screen.findByRole('link', { name: 'Onde está este texto?' }, patience));
  await arrive('/produtos/buscar');
  expect(await screen.findByRole('searchbox', {}, patience)).toHaveValue('');
});
