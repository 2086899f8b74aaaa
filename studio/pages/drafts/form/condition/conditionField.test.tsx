import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, patience } from '../../../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const RULES = 'demo/rules.json';
const flag = '{ "var": "first.flag" }';
const RAW = '{ ">": [{ "var": "first.value" }, { "addDays": [{ "today": [] }, 3] }] }';
const texts = {
  'constants.json': '{ "$schema": "./_meta/constants.schema.json" }',
  'demo/product.json': '{ "title": "Demo", "steps": ["first"] }',
  'demo/steps/first.json': `{
  "title": "Etapa", "path": "first", "type": "object", "required": [],
  "properties": {
    "flag": { "title": "É loja?", "type": "boolean", "ui": { "widget": "radio" } },
    "use": { "title": "Uso", "type": "string", "ui": { "widget": "radio", "options": ["Casa", "Loja"] } },
    "value": { "title": "Aluguel", "type": "number", "ui": { "widget": "money" } }
  }
}`,
  [RULES]: `{
  "$schema": "../_meta/rules.schema.json",
  "states": [
    { "id": "shop", "fields": ["first.use"], "when": ${flag}, "then": { "required": true } },
    { "id": "much", "fields": ["first.use"], "when": { "and": [${flag}, ${RAW}] }, "then": { "required": true } }
  ]
}
`,
};
const rules = texts[RULES];
const draft = {
  ...{ Id: ID, Name: 'Regras', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const PUT = `PUT /workbench/draft/${ID}/file`;

/** Opens the rules file at one rule's condition. */
async function openCondition(rule: RegExp) {
  const Files = Object.entries(texts).map(([File, Text]) => ({ File, Text, Version: 0 }));
  const answers = {
    [`GET /workbench/draft/${ID}`]: { Draft: draft, Release: 1, Files },
    [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
    [PUT]: { File: RULES, Version: 1, UpdatedAt: draft.UpdatedAt },
  };
  const portal = openPortal(`/produtos/rascunhos/${ID}/demo`, { answers, person: { isAnalyst: true } });
  const { person } = portal;
  await person.selectOptions(await screen.findByLabelText('Arquivo', {}, patience), RULES);
  await person.click(await screen.findByRole('button', { name: /^Estados/ }, patience));
  await person.click(screen.getByRole('button', { name: rule }));
  await person.click(screen.getByRole('button', { name: /^Quando/ }));
  const part = (number: number) => within(screen.getByRole('group', { name: `Condição ${number}` }));
  const saved = async () => {
    await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
    await waitFor(() => expect(portal.api.calls(PUT)).toHaveLength(1), patience);
    return (portal.api.calls(PUT)[0]!.body as { Text: string }).Text;
  };
  return { ...portal, part, saved };
}

it('says a condition as a sentence, and writes another question with its answer once both are chosen', async () => {
  const { person, part, saved } = await openCondition(/^1\. shop/);
  expect(screen.getByRole('button', { name: /^Quando/ })).toHaveTextContent('“É loja?” é “Sim”');
  await person.selectOptions(part(1).getByLabelText('Se a pergunta'), 'Uso (first.use)');
  expect(screen.getByRole('button', { name: /^Quando/ })).toHaveTextContent('“Uso” está respondida');
  await person.selectOptions(part(1).getByLabelText('Comparação'), 'é');
  expect(screen.getByRole('button', { name: /^Quando/ })).toHaveTextContent('“Uso” está respondida');
  await person.selectOptions(part(1).getByLabelText('Resposta'), 'Loja');
  expect(screen.getByRole('button', { name: /^Quando/ })).toHaveTextContent('“Uso” é “Loja”');
  const text = await saved();
  const written = JSON.parse(text) as { states: { when: unknown }[] };
  expect(written.states[0]!.when).toEqual({ '==': [{ var: 'first.use' }, 'Loja'] });
  expect(text.slice(text.indexOf('{ "id": "much"'))).toBe(rules.slice(rules.indexOf('{ "id": "much"')));
});

it('puts a second one beside it, any of which is enough, with a number as people write it', async () => {
  const { person, part, saved } = await openCondition(/^1\. shop/);
  await person.click(screen.getByRole('button', { name: 'Incluir condição em Quando' }));
  expect(part(2).getByLabelText('Se a pergunta')).toHaveFocus();
  await person.selectOptions(part(2).getByLabelText('Se a pergunta'), 'Aluguel (first.value)');
  await person.selectOptions(part(2).getByLabelText('Comparação'), 'é maior ou igual a');
  await person.type(part(2).getByLabelText('Resposta'), '1.000,5');
  await person.selectOptions(screen.getByLabelText('Das condições'), 'Basta uma');
  const written = JSON.parse(await saved()) as { states: { when: unknown }[] };
  expect(written.states[0]!.when).toEqual({
    or: [{ var: 'first.flag' }, { '>=': [{ var: 'first.value' }, 1000.5] }],
  });
});

it('leaves what takes more than one question to its text, and the others beside it can go', async () => {
  const { person, saved } = await openCondition(/^2\. much/);
  expect(screen.getByLabelText(/^Condição 2/)).toHaveValue(JSON.stringify(JSON.parse(RAW)));
  await person.click(screen.getByRole('button', { name: 'Retirar condição 1' }));
  const written = JSON.parse(await saved()) as { states: { when: unknown }[] };
  expect(written.states[1]!.when).toEqual(JSON.parse(RAW));
});
