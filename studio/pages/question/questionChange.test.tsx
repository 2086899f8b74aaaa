import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const ID = '11111111-1111-4111-8111-111111111111';
const FIRST = 'demo/steps/first.json';
const SECOND = 'demo/steps/second.json';
const RULES = 'demo/rules.json';
const question = '"title": "Pergunta", "type": "string", "ui": { "widget": "text" }';
const texts: Readonly<Record<string, string>> = {
  'demo/product.json': '{ "title": "Demo", "steps": ["first", "second"] }',
  [FIRST]: `{\n  "title": "Etapa", "path": "first", "type": "object",\n  "required": ["one"],\n  "properties": {\n    "one": { ${question} }\n  }\n}\n`,
  [SECOND]:
    '{\n  "title": "Outra", "path": "second", "type": "object",\n  "properties": {\n    "two": { "title": "Dois", "type": "string", "ui": { "widget": "text" } }\n  }\n}\n',
  [RULES]: '{ "checks": [{ "id": "a", "when": { "var": "first.one" } }] }\n',
  'catalogue.json': '{ "products": [] }\n',
};
const folder = (more: Readonly<Record<string, string>> = {}) => ({
  Draft: {
    ...{ Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
    ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
  },
  Release: 3,
  Files: Object.entries({ ...texts, ...more }).map(([File, Text]) => ({ File, Text, Version: 0 })),
});
const PUT = `PUT /workbench/draft/${ID}/file`;

async function opened(more: Readonly<Record<string, string>> = {}) {
  const portal = openPortal(`/produtos/rascunhos/${ID}/demo`, {
    answers: {
      [`GET /workbench/draft/${ID}`]: folder(more),
      [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
      [PUT]: { File: FIRST, Version: 1, UpdatedAt: '2026-11-20T15:00:00.000Z' },
    },
    person: { isAnalyst: true },
  });
  await portal.person.selectOptions(await field('Pergunta'), 'Pergunta (first.one)');
  await portal.person.click(await screen.findByText('Mudar o nome, mudar de etapa ou tirar', {}, patience));
  return portal;
}

/** The texts that are saved now. */
async function saved({ api, person }: Awaited<ReturnType<typeof opened>>) {
  await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
  await waitFor(() => expect(api.calls(PUT).length).toBeGreaterThan(1), patience);
  const sent = api.calls(PUT).map(({ body }) => body as { File: string; Text: string });
  return Object.fromEntries(sent.map(({ File, Text }) => [File, Text]));
}

it('another name is written wherever the question is spoken of, and taken back as one', async () => {
  const page = await opened();
  const { person } = page;
  const name = screen.getByLabelText(/^Nome nos arquivos/);
  await person.click(screen.getByRole('button', { name: 'Mudar em todos os usos' }));
  expect(screen.getByText('Escreva outro nome ou escolha outra etapa.')).toBeVisible();
  await person.clear(name);
  await person.type(name, 'número{Enter}');
  expect(screen.getByText(/^Use uma palavra de letras/)).toBeVisible();
  await person.clear(name);
  await person.type(name, 'notice{Enter}');
  const words = '“Pergunta” (first.one) agora é first.notice, em 3 arquivos.';
  expect(await screen.findByText(words, {}, patience)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByText(/^3 arquivos não gravados/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Desfazer em todos os arquivos' }));
  expect(await screen.findByText('Tudo gravado.', {}, patience)).toBeVisible();
});

it('another step takes the question over, with what was required', async () => {
  const page = await opened();
  await page.person.selectOptions(screen.getByLabelText('Etapa'), 'Outra (second)');
  await page.person.click(screen.getByRole('button', { name: 'Mudar em todos os usos' }));
  await screen.findByText(/agora é second.one/, {}, patience);
  const sent = await saved(page);
  expect(JSON.parse(sent[FIRST]!)).toMatchObject({ required: [], properties: {} });
  expect(JSON.parse(sent[SECOND]!)).toMatchObject({
    required: ['one'],
    properties: { one: { title: 'Pergunta', was: ['first.one'] } },
  });
  expect(sent[RULES]).toBe(texts[RULES]!.replace('first.one', 'second.one'));
});

it('is taken away once what else speaks of it was read', async () => {
  const page = await opened();
  await page.person.click(screen.getByRole('button', { name: 'Tirar a pergunta' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Tirar “Pergunta”/ }));
  expect(dialog.getByText(/1 lugar ainda fala dela/)).toBeVisible();
  expect(dialog.getByText(`${RULES}#/checks/0/when/var`)).toBeVisible();
  await page.person.click(dialog.getByRole('button', { name: 'Tirar' }));
  expect(await screen.findByText('“Pergunta” (first.one) saiu, em 1 arquivo.', {}, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Desfazer em todos os arquivos' })).toBeVisible();
});

it('is left as it is while a file is no JSON: no use is left behind', async () => {
  const { person } = await opened({ [RULES]: '{ "checks": [' });
  await person.click(screen.getByRole('button', { name: 'Tirar a pergunta' }));
  expect(await screen.findByText(/^Um arquivo não é JSON/, {}, patience)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
