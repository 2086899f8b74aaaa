import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const RULES = 'demo/rules.json';
const row = '{ "from": "2020-01-01", "value": 10, "title": "Teto", "note": "% a.m., ato 1" }';
const texts = {
  'constants.json': `{ "$schema": "./_meta/constants.schema.json", "cap": [${row}] }\n`,
  'demo/product.json': '{ "title": "Demo", "steps": ["first"] }',
  [RULES]: `{
  "$schema": "../_meta/rules.schema.json",
  "derived": [
    { "id": "total", "field": "first.share", "value": { "var": "first.name" } },
    { "id": "other", "field": "first.use", "value": 1 }
  ]
}
`,
  [STEP]: `{
  "$schema": "../../_meta/step.schema.json",
  "title": "Etapa",
  "path": "first",
  "type": "object",
  "required": ["name"],
  "properties": {
    "use": {
      "title": "Uso",
      "type": "string",
      "ui": { "widget": "radio",   "options": ["Casa", "Loja"] }
    },
    "name": { "title": "Nome", "type": "string", "maxLength": 50, "ui": { "widget": "text" } },
    "share": { "title": "Parte", "type": "number", "maximum": 30, "ui": { "widget": "percent" } }
  }
}
`,
};
const step = texts[STEP];
const draft = {
  ...{ Id: ID, Name: 'Tetos', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const PUT = `PUT /workbench/draft/${ID}/file`;

function open(Faults: readonly object[] = []) {
  const Files = Object.entries(texts).map(([File, Text]) => ({ File, Text, Version: 0 }));
  const answers = {
    [`GET /workbench/draft/${ID}`]: { Draft: draft, Release: 1, Files },
    [`POST /workbench/draft/${ID}/preview`]: { Faults, Hash: null, Book: null },
    [PUT]: { File: STEP, Version: 1, UpdatedAt: draft.UpdatedAt },
  };
  return openPortal(`/produtos/rascunhos/${ID}/demo`, { answers, person: { isAnalyst: true } });
}

type Opened = ReturnType<typeof open>;

const press = async ({ person }: Opened, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }, patience));

/** Brings a field that is not there yet into a part. */
async function include({ person }: Opened, part: string, key: string): Promise<void> {
  const [group] = screen.getAllByRole('region', { name: part });
  await person.type(within(group!).getAllByLabelText('Incluir campo').at(-1)!, `${key}{Enter}`);
}

async function openFile(portal: Opened, file: string): Promise<HTMLElement> {
  await portal.person.selectOptions(await screen.findByLabelText('Arquivo', {}, patience), file);
  return screen.findByRole('region', { name: `Formulário de ${file}` }, patience);
}

async function openQuestion({ person }: Opened, option: string): Promise<void> {
  await screen.findByLabelText('Pergunta', {}, patience);
  await person.selectOptions(await field('Pergunta'), option);
  await field('Texto da pergunta');
}

/** What is saved of the one file that was changed. */
async function savedText(portal: Opened): Promise<string> {
  await press(portal, 'Gravar rascunho');
  await waitFor(() => expect(portal.api.calls(PUT)).toHaveLength(1), patience);
  return (portal.api.calls(PUT)[0]!.body as { Text: string }).Text;
}

it('writes a limit that a question has in its place, and a new one before its looks', async () => {
  const portal = open();
  const { person } = portal;
  await openQuestion(portal, 'Nome (first.name)');
  const most = await field('Máximo de caracteres');
  await person.clear(most);
  await person.type(most, '60');
  await include(portal, 'name', 'minLength');
  expect(await field('Mínimo de caracteres')).toHaveFocus();
  await person.keyboard('3');
  expect(await savedText(portal)).toBe(step.replace('"maxLength": 50', '"minLength": 3, "maxLength": 60'));
});

it('adds, moves, copies and takes away options, and leads the keyboard on', async () => {
  const portal = open();
  const { person } = portal;
  await openQuestion(portal, 'Uso (first.use)');
  await press(portal, 'Incluir em Opções');
  expect(await field('Opções 3')).toHaveFocus();
  await person.keyboard('Galpão');
  await press(portal, 'Mover 3. Galpão para cima');
  expect(await field('Opções 2')).toHaveValue('Galpão');
  await press(portal, 'Retirar 3. Loja');
  expect(await field('Opções 2')).toHaveFocus();
  await press(portal, 'Duplicar 1. Casa');
  expect(await savedText(portal)).toBe(step.replace('["Casa", "Loja"]', '["Casa", "Casa", "Galpão"]'));
});

it('adds a row of its table like the last, in percent as that is', async () => {
  const portal = open();
  const { person } = portal;
  await openFile(portal, 'constants.json');
  await press(portal, /^cap /);
  await press(portal, 'Duplicar 1. Teto');
  await press(portal, /^2\. Teto/);
  const day = await field('Vale a partir de');
  await person.clear(day);
  await person.type(day, '01/01/2027');
  const value = await field('Valor');
  await person.clear(value);
  await person.type(value, '0,3');
  expect(value).toHaveAccessibleDescription('0,3 é 0,3%; antes era 10%.');
  expect(JSON.parse(await savedText(portal))).toMatchObject({
    cap: [JSON.parse(row), { ...JSON.parse(row), from: '2027-01-01', value: 0.3 }],
  });
});

