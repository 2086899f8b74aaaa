import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/portal/openBid';
import { openPortal, patience } from '../../../tests/support/portal/openPortal';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const ID = '11111111-1111-4111-8111-111111111111';
const STEP = 'demo/steps/first.json';
const PUT = `PUT /workbench/draft/${ID}/file`;
const asText = (title: string) => ({ title, type: 'string', ui: { widget: 'text' } });
const earlier = {
  address: asText('Endereço'),
  months: { title: 'Meses', type: 'integer', ui: { widget: 'integer' } },
  size: { title: 'Porte', type: 'string', ui: { widget: 'select', options: ['P', 'G'] } },
  code: asText('Código'),
};
const added = {
  street: asText('Rua'),
  days: { title: 'Dias', type: 'integer', ui: { widget: 'integer' } },
  scale: { title: 'Tamanho', type: 'string', ui: { widget: 'select', options: ['pequeno', 'grande'] } },
};
const step = (properties: object) =>
  JSON.stringify({ title: 'Etapa', path: 'first', type: 'object', required: [], properties }, null, 2);
const unchanged: Readonly<Record<string, string>> = {
  'demo/product.json': '{ "title": "Demo", "steps": ["first"] }',
  'demo/rules.json': '{ "derived": [{ "id": "a", "field": "first.code", "value": "x" }] }',
  'demo/cases/a.cases.json':
    '{ "cases": [{ "id": "a", "events": [{ "edit": "first.address", "value": "Rua A, 12, ap" }] }] }',
};
const folder = (properties: object, base: string | null) => ({
  Draft: {
    ...{ Id: ID, Name: 'Limites', Author: 'Aline Barreto', IsOwn: true },
    ...{ UpdatedAt: '2026-11-20T15:00:00.000Z', Files: [] },
  },
  Release: 3,
  Files: [
    ...Object.entries(unchanged).map(([File, Text]) => ({
      ...{ File, Text },
      ...(base === null ? { Version: 1, Base: null } : { Version: 0 }),
    })),
    { File: STEP, Text: step(properties), Version: 1, Base: base },
  ],
});

async function opened(
  question: string,
  properties: object = { ...earlier, ...added },
  base: string | null = step(earlier),
) {
  const portal = openPortal(`/produtos/rascunhos/${ID}/demo`, {
    answers: {
      [`GET /workbench/draft/${ID}`]: folder(properties, base),
      [`POST /workbench/draft/${ID}/preview`]: { Faults: [], Hash: null, Book: null },
      [PUT]: { File: STEP, Version: 2, UpdatedAt: '2026-11-20T15:00:00.000Z' },
    },
    person: { isAnalyst: true },
  });
  await portal.person.selectOptions(await field('Pergunta'), question);
  await portal.person.click(
    await screen.findByText('De onde vem a resposta de quem já começou', {}, patience),
  );
  const choose = async (label: string | RegExp, option: string) =>
    portal.person.selectOptions(screen.getByLabelText(label), option);
  const press = (name: string) => portal.person.click(screen.getByRole('button', { name }));
  return { ...portal, choose, press };
}

/** The step as it is saved now. */
async function savedStep({ api, press }: Awaited<ReturnType<typeof opened>>) {
  await press('Gravar rascunho');
  await waitFor(() => expect(api.calls(PUT).length).toBeGreaterThan(0), patience);
  const { Text } = api.calls(PUT)[0]!.body as { Text: string };
  return (JSON.parse(Text) as { properties: Record<string, object> }).properties;
}

