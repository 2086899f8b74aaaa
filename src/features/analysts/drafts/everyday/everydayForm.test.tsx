import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const row = '{ "from": "2020-01-01", "value": 10, "title": "Teto", "note": "R$, ato 1" }';
const use = '"title": "Uso", "type": "string", "ui": { "widget": "radio", "options": ["Casa", "Loja"] }';
const share = '"title": "Parte", "type": "number", "maximum": 30, "ui": { "widget": "percent" }';
const name = '"title": "Nome", "type": "string", "maxLength": 50, "ui": { "widget": "text" }';
const texts = {
  'constants.json': `{ "cap": [${row}] }`,
  'demo/product.json': '{ "title": "Demo", "steps": ["first"] }',
  [STEP]: `{ "title": "Etapa", "path": "first", "type": "object", "properties": { "use": { ${use} }, "name": { ${name} }, "share": { ${share} } } }`,
};
const draft = {
  ...{ Id: ID, Name: 'Tetos', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const PUT = `PUT /workbench/draft/${ID}/file`;

function open() {
  const Files = Object.entries(texts).map(([File, Text]) => ({ File, Text, Version: 0 }));
  const answers = {
    [`GET /workbench/draft/${ID}`]: { Draft: draft, Release: 1, Files },
    [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
    [PUT]: { File: STEP, Version: 1, UpdatedAt: draft.UpdatedAt },
  };
  return openPortal(`/produtos/rascunhos/${ID}/demo`, { answers, person: { isAnalyst: true } });
}

/** What is saved of the one file that was changed. */
async function savedText({ api, person }: ReturnType<typeof open>): Promise<unknown> {
  await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
  await waitFor(() => expect(api.calls(PUT)).toHaveLength(1), patience);
  const [sent] = api.calls(PUT);
  return JSON.parse((sent!.body as { Text: string }).Text);
}

it('adds a row with Enter, with the source of its own value', async () => {
  const portal = open();
  const { person } = portal;
  await person.click(await screen.findByRole('button', { name: 'Valor com data' }, patience));
  await person.selectOptions(await field('Valor'), 'Teto (cap)');
  await person.type(await field('Vale a partir de'), '01/01/2027');
  const note = await field('Nota');
  expect(note).toHaveValue('R$, ato 1');
  await person.clear(note);
  await person.type(note, 'R$, ato 2');
  await person.type(await field('Novo valor'), '12,5{Enter}');
  expect(await savedText(portal)).toEqual({
    cap: [JSON.parse(row), { ...JSON.parse(row), from: '2027-01-01', value: 12.5, note: 'R$, ato 2' }],
  });
});

it('adds an option with Enter', async () => {
  const portal = open();
  await portal.person.selectOptions(await field('Pergunta'), 'Uso (first.use)');
  await portal.person.type(await field('Nova opção'), 'Galpão{Enter}');
  expect(await savedText(portal)).toMatchObject({
    properties: { use: { ui: { options: ['Casa', 'Loja', 'Galpão'] } } },
  });
});

it('leads the keyboard on to the option beside the one that was taken away', async () => {
  const { person } = open();
  await person.selectOptions(await field('Pergunta'), 'Uso (first.use)');
  await person.click(screen.getByRole('button', { name: 'Retirar Loja' }));
  expect(await field('Opção 1')).toHaveFocus();
});

it('says at the field how a percentage is read that may be in another unit', async () => {
  const { person } = open();
  await person.selectOptions(await field('Pergunta'), 'Parte (first.share)');
  const most = await field('Maior valor');
  await person.clear(most);
  await person.type(most, '0,3');
  expect(screen.getByText('0,3 é 0,3%; antes era 30%.')).toBeVisible();
  expect(most).toHaveAccessibleDescription('0,3 é 0,3%; antes era 30%.');
});

it('refuses at the field a row of a day that has one, and clears what was added', async () => {
  const portal = open();
  const { person } = portal;
  await person.click(await screen.findByRole('button', { name: 'Valor com data' }, patience));
  await person.selectOptions(await field('Valor'), 'Teto (cap)');
  const day = await field('Vale a partir de');
  await person.type(day, '01/01/2020');
  await person.type(await field('Novo valor'), '12{Enter}');
  expect(day).toHaveAccessibleDescription('Já há um valor desde este dia; mude-o no texto.');
  expect(day).toHaveFocus();
  await person.clear(day);
  await person.type(day, '02/01/2020');
  await person.type(await field('Novo valor'), '{Enter}');
  expect([day, await field('Novo valor')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '',
    '',
  ]);
  const { cap } = (await savedText(portal)) as { cap: object[] };
  expect(cap).toEqual([JSON.parse(row), { ...JSON.parse(row), from: '2020-01-02', value: 12 }]);
});

it('refuses at the field an option that is none or is there, and words that are emptied', async () => {
  const { person } = open();
  await person.selectOptions(await field('Pergunta'), 'Uso (first.use)');
  const added = await field('Nova opção');
  await person.type(added, ' {Enter}');
  expect(added).toHaveAccessibleDescription('Digite a opção.');
  await person.type(added, 'Loja{Enter}');
  expect(added).toHaveAccessibleDescription('Esta opção já existe.');
  expect(screen.getByText('Tudo gravado.')).toBeVisible();

  const title = await field('Texto da pergunta');
  await person.clear(title);
  expect(title).toHaveAccessibleDescription('Digite o texto da pergunta.');
  await person.type(title, 'Fim');
  expect(title).toHaveValue('Fim');
  await person.clear(title);
  await person.tab();
  expect(title).toHaveValue('Fim');
});

it('refuses at the field a count that is none, and a second question that reads the same', async () => {
  const { person } = open();
  await person.selectOptions(await field('Pergunta'), 'Nome (first.name)');
  const most = await field('Máximo de caracteres');
  for (const wrong of ['-3', '3,5']) {
    await person.clear(most);
    await person.type(most, wrong);
    expect(most).toHaveAccessibleDescription('Digite um número inteiro, de 0 em diante.');
  }
  await person.click(screen.getByRole('button', { name: 'Nova pergunta' }));
  const title = await field('Texto da pergunta');
  await person.type(title, 'Nome{Enter}');
  expect(title).toHaveAccessibleDescription('A etapa já tem uma pergunta com este texto.');
  expect(title).toHaveFocus();
});

it('takes back one change after the other, what was typed in one field at once', async () => {
  const { person } = open();
  await person.selectOptions(await field('Pergunta'), 'Uso (first.use)');
  await person.type(await field('Texto da pergunta'), ' da casa');
  await person.type(await field('Nova opção'), 'Galpão{Enter}');
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  await person.click(undo);
  expect(screen.queryByLabelText('Opção 3')).toBeNull();
  expect(await field('Texto da pergunta')).toHaveValue('Uso da casa');
  await person.click(undo);
  expect(await field('Texto da pergunta')).toHaveValue('Uso');
  expect(screen.getByText('Tudo gravado.')).toBeVisible();
  expect(undo).toHaveFocus();
});

it('leads to what is missing of a row', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Valor com data' }, patience));
  await person.selectOptions(await field('Valor'), 'Teto (cap)');
  await person.click(screen.getByRole('button', { name: 'Incluir linha' }));
  expect(await field('Vale a partir de')).toHaveFocus();
  expect(screen.getByText('Digite um número.')).toBeVisible();
});
