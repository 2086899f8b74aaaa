import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBoleto } from 'validation-br';
import { billets, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { PRINTED_LINE } from '../../../testing/billetLine';
import { decodeBarCode } from '../../../testing/decodeBarCode';
import { documentAt, printingDesk } from '../../../testing/printingDesk';
import { readPix } from '../../../testing/readPix';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { desk, opened, issued } = printingDesk(() => server);

describe('billets', () => {
  test('have a line and a bar code that say the same, as banks check them', async () => {
    const { policy } = await issued();
    const [first] = policy.Billets;
    const { pdf } = await opened(documentAt.billet(first.BillingId));
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
    const { pdf } = await opened(documentAt.billets(policy.Number));
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
    const { answer, pdf } = await opened(documentAt.billets(policy.Number));
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
    const { pdf } = await opened(documentAt.billet(id));
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
    expect((await opened(documentAt.billet(id))).pdf.pages[0]).toContain('Situação Em Aberto');
    await server.db.update(billets).set({ dueDate: '2026-11-19' }).where(eq(billets.id, id));
    const [page] = (await opened(documentAt.billet(id))).pdf.pages;
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
    const { pdf } = await opened(documentAt.billet(id));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]).toContain('Boleto vencido em 19/11/2026.');
    expect(pdf.pages[0]).toContain(`Tomador ${NAME} Segurado ${NAME}`);
  });

  test('an insurer’s name does not run into the boxes of the slip', async () => {
    const { policy } = await issued();
    const [{ BillingId: id }] = policy.Billets;
    await server.db.update(policies).set({ insurerName: NAME }).where(eq(policies.id, policy.Code));
    const { pdf } = await opened(documentAt.billet(id));
    expect(pdf.pages.join(' ')).toMatch(/Beneficiário Construções [^…]{20,70}… Agência/);
  });

  test('an installment of billions stands in one line', async () => {
    const identifier = await desk.offered('9999999999998.00');
    await desk.pay(identifier, { installments: 5 });
    const text = (await opened(documentAt.draft(identifier))).pdf.pages.join(' ');
    expect(text).toContain('1 de 5 30/11/2026 Prevista R$ 1.999.999.999.999,60');
  });
});
