import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { documentAt, printingDesk } from '../../../testing/printingDesk';
import { readPdf } from '../../../testing/readPdf';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { desk, ask, opened, issued, status } = printingDesk(() => server);

describe('the draft of a contract', () => {
  test('says that it is worth nothing, what was asked for and what it costs', async () => {
    const identifier = await desk.offered('1234.56');
    const { answer, pdf } = await opened(documentAt.draft(identifier));
    expect(answer.headers['content-disposition']).toContain(`filename="minuta-${identifier}.pdf"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(pdf).toMatchObject({
      title: `Minuta de apólice ${identifier}`,
      language: 'pt-BR',
      isTagged: true,
    });
    for (const page of pdf.pages) expect(page).toContain('MINUTA SEM VALOR');
    const text = pdf.pages.join(' ');
    for (const said of ['Prêmio líquido R$ 1.234,56', 'IOF R$ 0,00', 'Prêmio total R$ 1.234,56']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Nome do Segurado MUNICIPIO DE AURORA DO VALE');
    expect(text).toContain('Parcelamento Em até 5 parcelas');
    expect(text).toContain('1. Objeto');
    expect(pdf.pages.at(-1)).toContain(`Página ${pdf.pages.length} de ${pdf.pages.length}`);
  });

  test('comes as base64 too', async () => {
    const identifier = await desk.offered();
    const answer = await ask(`${documentAt.draft(identifier)}&base64=true`);
    const { pages } = await readPdf(Buffer.from(answer.json().Data as string, 'base64'));
    expect(pages[0]).toContain(identifier);
  });

  test('is there only while there is a premium to speak of', async () => {
    const identifier = await desk.registered();
    const refused = await ask(documentAt.draft(identifier));
    expect([refused.statusCode, refused.json().Message]).toEqual([404, 'Nenhum documento encontrado.']);
    const offered = await desk.offered();
    expect(await status(documentAt.draft(offered))).toBe(200);
    await desk.analyse(offered);
    expect(await status(documentAt.draft(offered))).toBe(404);
  });

  test('shows the installments of the payment chosen', async () => {
    const identifier = await desk.offered('1000.00');
    await desk.pay(identifier, { installments: 3 });
    const text = (await opened(documentAt.draft(identifier))).pdf.pages.join(' ');
    expect(text).toContain('1 de 3 30/11/2026 Prevista R$ 333,34');
    expect(text).toContain('3 de 3 30/01/2027 Prevista R$ 333,33');
    expect(text).toContain('Boleto, primeiro vencimento em 30/11/2026');
  });
});

describe('the draft of a contract that became a policy', () => {
  test('is no draft without value any more, and lapses on no day', async () => {
    const { identifier, policy } = await issued();
    const texts = await Promise.all(
      [documentAt.draft, documentAt.receipt, documentAt.proposal].map(async (url) =>
        (await opened(url(identifier))).pdf.pages.join(' '),
      ),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/sem valor|válid[ao]s? até|não tem valor|antes de contratar/i);
    }
    expect(texts[0]).toContain(`A apólice ${policy.Number} foi emitida com os dados desta minuta.`);
  });

  test('of an accepted proposal, there is no day until which it holds, and no value yet', async () => {
    const identifier = await desk.offered();
    await desk.pay(identifier, {}, false);
    const text = (await opened(documentAt.draft(identifier))).pdf.pages.join(' ');
    expect(text).toContain('MINUTA SEM VALOR');
    expect(text).not.toContain('válidas até');
  });
});

describe('the receipt of a request', () => {
  test('is there from the registration on, without a premium that is no offer', async () => {
    const identifier = await desk.registered();
    await server.db.update(quotes).set({ grossPremium: '99.00' }).where(eq(quotes.identifier, identifier));
    const { pdf } = await opened(documentAt.receipt(identifier));
    const text = pdf.pages.join(' ');
    expect(text).toContain('Situação Cotação em Análise');
    expect(text).not.toContain('R$ 99,00');
    expect(text).not.toContain('MINUTA');
  });
});

describe('a proposal', () => {
  test('has its number, and is there once it has one', async () => {
    const identifier = await desk.offered();
    expect(await status(documentAt.proposal(identifier))).toBe(404);
    await desk.pay(identifier);
    await desk.ready(identifier);
    const { proposalNumber } = await desk.rowOf(identifier);
    const before = (await opened(documentAt.proposal(identifier))).pdf.pages.join(' ');
    expect(before).toContain(`Proposta ${proposalNumber}`);
    expect(before).not.toContain('Aceite eletrônico');
    await desk.approve(identifier);
    const after = (await opened(documentAt.proposal(identifier))).pdf.pages.join(' ');
    expect(after).toContain('Proposta aceita eletronicamente em 20/11/2026 às 12:00');
  });
});

describe('a policy', () => {
  test('has number, insurer, parties, coverage, premium and installments', async () => {
    const { identifier, policy } = await issued();
    const { answer, pdf } = await opened(documentAt.policy(policy.Code));
    expect(answer.headers['content-disposition']).toContain(`apolice-${policy.Number}.pdf`);
    const text = pdf.pages.join(' ');
    for (const said of [
      `Apólice ${policy.Number}`,
      'Seguradora Seguradora Sandbox',
      'Tomador Engenharia Vale Verde Ltda',
      'CPF/CNPJ do tomador 11.444.777/0001-61',
      'Segurado MUNICIPIO DE AURORA DO VALE',
      'Importância segurada R$ 10.000,00',
      'Fim de vigência 18/02/2027, às 24 horas',
      '2 de 3 30/12/2026 Em Aberto R$ 333,33',
      `Cotação de origem ${identifier}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('MINUTA');
    expect((await opened(documentAt.receipt(identifier))).pdf.pages.join(' ')).toContain(
      `Apólice ${policy.Number}`,
    );
  });
});

describe('the receipt of an endorsement', () => {
  test('is for endorsements alone, and those are no quotes', async () => {
    const identifier = await desk.registered();
    expect(await status(documentAt.endorsement(identifier))).toBe(404);
    expect(await status(documentAt.endorsement('END0000001'))).toBe(404);
    const made = { identifier: 'END0000001', kind: 'endorsement', status: 10 } as const;
    await server.db.update(quotes).set(made).where(eq(quotes.identifier, identifier));
    const { answer, pdf } = await opened(documentAt.endorsement('END0000001'));
    expect(answer.headers['content-disposition']).toContain('comprovante-END0000001.pdf');
    expect(pdf.title).toBe('Comprovante de endosso END0000001');
    expect(await status(documentAt.receipt('END0000001'))).toBe(404);
    expect(await status(documentAt.draft('END0000001'))).toBe(404);
  });
});
