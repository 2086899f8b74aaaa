import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteReasons } from '../../../../contract/quoteReasons';
import { quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import type { BidChanges } from '../../../testing/bidRecord';
import { executiveDesk } from '../../../testing/executiveDesk';
import { documentAt, printingDesk } from '../../../testing/printingDesk';
import { TOMADOR } from '../../../testing/quoteDesk';
import { testApp, type TestApp } from '../../../testing/testApp';
import { underwrite } from '../underwrite';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { desk, opened } = printingDesk(() => server);
const { decide } = executiveDesk(() => server);

async function ask(identifier: string, uid = TOMADOR) {
  const answer = await server.as(uid, { url: `/api/quote/reasons?identifier=${identifier}` });
  return { status: answer.statusCode, reasons: answer.json().Data as QuoteReasons };
}

async function rated(changes: BidChanges = {}): Promise<string> {
  const identifier = await desk.registered(changes);
  await underwrite(server.deps, (await desk.rowOf(identifier)).id);
  return identifier;
}

const LARGE = { objectProperty: { contractValue: 100_000_000, guaranteeValue: 1_000_000 } };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('why a request and its offer say what they say', () => {
  test('each figure by what it was made of, and what rules gave by its rule', async () => {
    const { reasons } = await ask(await rated(LARGE));
    const why = new Map(
      reasons.Figures.map(({ Title, Text, Why }) => [Title, [plain(Text ?? ''), plain(Why)]]),
    );
    expect(why.get('Prêmio líquido')).toEqual([
      'R$ 2.958,90',
      expect.stringMatching(
        /^Segue de: Valor Garantia: R\$ 1\.000\.000,00; Taxa anual .*Prazo em Dias: 90 dias\.$/,
      ),
    ]);
    expect(why.get('IOF')?.[1]).toMatch(/^0,00% do prêmio líquido\./);
    expect([...why.keys()]).toEqual(['Prêmio líquido', 'IOF', 'Prêmio total', 'Parcelas']);
    const objectText = reasons.Answers.find(({ Text }) => Text?.startsWith('Edital: 12/2026'));
    expect(objectText?.Why).toMatch(/\./);
    // Nobody keeps who wrote it: that it agrees with its rule is enough.
    expect(reasons.Answers.find(({ Title }) => Title === 'Final de Vigência')?.Why).toMatch(
      /^Início, prazo e final de vigência andam juntos/,
    );
    expect(reasons.Answers.every(({ Why }) => Why.endsWith('.') || Why.endsWith('…'))).toBe(true);
  });

  test('the least premium as such, an executive’s as theirs, and none before there is an offer', async () => {
    const [least] = (await ask(await rated())).reasons.Figures;
    expect(least?.Why).toBe('É o prêmio mínimo da seguradora: as respostas não dão mais.');
    const waiting = await rated({ objectProperty: { guaranteeValue: 50_000 } });
    expect((await ask(waiting)).reasons.Figures).toEqual([]);
    const terms = { commercialPremium: 300, maxInstallments: 1, insurerName: 'Seguradora Sandbox' };
    expect(await decide('approve', waiting, terms)).toMatchObject({ status: 200 });
    const [set, , , installments] = (await ask(waiting)).reasons.Figures;
    expect([plain(set?.Text ?? ''), set?.Why]).toEqual([
      'R$ 300,00',
      'Um executivo definiu este valor ao analisar o pedido.',
    ]);
    expect(installments?.Text).toBe('À vista');
  });

  test('what a look-up filled by its question, as long as it says so', async () => {
    const identifier = await desk.registered();
    const nameIn = ({ reasons }: Awaited<ReturnType<typeof ask>>) =>
      reasons.Answers.find(({ Text }) => Text === 'MUNICIPIO DE AURORA DO VALE')?.Why;
    expect(nameIn(await ask(identifier))).toMatch(/98\.877\.665\/0001-82/);
    await server.db.update(quotes).set({ found: null }).where(eq(quotes.identifier, identifier));
    expect(nameIn(await ask(identifier))).toBeUndefined();
  });

  test('are for who sees the request alone', async () => {
    expect((await ask(await desk.registered(), 'demo-cliente')).status).toBe(404);
  });
});

test('a proposal has them as its annex, after all that is declared', async () => {
  const identifier = await rated(LARGE);
  await desk.pay(identifier);
  await desk.ready(identifier);
  const text = plain((await opened(documentAt.proposal(identifier))).pdf.pages.join(' ')) ?? '';
  const annex = text.slice(text.indexOf('Anexo: por que cada valor'));
  expect(text.indexOf('Declarações do proponente')).toBeLessThan(text.indexOf('Anexo: por que cada valor'));
  expect(annex).toContain('Prêmio líquido: R$ 2.958,90');
  expect(annex).toContain('Segue de: Valor Garantia: R$ 1.000.000,00');
});
