import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../../../tests/support/portal/openPortal';

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const step = `{
  "$schema": "../../_meta/step.schema.json",
  "title": "Etapa",
  "path": "first",
  "type": "object",
  "required": ["name"],
  "properties": {
    "name": { "title": "Nome", "type": "string", "maxLength": 50, "ui": { "widget": "text" } },
    "use": {
      "title": "Uso",
      "type": "string",
      "ui": { "widget": "radio", "options": ["Casa", "Loja"] }
    }
  }
}
`;
const texts = { 'demo/product.json': '{ "title": "Demo", "steps": ["first"] }', [STEP]: step };
const draft = {
  ...{ Id: ID, Name: 'Tetos', Author: 'Aline Barreto', IsOwn: true },
  ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
};
const PUT = `PUT /workbench/draft/${ID}/file`;

async function open() {
  const Files = Object.entries(texts).map(([File, Text]) => ({ File, Text, Version: 0 }));
  const answers = {
    [`GET /workbench/draft/${ID}`]: { Draft: draft, Release: 1, Files },
    [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
    [PUT]: { File: STEP, Version: 1, UpdatedAt: draft.UpdatedAt },
  };
  const portal = openPortal(`/produtos/rascunhos/${ID}/demo`, { answers, person: { isAnalyst: true } });
  await portal.person.click(await screen.findByRole('button', { name: 'Formulário' }, patience));
  await portal.person.selectOptions(await field('Arquivo'), STEP);
  await screen.findByRole('region', { name: `Formulário de ${STEP}` }, patience);
  return portal;
}

async function savedText({ api, person }: Awaited<ReturnType<typeof open>>): Promise<string> {
  await person.click(screen.getByRole('button', { name: 'Gravar rascunho' }));
  await waitFor(() => expect(api.calls(PUT)).toHaveLength(1), patience);
  return (api.calls(PUT)[0]!.body as { Text: string }).Text;
}

it('writes a change where it stands, and no other line', async () => {
  const portal = await open();
});
