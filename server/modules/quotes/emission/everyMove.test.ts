import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { idempotencyKeys, notifications, policies, quoteEvents, quotes } from '../../../db/schema';
import { bidRecord } from '../../../testing/bidRecord';
import { emissionDesk } from '../../../testing/emissionDesk';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { expireQuotes } from '../expireQuotes';
import { moveQuote } from '../moveQuote';
import type { Status } from '../../../../contract/statuses/quote';
import { processIssuing, processProposal } from './insurer';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const desk = emissionDesk(() => server);
const { offered, pay, analyse, approve, ready, issue, call, rowOf, atDesk } = desk;

const DAY = 86_400_000;
const later = () => ({ db: server.db, clock: createClock(0, () => TEST_NOW + 31 * DAY) });
const idOf = async (identifier: string) => (await rowOf(identifier)).id;

/** The answer of a service function as its caller over HTTP would get it. */
const answered = (work: Promise<unknown>) =>
  work.then(
    () => ({ status: 200, code: undefined }),
    (error: { code: string; text: { status: number } }) => ({ status: error.text.status, code: error.code }),
  );
const done = async (work: Promise<unknown>) => {
  await work;
  return { status: 200, code: undefined };
};

type Action = (identifier: string) => Promise<{ status: number; code?: string | undefined }>;

/** What people ask for. Where it is not allowed it is refused. */
const requests: Record<string, Action> = {
  'ask for a proposal': (identifier) => pay(identifier, {}, true),
  'ask for the policy': (identifier) => pay(identifier, {}, false),
  'ask for analysis': (identifier) => analyse(identifier),
  'accept the proposal': (identifier) => approve(identifier),
  'edit the request': (identifier) => {
    const payload = {
      request: { identifier, bid: bidRecord({ objectProperty: { guaranteeValue: 9_000 } }) },
    };
    return call({ method: 'PUT', url: '/api/quote/edit', payload });
  },
  'make the proposal ready': (identifier) => answered(ready(identifier)),
  'issue the policy': (identifier) => answered(issue(identifier)),
};

/** What happens by itself. Where it is not due nothing happens. */
const jobs: Record<string, Action> = {
  'the insurer’s proposal': async (identifier) => done(processProposal(server.deps, await idOf(identifier))),
  'the insurer’s policy': async (identifier) => done(processIssuing(server.deps, await idOf(identifier))),
  'the hourly round': () => done(expireQuotes(later())),
};

// A row is what is done, a column the status it is done in; where it leads, or . for nowhere.
const table = `
  ask for a proposal       .5.......
  ask for the policy       .7.......
  ask for analysis         .1.......
  accept the proposal      .....7...
  edit the request         11.......
  make the proposal ready  ....6....
  issue the policy         ......9..
  the insurer’s proposal   ....6....
  the insurer’s policy     ......9..
  the hourly round         .4...8...`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ {2,}/) as [string, string]);
const cells = rows.flatMap(([action, row]) =>
  [...row].map((to, index) => ({ action, from: index + 1, to: to === '.' ? null : Number(to) })),
);

const PAID = {
  paymentType: 1,
  paymentInstallments: 2,
  firstInstallmentDays: 3,
  firstDueDate: '2026-11-23',
  paymentAt: new Date(TEST_NOW),
};

/** A quote in a status with all that a quote has there, so that nothing but its status can be in the way. */
async function quoteIn(status: number): Promise<string> {
  const identifier = await offered();
  const proposal = status > 5 ? { proposalNumber: `P-${identifier}` } : {};
  const payment = status > 4 ? PAID : {};
  await server.db
    .update(quotes)
    .set({ status, ...payment, ...proposal })
    .where(eq(quotes.identifier, identifier));
  return identifier;
}

/** All that an action could have left behind. */
async function traces(identifier: string) {
  const row = await rowOf(identifier);
  const events = await server.db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, row.id));
  const keys = await server.db.$count(idempotencyKeys);
  return [row, events, await server.db.$count(policies), await server.db.$count(notifications), keys];
}

describe('every action in every status', () => {
  test.each(cells)('$action in $from → $to', async ({ action, from, to }) => {
    const identifier = await quoteIn(from);
    const before = await traces(identifier);
    const act = requests[action] ?? jobs[action];
    const { status, code } = await act!(identifier);
    if (to !== null) {
      expect(status).toBe(200);
      expect(await rowOf(identifier)).toMatchObject({ status: to });
      return;
    }
    if (requests[action]) expect([status, code]).toEqual([409, 'STATUS_FORBIDS']);
    expect(await traces(identifier)).toEqual(before);
  });
});

describe('every pair by the one function that moves', () => {
  const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((from) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((to) => [from, to] as [number, Status]),
  );
  // Decision 2.
  const allowed = ['12', '13', '21', '24', '25', '27', '56', '53', '67', '68', '79'];

  test('moves or leaves everything as it was', async () => {
    const found: string[] = [];
    const identifier = await offered();
    for (const [from, to] of pairs) {
      await desk.setStatus(identifier, from);
      const before = await traces(identifier);
      const at = server.deps.clock.now();
      const move = atDesk(identifier, (tx, quote) => moveQuote(tx, quote, { to, actorUid: null, at }));
      const { code } = await answered(move);
      if (code === undefined) found.push(`${from}${to}`);
      else expect([code, await traces(identifier)]).toEqual(['STATUS_FORBIDS', before]);
    }
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });
});

describe('whose quote it is', () => {
  const strange: [string, () => Promise<string>][] = [
    ['another client’s', () => offered()],
    ['one that was never given', () => Promise.resolve('BID9999999')],
    ['an endorsement’s', () => Promise.resolve('END0000001')],
    [
      'a policy’s number',
      async () => {
        const identifier = await quoteIn(7);
        await issue(identifier);
        return (await desk.policyOf(identifier))!.number;
      },
    ],
    [
      'a deleted one’s',
      async () => {
        const identifier = await offered();
        await server.db
          .update(quotes)
          .set({ deletedAt: new Date() })
          .where(eq(quotes.identifier, identifier));
        return identifier;
      },
    ],
  ];

  test.each(strange)('%s identifier answers 404 and changes nothing', async (what, make) => {
    const identifier = await make();
    const uid = what.startsWith('another') ? 'demo-cliente' : undefined;
    const before = await server.db.$count(quoteEvents);
    const answers = [
      await pay(identifier, {}, true, undefined, uid),
      await pay(identifier, {}, false, undefined, uid),
      await analyse(identifier, 'x', undefined, uid),
      await approve(identifier, undefined, uid),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    expect(await server.db.$count(quoteEvents)).toBe(before);
  });
});
