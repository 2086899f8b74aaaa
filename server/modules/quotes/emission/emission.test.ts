import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { emissionDesk } from '../../../testing/emissionDesk';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { offered, pay, approve, ready, issue, analyse, read, rowOf, kindsOf, billetsOf } = emissionDesk(
  () => server,
);

describe('from an offer to a policy', () => {
  test('by a proposal: asked for, ready, accepted, issued', async () => {
    const identifier = await offered('1000.00');
    const paid = await pay(identifier, { installments: 3, firstInstallmentDueDateDelay: 30 });
    expect(paid.data).toMatchObject({
      Title: 'Recebemos sua solicitação',
      Identifier: identifier,
      Status: 5,
    });
    expect((await read(identifier)).quote.Proposal).toEqual({
      Number: null,
      ReadyAt: null,
      AcceptedAt: null,
      ExpiredAt: null,
      AsksDueDate: false,
      Request: {
        Payment: {
          PaymentType: 1,
          Installments: 3,
          FirstInstallmentDueDateDelay: 30,
          FirstInstallmentDueDate: '2026-12-20',
        },
      },
    });

    await ready(identifier);
    expect((await read(identifier)).quote).toMatchObject({
      Status: 6,
      Proposal: {
        Number: expect.stringMatching(/^2026\d{7}$/),
        ReadyAt: '2026-11-20T15:00:00.000Z',
        ExpiredAt: '2026-12-20T15:00:00.000Z',
      },
    });

    expect((await approve(identifier)).data).toMatchObject({ Title: 'Proposta aceita!', Status: 7 });
    await issue(identifier);
    const { quote } = await read(identifier);
    expect(quote).toMatchObject({
      Status: 9,
      Proposal: { AcceptedAt: '2026-11-20T15:00:00.000Z' },
      Policy: {
        Number: expect.stringMatching(/^20260775\d{7}00$/),
        IssuedAt: '2026-11-20T15:00:00.000Z',
        Billets: [
          { Installment: 1, Installments: 3, DueDate: '2026-12-20', Amount: 333.34, Status: 'Pending' },
          { Installment: 2, Installments: 3, DueDate: '2027-01-20', Amount: 333.33, Status: 'Pending' },
          { Installment: 3, Installments: 3, DueDate: '2027-02-20', Amount: 333.33, Status: 'Pending' },
        ],
      },
    });
    expect(await kindsOf(identifier)).toEqual([
      'registered 1',
      'moved 2',
      'moved 5',
      'moved 6',
      'moved 7',
      'moved 9',
    ]);
    const news = await server.db.select().from(notifications);
    const told = news.map(({ userUid, notificationType, data }) => [userUid, notificationType, data]);
    expect(told).toEqual([
      ['demo-tomador', 'ReadyProposal', identifier],
      ['demo-tomador', 'NewInsurancePolicy', quote.Policy.Number],
    ]);
  });

  test('at once: accepted with a proposal’s number, then issued', async () => {
    const identifier = await offered();
    expect((await pay(identifier, {}, false)).data.Status).toBe(7);
    expect((await read(identifier)).quote.Proposal).toMatchObject({
      Number: expect.stringMatching(/^2026\d{7}$/),
      ReadyAt: '2026-11-20T15:00:00.000Z',
      AcceptedAt: '2026-11-20T15:00:00.000Z',
    });
    await issue(identifier);
    expect(await rowOf(identifier)).toMatchObject({ status: 9 });
    expect(await billetsOf(identifier)).toHaveLength(1);
  });

  test('a premium is the customer’s to read while it is offered, and not while a person looks at it', async () => {
    const identifier = await offered('1000.00');
    expect((await read(identifier)).quote.Quote.GrossPremium).toBe(1000);
    await analyse(identifier);
    const { quote } = await read(identifier);
    expect(quote.Quote).toBeNull();
    expect(JSON.stringify(quote)).not.toContain('GrossPremium');
    const url = `/api/desk/quote?identifier=${identifier}`;
    expect((await server.as('demo-executivo', { url })).json().Data.Quote.GrossPremium).toBe(1000);
  });

  test('back into analysis, with or without a reason', async () => {
    for (const [reason, stored] of [
      ['  O prêmio parece alto. ', 'O prêmio parece alto.'],
      ['  ', null],
      [null, null],
      [undefined, null],
    ] as const) {
      const identifier = await offered();
      const { data } = await analyse(identifier, reason);
      const Message = 'Sua cotação foi enviada para análise do executivo.';
      expect(data).toMatchObject({ Title: expect.any(String), Message, Status: 1 });
      expect((await read(identifier)).quote).toMatchObject({ Status: 1, AnalysisReason: stored });
    }
  });
});
