import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBoleto } from 'validation-br';
import { billets, policies, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { PRINTED_LINE } from '../../../testing/billetLine';
import { decodeBarCode } from '../../../testing/decodeBarCode';
import { emissionDesk } from '../../../testing/emissionDesk';
import { executiveLink } from '../../../testing/executiveLink';
import { readPix } from '../../../testing/readPix';
import { readPdf } from '../../../testing/readPdf';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = emissionDesk(() => server);
const OWNER = 'demo-tomador';

const draftOf = (identifier: string) => `/api/quote/draft/document?codigo=${identifier}`;
const proposalOf = (identifier: string) => `/api/quote/proposal/document?codigo=${identifier}`;
const receiptOf = (identifier: string) => `/api/quotes/export/pdf/${identifier}`;
const endorsementOf = (identifier: string) => `/api/InsurancePolicy/endorsement/pdf/${identifier}`;
const policyOf = (code: string) => `/api/InsurancePolicy/Document?codigo=${code}`;
const billetOf = (id: string) => `/api/InsurancePolicy/invoices/document?billingId=${id}`;
const billetsOf = (number: string) => `/api/financial/billet/download/all?documentNumber=${number}`;

const ask = (url: string, uid: string | null = OWNER) => server.as(uid, { url });
const status = async (url: string, uid?: string | null) => (await ask(url, uid)).statusCode;

/** The document at an address, read back. */
async function opened(url: string) {
  const answer = await ask(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { answer, pdf: await readPdf(answer.rawPayload) };
}

/** A policy paid in three installments. */
async function issued() {
  const identifier = await desk.offered('1000.00');
  await desk.pay(identifier, { installments: 3 });
  await desk.ready(identifier);
  await desk.approve(identifier);
  await desk.issue(identifier);
  return { identifier, policy: (await desk.read(identifier)).quote.Policy };
}

describe('the draft of a contract', () => {
  test('says that it is worth nothing, what was asked for and what it costs', async () => {
    const identifier = await desk.offered('1234.56');
    const { answer, pdf } = await opened(draftOf(identifier));
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
    const answer = await ask(`${draftOf(identifier)}&base64=true`);
    const { pages } = await readPdf(Buffer.from(answer.json().Data as string, 'base64'));
    expect(pages[0]).toContain(identifier);
  });

  test('is there only while there is a premium to speak of', async () => {
    const identifier = await desk.registered();
    const refused = await ask(draftOf(identifier));
    expect([refused.statusCode, refused.json().Message]).toEqual([404, 'Nenhum documento encontrado.']);
    const offered = await desk.offered();
    expect(await status(draftOf(offered))).toBe(200);
    await desk.analyse(offered);
    expect(await status(draftOf(offered))).toBe(404);
  });

  test('shows the installments of the payment chosen', async () => {
    const identifier = await desk.offered('1000.00');
    await desk.pay(identifier, { installments: 3 });
    const text = (await opened(draftOf(identifier))).pdf.pages.join(' ');
    expect(text).toContain('1 de 3 30/11/2026 Prevista R$ 333,34');
    expect(text).toContain('3 de 3 30/01/2027 Prevista R$ 333,33');
    expect(text).toContain('Boleto, primeiro vencimento em 30/11/2026');
  });
});

describe('the draft of a contract that became a policy', () => {
  test('is no draft without value any more, and lapses on no day', async () => {
    const { identifier, policy } = await issued();
    const texts = await Promise.all(
      [draftOf, receiptOf, proposalOf].map(async (url) =>
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
    const text = (await opened(draftOf(identifier))).pdf.pages.join(' ');
    expect(text).toContain('MINUTA SEM VALOR');
    expect(text).not.toContain('válidas até');
  }, 60_000);
});

describe('the receipt of a request', () => {
  test('is there from the registration on, without a premium that is no offer', async () => {
    const identifier = await desk.registered();
    await server.db.update(quotes).set({ grossPremium: '99.00' }).where(eq(quotes.identifier, identifier));
    const { pdf } = await opened(receiptOf(identifier));
    const text = pdf.pages.join(' ');
    expect(text).toContain('Situação Cotação em Análise');
    expect(text).not.toContain('R$ 99,00');
    expect(text).not.toContain('MINUTA');
  });
});

describe('a proposal', () => {
  test('has its number, and is there once it has one', async () => {
    const identifier = await desk.offered();
    expect(await status(proposalOf(identifier))).toBe(404);
    await desk.pay(identifier);
    await desk.ready(identifier);
    const { proposalNumber } = await desk.rowOf(identifier);
    const before = (await opened(proposalOf(identifier))).pdf.pages.join(' ');
    expect(before).toContain(`Proposta ${proposalNumber}`);
    expect(before).not.toContain('Aceite eletrônico');
    await desk.approve(identifier);
    const after = (await opened(proposalOf(identifier))).pdf.pages.join(' ');
    expect(after).toContain('Proposta aceita eletronicamente em 20/11/2026 às 12:00');
  });
});

describe('a policy', () => {
  test('has number, insurer, parties, coverage, premium and installments', async () => {
    const { identifier, policy } = await issued();
    const { answer, pdf } = await opened(policyOf(policy.Code));
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
    expect((await opened(receiptOf(identifier))).pdf.pages.join(' ')).toContain(`Apólice ${policy.Number}`);
  });
});

describe('billets', () => {
  test('have a line and a bar code that say the same, as banks check them', async () => {
    const { policy } = await issued();
    const [first] = policy.Billets;
    const { pdf } = await opened(billetOf(first.BillingId));
    const [row] = await server.db.select().from(billets).where(eq(billets.id, first.BillingId));
    expect(pdf.pages).toHaveLength(1);
    const line = PRINTED_LINE.exec(pdf.pages[0]!)![0];
    expect(decodeBarCode(pdf.bars[0]!)).toBe(row!.barCode);
    const digits = line.replaceAll(/\D/g, '');
    expect(isBoleto(digits)).toBe(true);
    expect(digits.slice(0, 4) + digits.slice(32)).toBe(row!.barCode.slice(0, 19));
    expect(pdf.pages[0]).toContain('Vencimento 30/11/2026');
    expect(pdf.pages[0]).toContain('R$ 333,34');
    expect(pdf.pages[0]).toContain('Engenharia Vale Verde Ltda · 11.444.777/0001-61');
  });

  test('have a Pix to scan, of that amount and for that billet', async () => {
    const { policy } = await issued();
    const { pdf } = await opened(billetsOf(policy.Number));
    const rows = await server.db.select().from(billets).where(eq(billets.policyId, policy.Code));
    const read = pdf.codes.map((code) => readPix(code!));
    expect(read).toHaveLength(3);
    for (const [at, pix] of read.entries()) {
      const row = rows.find(({ installment }) => installment === at + 1)!;
      expect(pix).toMatchObject({
        '26.01': 'pix@lastro.test',
        '54': row.amount,
        '62.05': `B${row.ourNumber}`,
      });
    }
  });

  test('of a policy come together, a page each, in their order', async () => {
    const { policy } = await issued();
    const { answer, pdf } = await opened(billetsOf(policy.Number));
    expect(answer.headers['content-disposition']).toContain(`boletos-${policy.Number}.pdf`);
    const rows = await server.db.select().from(billets);
    expect(pdf.pages.map((page) => /Parcela (\d de \d) Vencimento/.exec(page)?.[1])).toEqual([
      '1 de 3',
      '2 de 3',
      '3 de 3',
    ]);
    const codes = policy.Billets.map(
      ({ BillingId }: { BillingId: string }) => rows.find(({ id }) => id === BillingId)!.barCode,
    );
    expect(pdf.bars.map(decodeBarCode)).toEqual(codes);
  });

  test('cannot be paid twice: a paid one has neither line nor bar code', async () => {
    const { policy } = await issued();
    const [{ BillingId: id }] = policy.Billets;
    await server.db
      .update(billets)
      .set({ paidAt: new Date('2026-11-25T12:00:00Z') })
      .where(eq(billets.id, id));
    const { pdf } = await opened(billetOf(id));
    expect(pdf.pages[0]).toContain('Situação Pago');
    expect(pdf.pages[0]).toContain('PAGO EM 25/11/2026 – NÃO PAGAR NOVAMENTE');
    expect(pdf.pages[0]).not.toMatch(PRINTED_LINE);
    expect(pdf.bars[0]).toEqual([]);
    expect(pdf.codes).toEqual([undefined]);
  });

  test('say so when they are overdue', async () => {
    const { policy } = await issued();
    const [{ BillingId: id }] = policy.Billets;
    await server.db.update(billets).set({ dueDate: '2026-11-20' }).where(eq(billets.id, id));
    expect((await opened(billetOf(id))).pdf.pages[0]).toContain('Situação Em Aberto');
    await server.db.update(billets).set({ dueDate: '2026-11-19' }).where(eq(billets.id, id));
    const [page] = (await opened(billetOf(id))).pdf.pages;
    expect(page).toContain('Situação Vencido');
    expect(page).toContain('Boleto vencido em 19/11/2026.');
  });
});

describe('the longest that may be typed', () => {
  const NAME = 'Construções e Participações São João d’Araújo Ltda '.repeat(4).slice(0, 200).trim();
  const longest = { holderName: NAME, insuredName: NAME };

  test('leaves a billet on one page, overdue too', async () => {
    const { policy } = await issued();
    const [{ BillingId: id }] = policy.Billets;
    await server.db.update(policies).set(longest).where(eq(policies.id, policy.Code));
    await server.db.update(billets).set({ dueDate: '2026-11-19' }).where(eq(billets.id, id));
    const { pdf } = await opened(billetOf(id));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]).toContain('Boleto vencido em 19/11/2026.');
    expect(pdf.pages[0]).toContain(`Tomador ${NAME} Segurado ${NAME}`);
  });

  test('an insurer’s name does not run into the boxes of the slip', async () => {
    const { policy } = await issued();
    const [{ BillingId: id }] = policy.Billets;
    await server.db.update(policies).set({ insurerName: NAME }).where(eq(policies.id, policy.Code));
    const { pdf } = await opened(billetOf(id));
    expect(pdf.pages.join(' ')).toMatch(/Beneficiário Construções [^…]{20,70}… Agência/);
  });

  test('an installment of billions stands in one line', async () => {
    const identifier = await desk.offered('9999999999998.00');
    await desk.pay(identifier, { installments: 5 });
    const text = (await opened(draftOf(identifier))).pdf.pages.join(' ');
    expect(text).toContain('1 de 5 30/11/2026 Prevista R$ 1.999.999.999.999,60');
  });
});

describe('the receipt of an endorsement', () => {
  test('is for endorsements alone, and those are no quotes', async () => {
    const identifier = await desk.registered();
    expect(await status(endorsementOf(identifier))).toBe(404);
    expect(await status(endorsementOf('END0000001'))).toBe(404);
    const made = { identifier: 'END0000001', kind: 'endorsement', status: 10 } as const;
    await server.db.update(quotes).set(made).where(eq(quotes.identifier, identifier));
    const { answer, pdf } = await opened(endorsementOf('END0000001'));
    expect(answer.headers['content-disposition']).toContain('endosso-END0000001.pdf');
    expect(pdf.title).toBe('Comprovante de endosso END0000001');
    expect(await status(receiptOf('END0000001'))).toBe(404);
    expect(await status(draftOf('END0000001'))).toBe(404);
  });

  test('its draft and proposal say what an endorsement is, and what it gives back', async () => {
    const { policy } = await issued();
    const identifier = await desk.offered('-84.25');
    const change = { kind: 'endorsement', policyId: policy.Code, policyVersion: 1 } as const;
    const made = { ...change, identifier: 'END0000002', proposalNumber: '20250000001' };
    await server.db.update(quotes).set(made).where(eq(quotes.identifier, identifier));
    const draft = (await opened(draftOf('END0000002'))).pdf;
    expect(draft.title).toBe('Minuta de endosso END0000002');
    for (const page of draft.pages) expect(page).toContain('MINUTA SEM VALOR');
    expect(draft.pages.join(' ')).toContain('Prêmio a devolver R$ 84,25');
    expect((await opened(proposalOf('END0000002'))).pdf.title).toBe('Proposta de endosso 20250000001');
  });
});

describe('documents are for those who see what they are about', () => {
  test('nobody, unregistered, foreign, unknown, and links', async () => {
    const { identifier, policy } = await issued();
    const link = await executiveLink(server);
    const urls = [
      draftOf(identifier),
      proposalOf(identifier),
      receiptOf(identifier),
      policyOf(policy.Code),
      policyOf(policy.Number),
      billetOf(policy.Billets[0].BillingId),
      billetsOf(policy.Number),
    ];
    for (const url of urls) {
      const answers = await Promise.all(
        [OWNER, 'demo-executivo', null, 'nobody', 'demo-cliente', link].map((uid) => status(url, uid)),
      );
      expect([url, ...answers]).toEqual([url, 200, 200, 401, 403, 404, 404]);
    }
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const url of [
      draftOf('BID9999999'),
      proposalOf('BID9999999'),
      receiptOf('x'),
      policyOf(unknown),
      policyOf("'; drop table"),
      policyOf('20260775999999900'),
      billetOf(unknown),
      billetOf(policy.Code),
      billetsOf('20260775999999900'),
      billetsOf(identifier),
    ]) {
      const answer = await ask(url);
      expect([url, answer.statusCode, answer.json().Message]).toEqual([
        url,
        404,
        'Nenhum documento encontrado.',
      ]);
    }
  });

  test('a policy is its holder’s, whoever asked for it', async () => {
    const { policy } = await issued();
    const setOwner = (clientDocument: string | null) =>
      server.db.update(policies).set({ clientDocument }).where(eq(policies.id, policy.Code));
    await setOwner('11222333000181');
    expect(await status(policyOf(policy.Code), 'demo-cliente')).toBe(200);
    await setOwner(null);
    expect(await status(policyOf(policy.Code), 'demo-cliente')).toBe(404);
    expect(await status(policyOf(policy.Code))).toBe(200);
  });

  test.each([
    '/api/quote/draft/document',
    '/api/InsurancePolicy/invoices/document?base64=true',
    '/api/InsurancePolicy/Document?codigo=x&base64=maybe',
  ])('%s asks for something it can name', async (url) => {
    expect(await status(url)).toBe(422);
  });
});
