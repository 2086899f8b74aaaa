import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { executiveLink } from '../../testing/executiveLink';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import type { QuoteChanges } from '../quotes/repository';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());

const desk = executiveDesk(() => server);
const { registered, offered, rowOf, eventsOf, decide, audited, setStatus } = desk;

const TERMS = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };
const REASON = { reason: '  Sinistralidade acima do aceito.  ' };
const bodies: Record<string, object> = { approve: TERMS, deny: REASON, ready: {}, issue: {} };

/** Changes what is stored of a request, past the application. */
const change = (identifier: string, changes: QuoteChanges) =>
  server.db.update(quotes).set(changes).where(eq(quotes.identifier, identifier));

/** An offer that was chosen to be paid: what every later status holds. */
async function chosen(acceptRequired: boolean): Promise<string> {
  const identifier = await offered();
  await desk.pay(identifier, {}, acceptRequired);
  return identifier;
}

async function accepted(): Promise<string> {
  const identifier = await chosen(true);
  await desk.ready(identifier);
  await desk.approve(identifier);
  return identifier;
}

describe('in each status, each action', () => {
  // A row is an action, a column a status from 1 to 9; what is not a move is refused.
  const table: [string, string][] = [
    ['approve', '2........'],
    ['deny', '3...3....'],
    ['ready', '....6....'],
    ['issue', '......9..'],
  ];
  const cells = table.flatMap(([action, row]) =>
    [...row].map((to, at) => ({ action, from: at + 1, to: to === '.' ? null : Number(to) })),
  );

  test.each(cells)('$action in $from gives $to', async ({ action, from, to }) => {
    const identifier = await accepted();
    await setStatus(identifier, from);
    const before = await rowOf(identifier);
    const answer = await decide(action, identifier, bodies[action]);
    const after = await rowOf(identifier);
    if (to === null) {
      expect([answer.status, answer.code]).toEqual([409, 'STATUS_FORBIDS']);
      expect(after).toEqual(before);
      expect(await audited(`quote:${identifier}`)).toEqual([]);
    } else {
      expect(answer).toMatchObject({ status: 200, data: { Identifier: identifier, Status: to } });
      expect(after.status).toBe(to);
    }
  });
});

describe('for each person, each action', () => {
  const strangers = ['demo-cliente', 'demo-tomador', 'demo-responsavel', 'demo-semcliente', OTHER_EXECUTIVE];

  test.each(Object.keys(bodies))('%s is nobody’s but the client’s executive’s', async (action) => {
    const identifier = await registered();
    const link = await executiveLink(server);
    const before = await rowOf(identifier);
    for (const uid of [...strangers, link]) {
      const answer = await decide(action, identifier, bodies[action], { uid });
      expect([uid, answer.status, answer.code]).toEqual([uid, 404, 'NOT_FOUND']);
    }
    expect(await rowOf(identifier)).toEqual(before);
    expect((await desk.ask(null, 'POST', `quote/${action}`, {})).status).toBe(401);
  });

  test('what no executive may see is found by none, and neither is what is not there', async () => {
    const identifier = await registered({ insured: {} });
    await setStatus(identifier, 1);
    expect((await decide('deny', identifier, REASON, { uid: OTHER_EXECUTIVE })).status).toBe(404);
    const unknown = { identifier: 'BID9999999', seen: 1, ...REASON };
    expect((await desk.ask(EXECUTIVE, 'POST', 'quote/deny', unknown)).status).toBe(404);
  });
});