it('says at the field what cannot be written, and writes nothing of it', async () => {
  const portal = open();
  const { person } = portal;
  await openQuestion(portal, 'Nome (first.name)');
  const most = await field('Máximo de caracteres');
  for (const wrong of ['-3', '3,5']) {
    await person.clear(most);
    await person.type(most, wrong);
    expect(most).toHaveAccessibleDescription('Digite um número inteiro, de 1 em diante.');
  }
  await openQuestion(portal, 'Parte (first.share)');
  const share = await field('Maior valor');
  await person.clear(share);
  await person.type(share, '0,3');
  expect(share).toHaveAccessibleDescription('0,3 é 0,3%; antes era 30%.');
  const title = await field('Texto da pergunta');
  await person.clear(title);
  expect(title).toHaveAccessibleDescription('Preencha.');
});

it('adds a question by its name, which no other has, and one that is moved keeps its words', async () => {
  const portal = open();
  const { person } = portal;
  await openFile(portal, STEP);
  await press(portal, /^Perguntas/);
  const added = await field('Nome do que incluir');
  await person.type(added, 'name{Enter}');
  expect(added).toHaveAccessibleDescription('Este nome já existe.');
  await person.clear(added);
  await person.type(added, 'não vale{Enter}');
  expect(added).toHaveAccessibleDescription('Este nome não pode ser usado aqui.');
  await person.clear(added);
  await person.type(added, 'lot{Enter}');
  await person.type(await field('Texto da pergunta'), 'Lote');
  await press(portal, 'Mover lot para cima');
  expect(screen.getByRole('button', { name: 'Mover lot para cima' })).toHaveFocus();
  const before = step.slice(step.indexOf('    "share"'), step.indexOf('\n  }\n}'));

  const text = await savedText(portal);
  expect(text.endsWith(`,\n${before}\n  }\n}\n`)).toBe(true);
  expect(text).toContain('"title": "Lote", "type": "string", "maxLength": 100');
});

it('leads the keyboard into what was just included', async () => {
  const portal = open();
  await openFile(portal, RULES);
  await press(portal, /^Campos calculados/);
  await press(portal, 'Incluir em Campos calculados');
  await portal.person.keyboard('sum');
  const [added] = screen.getAllByRole('region', { name: '3. sum' });
  expect(within(added!).getByLabelText('Nome')).toHaveValue('sum');
});

it('shows an expression as its JSON, which changes what differs; what is no JSON yet changes nothing', async () => {
  const portal = open();
  const { person } = portal;
  await openFile(portal, RULES);
  await press(portal, /^Campos calculados/);
  await press(portal, /^1\. total/);
  const value = await field('Valor');
  expect(value).toHaveValue('{"var":"first.name"}');
  await person.clear(value);
  await person.click(value);
  await person.paste('{"var": "first.sh');
  expect(value).toHaveAccessibleDescription('Precisa ser JSON. O arquivo fica como estava.');
  expect(screen.getByText('Tudo gravado.')).toBeVisible();
  await person.paste('are"}');
  expect(await savedText(portal)).toBe(texts[RULES].replace('"first.name"', '"first.share"'));
});

it('takes back one change after the other, what was typed in one field at once', async () => {
  const portal = open();
  const { person } = portal;
  await openQuestion(portal, 'Uso (first.use)');
  await person.type(await field('Texto da pergunta'), ' da casa');
  await press(portal, 'Incluir em Opções');
  await person.keyboard('Galpão');
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  await person.click(undo);
  expect(await field('Opções 3')).toHaveValue('');
  await person.click(undo);
  expect(screen.queryByLabelText('Opções 3')).toBeNull();
  expect(await field('Texto da pergunta')).toHaveValue('Uso da casa');
  await person.click(undo);
  expect(await field('Texto da pergunta')).toHaveValue('Uso');
  expect(screen.getByText('Tudo gravado.')).toBeVisible();
  expect(undo).toHaveFocus();
});

it('marks the groups with what the check found, says it at the field, and a word chosen from a list mends it', async () => {
  const at = { File: STEP, Pointer: '/properties/name/ui/width', Code: 'unknown-width', Message: 'No.' };
  const portal = open([at]);
  await openFile(portal, STEP);
  await screen.findByRole('button', { name: /^Perguntas.*1 problema/ }, patience);
  await openQuestion(portal, 'Nome (first.name)');
  await include(portal, 'Aparência', 'width');
  expect(await field('Largura')).toHaveAccessibleDescription('Esta largura não existe.');
  await portal.person.selectOptions(await field('Largura'), 'Metade');
  expect(await savedText(portal)).toContain('"width": "half"');
});

it('leads from a part to its place in the text', async () => {
  const portal = open();
  await openQuestion(portal, 'Nome (first.name)');
  const [group] = screen.getAllByRole('region', { name: 'name' });
  await portal.person.click(within(group!).getAllByRole('button', { name: 'Ver no texto' }).at(-1)!);
  expect(screen.getByRole('button', { name: 'Texto (JSON)' })).toBePressed();
});