describe('where a question takes its answer from', () => {
  it('is a part of a text: what is lost is listed with its text, and one press takes all back', async () => {
    const page = await opened('Rua (first.street)');
    await page.choose('A resposta vem', 'De uma parte de um texto');
    await page.press('Aplicar');
    expect(screen.getByText('Escolha a pergunta de antes.')).toBeVisible();
    expect(within(screen.getByLabelText('Pergunta de antes')).queryByText(/Código/)).toBeNull();
    await page.choose('Pergunta de antes', 'Endereço (first.address)');
    expect(await screen.findByText('“Rua A, 12, ap” → Rua: “Rua A”')).toBeVisible();
    expect(screen.getByText(/sai do rascunho ao aplicar: “Endereço” \(first.address\)/)).toBeVisible();
    expect(screen.getByText(/^Passa só em parte: “Rua A, 12, ap” é mostrado/)).toBeVisible();
    await page.person.click(screen.getByText('1 lugar ainda fala dela, e a conferência aponta cada um'));
    expect(screen.getByText(/demo\/cases\/a.cases.json#\/cases\/0\/events\/0\/edit/)).toBeVisible();
    await page.person.type(screen.getByLabelText('Um exemplo de “Endereço”'), 'Rua B');
    expect(await screen.findByText('“Rua B” → Rua: “Rua B”')).toBeVisible();
    await page.press('Aplicar');
    const words = '“Rua” (first.street) passa a vir de “Endereço”.';
    expect(await screen.findByText(words, {}, patience)).toBeVisible();
    await page.press('Desfazer em todos os arquivos');
    expect(await screen.findByText('Tudo gravado.', {}, patience)).toBeVisible();
    expect(screen.getByLabelText('A resposta vem')).toHaveDisplayValue(
      'De nenhuma outra: começa sem resposta',
    );
  });

  it('is a number in another unit', async () => {
    const page = await opened('Dias (first.days)');
    await page.choose('A resposta vem', 'De um número, em outra unidade');
    await page.choose('Pergunta de antes', 'Meses (first.months)');
    await page.press('Aplicar');
    expect(screen.getByText('Escreva um número maior que zero.')).toBeVisible();
    await page.person.type(screen.getByLabelText(/^Por quanto/), '30');
    await page.person.type(screen.getByLabelText('Um exemplo de “Meses”'), '2');
    expect(await screen.findByText('“2” → Dias: “60”')).toBeVisible();
    await page.press('Aplicar');
    await screen.findByText(/passa a vir de “Meses”/, {}, patience);
    const { days, months } = await savedStep(page);
    expect(months).toBeUndefined();
    expect(days).toMatchObject({
      converted: {
        from: { 'first.months': { type: 'integer' } },
        value: { times: [{ var: 'first.months' }, 30, 0] },
        back: { 'first.months': { over: [{ var: 'first.days' }, 30, 0] } },
      },
    });
  });

  it('is a choice, a row for each option, and comes up as it was chosen', async () => {
    const page = await opened('Tamanho (first.scale)');
    await page.choose('A resposta vem', 'De uma escolha, opção por opção');
    await page.choose('Pergunta de antes', 'Porte (first.size)');
    await page.press('Aplicar');
    expect(screen.getByText('Diga a opção de hoje de ao menos uma opção de antes.')).toBeVisible();
    await page.choose('P', 'pequeno');
    await page.press('Aplicar');
    await screen.findByText(/passa a vir de “Porte”/, {}, patience);
    expect(await screen.findByLabelText('P')).toHaveDisplayValue('pequeno');
    expect(screen.getByLabelText('G')).toHaveDisplayValue('Nenhuma: perguntar de novo');
    await page.choose('A resposta vem', 'De nenhuma outra: começa sem resposta');
    await page.press('Aplicar');
    await screen.findByText('“Tamanho” (first.scale) começa sem resposta.', {}, patience);
    expect((await savedStep(page))['scale']).not.toHaveProperty('converted');
  });

  it('is tried on live drafts and requests once it is saved', async () => {
    const converted = {
      from: { 'first.address': { type: 'string' } },
      value: { upper: [{ var: 'first.address' }] },
    };
    const { address: _gone, ...others } = earlier;
    const page = await opened('Rua (first.street)', { ...others, street: { ...added.street, converted } });
    expect(screen.getByText(/por uma expressão escrita no texto/)).toBeVisible();
    const counts = { otherValue: 0, lost: 1, refused: 0, priced: 0 };
    const lost = [{ id: 'r1', about: ['Endereço (só em parte em Rua: “x x, 9, x”)'] }];
    const examples = { otherValue: [], lost, refused: [], priced: [] };
    page.api.answer({
      [`GET /workbench/draft/${ID}/impact`]: {
        Faults: [],
        Impact: {
          ...{ id: 'demo', title: 'Demo', before: 1, after: 2, differences: [] },
          totals: {},
          cases: {},
        },
      },
      [`GET /workbench/draft/${ID}/impact/replay`]: {
        ...{ Total: 1, Next: null },
        Totals: { replayed: 1, affected: 1, counts, examples, rated: [] },
      },
    });
    await page.press('Experimentar');
    const drafts = within(await screen.findByRole('region', { name: 'Rascunhos abertos' }, patience));
    expect(await drafts.findByText('Endereço (só em parte em Rua: “x x, 9, x”)', {}, patience)).toBeVisible();
  });

  it.each([
    ['Endereço (first.address)', undefined, /já é feita na versão em vigor/],
    ['Código (first.code)', undefined, /é calculada por uma regra/],
    ['Rua (first.street)', null, /ainda não está em vigor/],
  ] as const)('%s says why it takes none', async (question, base, why) => {
    await opened(question, undefined, base);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByLabelText('A resposta vem')).toBeNull();
  });
});