describe('approving', () => {
  test('offers at the executive’s premium, with tax and total by the product’s rules', async () => {
    const identifier = await registered();
    await decide('approve', identifier, { ...TERMS, insurerName: ' Outra Seguradora ' });
    expect(await rowOf(identifier)).toMatchObject({
      status: 2,
      commercialPremium: '434.56',
      iof: '0.00',
      grossPremium: '434.56',
      installments: 2,
      insurerName: 'Outra Seguradora',
      releasedAt: new Date('2026-11-20T15:00:00Z'),
    });
    const { quote } = await desk.read(identifier);
    expect(quote).toMatchObject({ Status: 2, Quote: { GrossPremium: 434.56, MaxInstallments: 2 } });
  });

  test('is written down: who, when, before and after', async () => {
    const identifier = await registered();
    await decide('approve', identifier, TERMS);
    expect(await audited(`quote:${identifier}`)).toMatchObject([
      {
        actorUid: EXECUTIVE,
        action: 'quote.approve',
        before: { status: 1, commercialPremium: null, installments: null },
        after: { status: 2, commercialPremium: '434.56', grossPremium: '434.56', installments: 2 },
        at: new Date('2026-11-20T15:00:00Z'),
      },
    ]);
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({
      kind: 'moved',
      actorUid: EXECUTIVE,
      fromStatus: 1,
      toStatus: 2,
      before: { grossPremium: null },
      after: { grossPremium: '434.56' },
    });
  });

  test.each([
    ['no premium', { commercialPremium: undefined }, 'commercialPremium'],
    ['a premium of nothing', { commercialPremium: 0 }, 'commercialPremium'],
    ['a negative premium', { commercialPremium: -1 }, 'commercialPremium'],
    ['fractions of a cent', { commercialPremium: 10.001 }, 'commercialPremium'],
    ['more than can be stored', { commercialPremium: 1e12 }, 'commercialPremium'],
    ['text for a premium', { commercialPremium: '10' }, 'commercialPremium'],
    ['no installment', { maxInstallments: 0 }, 'maxInstallments'],
    ['one installment more than the product’s cap', { maxInstallments: 6 }, 'maxInstallments'],
    ['an insurer of blanks', { insurerName: '   ' }, 'insurerName'],
    ['a field that is none', { iof: 1 }, 'iof'],
  ])('with %s is refused by name', async (_what, changes, path) => {
    const identifier = await registered();
    const answer = await decide('approve', identifier, { ...TERMS, ...changes });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_REQUEST', errors: [{ path }] });
    expect((await rowOf(identifier)).status).toBe(1);
  });

  const reasoned = { premiumReason: '  Acordo comercial com o tomador. ' };

  test.each([
    ['the minimum premium, in as many parts as the product allows', { commercialPremium: 150 }, 5],
    ['a cent in one part, with a reason', { commercialPremium: 0.01, ...reasoned }, 1],
    ['R$ 50,00 in five parts, with a reason', { commercialPremium: 50, ...reasoned }, 5],
  ])('with %s is taken', async (_what, terms, maxInstallments) => {
    const identifier = await registered();
    expect((await decide('approve', identifier, { ...TERMS, ...terms, maxInstallments })).status).toBe(200);
  });

  test.each([
    [
      'an installment below R$ 10,00',
      { commercialPremium: 49.99, maxInstallments: 5, ...reasoned },
      'maxInstallments',
    ],
    [
      'three cents in five parts',
      { commercialPremium: 0.03, maxInstallments: 5, ...reasoned },
      'maxInstallments',
    ],
    ['less than the minimum premium and no reason', { commercialPremium: 149.99 }, 'premiumReason'],
    [
      'less than it and a reason of blanks',
      { commercialPremium: 149.99, premiumReason: ' \n' },
      'premiumReason',
    ],
    ['a reason of 1001 characters', { premiumReason: 'a'.repeat(1001) }, 'premiumReason'],
  ])('with %s is refused by name', async (_what, terms, path) => {
    const identifier = await registered();
    const answer = await decide('approve', identifier, { ...TERMS, ...terms });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_REQUEST', errors: [{ path }] });
    expect((await rowOf(identifier)).status).toBe(1);
  });

  test('below the minimum premium: the reason stands in history, explanation and audit, and not with the client', async () => {
    const identifier = await registered();
    await decide('approve', identifier, { ...TERMS, commercialPremium: 100, ...reasoned });
    const reason = 'Acordo comercial com o tomador.';
    const history = (await desk.get('quote/history', { identifier })).data;
    expect(history.at(-1)).toMatchObject({ Kind: 'moved', To: 2, Reason: reason });
    expect((await desk.get('quote/why', { identifier })).data.Desk).toMatchObject({ Reason: reason });
    expect(await audited(`quote:${identifier}`)).toMatchObject([{ after: { premiumReason: reason } }]);
    expect(JSON.stringify((await desk.read(identifier)).quote)).not.toContain('Acordo comercial');
  });

  test('a reason for a premium that needs none is not kept', async () => {
    const identifier = await registered();
    await decide('approve', identifier, { ...TERMS, ...reasoned });
    expect((await eventsOf(identifier)).at(-1)!.reason).toBeNull();
  });

  test('a small premium is paid in parts of R$ 10,00 at least, by the form too', async () => {
    const identifier = await offered('0.03', 5);
    expect((await desk.pay(identifier, { installments: 5 })).code).toBe('INVALID_PAYMENT');
    expect((await desk.pay(identifier, { installments: 1 })).status).toBe(200);
  });
});

describe('denying', () => {
  test('stores the reason in writing, and the client reads it', async () => {
    const identifier = await registered();
    await decide('deny', identifier, REASON);
    const deniedReason = 'Sinistralidade acima do aceito.';
    expect(await rowOf(identifier)).toMatchObject({ status: 3, deniedReason });
    expect((await desk.read(identifier)).quote.QuoteDenied).toEqual({
      DeniedAt: '2026-11-20T15:00:00.000Z',
      Reason: deniedReason,
    });
    expect(await audited(`quote:${identifier}`)).toMatchObject([
      { action: 'quote.deny', before: { deniedReason: null }, after: { status: 3, deniedReason } },
    ]);
  });

  test.each([
    ['without a reason', {}],
    ['with an empty one', { reason: '' }],
    ['with blanks', { reason: ' \n ' }],
    ['with 1001 characters', { reason: 'a'.repeat(1001) }],
  ])('%s is refused', async (_what, body) => {
    const identifier = await registered();
    expect((await decide('deny', identifier, body)).status).toBe(422);
    expect((await rowOf(identifier)).status).toBe(1);
  });

  test('with 1000 characters is taken', async () => {
    const identifier = await registered();
    expect((await decide('deny', identifier, { reason: 'a'.repeat(1000) })).status).toBe(200);
  });
});

describe('a proposal', () => {
  test('is made ready with its number, and its policy is issued when it was accepted', async () => {
    const identifier = await chosen(true);
    expect((await decide('ready', identifier)).status).toBe(200);
    const { proposalNumber } = await rowOf(identifier);
    expect(proposalNumber).toEqual(expect.any(String));
    await desk.approve(identifier);
    expect((await decide('issue', identifier)).data.Status).toBe(9);
    const policy = await desk.policyOf(identifier);
    expect(await desk.billetsOf(identifier)).toHaveLength(1);
    expect(await audited(`quote:${identifier}`)).toMatchObject([
      { action: 'quote.ready', before: { status: 5 }, after: { status: 6, proposalNumber } },
      { action: 'quote.issue', before: { status: 7 }, after: { status: 9, policyNumber: policy?.number } },
    ]);
  });

  test('that cannot be issued says so, and stays accepted', async () => {
    const identifier = await chosen(false);
    await change(identifier, { validityEnd: null });
    expect(await decide('issue', identifier)).toMatchObject({ status: 409, code: 'NOT_ISSUABLE' });
    expect((await rowOf(identifier)).status).toBe(7);
    expect(await audited(`quote:${identifier}`)).toEqual([]);
  });
});
