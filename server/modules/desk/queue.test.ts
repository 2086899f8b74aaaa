import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NextRequest, QueuePage } from '../../../contract/deskQueue';
import { quotes } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../testing/executiveDesk';
import { TEST_NOW, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import type { QuoteChanges } from '../quotes/repository';

const HOUR = 3_600_000;
const COLLEAGUE = OTHER_EXECUTIVE;
/** Nobody looks after it, so that every executive does. */
const NOBODYS = '99999999000191';
const TERMS = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
});
afterAll(() => server.close());

const desk = executiveDesk(() => server);
const { registered, rowOf, eventsOf, ask, decide } = desk;

const ago = (hours: number) => new Date(TEST_NOW - hours * HOUR);
const change = (identifier: string, changes: QuoteChanges) =>
  server.db.update(quotes).set(changes).where(eq(quotes.identifier, identifier));

/** The legal end of what came in so many hours ago. */
const dueAfter = (hours: number) => ({ answerDueAt: ago(hours - 25 * 24) });

/** A request whose insured is called so, in its status for so many hours. */
async function waiting(insuredName: string, hours: number, changes: QuoteChanges = {}): Promise<string> {
  const identifier = await registered();
  await change(identifier, { insuredName, statusSince: ago(hours), ...dueAfter(hours), ...changes });
  return identifier;
}

/** A request that two executives see. */
async function shared(): Promise<string> {
  const identifier = await registered();
  await change(identifier, { clientDocument: NOBODYS });
  return identifier;
}

async function queue(body: object, uid = EXECUTIVE) {
  const { data } = await ask(uid, 'POST', 'queue', body);
  return data as QueuePage;
}
const listed = async (body: object, uid?: string) =>
  (await queue(body, uid)).Items.map(({ Identifier }) => Identifier);
const next = async (Identifier: string, body: object = {}) =>
  (await ask(EXECUTIVE, 'POST', 'queue/next', { Identifier, ...body })).data as NextRequest;
const take = (identifier: string, uid = EXECUTIVE, over?: string) =>
  ask(uid, 'POST', 'quote/take', { identifier, ...(over && { over }) });

describe('the order', () => {
  test('who waits longest comes first, without a search and under one', async () => {
    const [second, first] = [await waiting('Ordem Um', 30), await waiting('Ordem Dois', 50)];
    const all = await listed({ Product: 'BID' });
    expect(all.indexOf(first)).toBeLessThan(all.indexOf(second));
    expect(await listed({ Text: 'Ordem' })).toEqual([first, second]);
    expect(await listed({ Text: 'Ordem', Descending: true })).toEqual([second, first]);
  });

  test('what the law wants answered first comes first, whatever the status and however it was corrected', async () => {
    const [issue, corrected] = [
      await waiting('Prazo Emissão', 20, { status: 7, answerDueAt: ago(20 - 30 * 24) }),
      // It waits for the desk since yesterday, and came long before.
      await waiting('Prazo Correção', 1, dueAfter(24 * 24)),
    ];
    const over = await waiting('Prazo Vencido', 2, dueAfter(25 * 24));
    expect(await listed({ Text: 'Prazo' })).toEqual([over, corrected, issue]);
    expect((await listed({ Product: 'BID' }))[0]).toBe(over);
    const { Items } = await queue({ Text: 'Prazo' });
    expect(Items.map(({ Turn }) => [Turn?.Deadline?.Day, Turn?.Deadline?.IsOver])).toEqual([
      [25, true],
      [24, false],
      [1, false],
    ]);
  });

  test('pages follow each other by where the one before ended', async () => {
    const made: string[] = [];
    for (let at = 0; at < 12; at += 1) made.push(await waiting('Paginada Fila', 100 - at));
    for (const Text of ['Paginada Fila', undefined]) {
      const seen: string[] = [];
      for (let After: string | null | undefined; After !== null;) {
        const page: QueuePage = await queue({ Text, ...(After && { After }) });
        seen.push(...page.Items.map(({ Identifier }) => Identifier));
        After = page.Next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((identifier) => made.includes(identifier))).toEqual(made);
    }
  });

  test('says since when each waits and for whom', async () => {
    const identifier = await waiting('Vez De Quem', 1);
    const [entry] = (await queue({ Text: 'Vez De Quem' })).Items;
    expect(entry).toMatchObject({ Identifier: identifier, Turn: { Who: 'insurer' }, HeldBy: null });
  });
});

describe('the filters', () => {
  test('only what waits for the brokerage, unless asked for', async () => {
    const [waits, denied] = [await waiting('Situada', 5), await waiting('Situada', 5, { status: 3 })];
    expect(await listed({ Text: 'Situada' })).toEqual([waits]);
    expect((await listed({ Text: 'Situada', All: true })).toSorted()).toEqual([waits, denied].toSorted());
    expect(await listed({ Text: 'Situada', Status: 3 })).toEqual([denied]);
    expect((await queue({ Text: 'Situada' })).Counts).toEqual([
      { Status: 1, Total: 1 },
      { Status: 3, Total: 1 },
    ]);
  });

  test('mine, nobody’s, and what waits for days', async () => {
    const [mine, others, free] = [
      await waiting('Filtrada', 80),
      await waiting('Filtrada', 30, { clientDocument: NOBODYS }),
      await waiting('Filtrada', 5),
    ];
    await take(mine);
    await take(others, COLLEAGUE);
    for (const Text of ['Filtrada', undefined]) {
      const found = async (body: object) =>
        (await listed({ Text, ...body })).filter((one) => [mine, others, free].includes(one));
      expect(await found({ Holder: 'me' })).toEqual([mine]);
      expect(await found({ Holder: 'nobody', Product: 'BID' })).not.toContain(mine);
    }
    expect(await listed({ Text: 'Filtrada', Holder: 'nobody' })).toEqual([free]);
    expect(await listed({ Text: 'Filtrada', Days: 1 })).toEqual([mine, others]);
    expect(await listed({ Text: 'Filtrada', Days: 3 })).toEqual([mine]);
    expect((await queue({ Holder: 'me' }, COLLEAGUE)).Items.map(({ HeldBy }) => HeldBy?.IsMe)).toEqual([
      true,
    ]);
  });
});

describe('taking up', () => {
  test('of two at once one gets it, the other reads who has it', async () => {
    const identifier = await shared();
    const answers = await Promise.all([take(identifier), take(identifier, COLLEAGUE)]);
    const [got, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([got!.status, refused!.status, refused!.code]).toEqual([200, 409, 'HELD_BY_OTHER']);
    const { heldBy } = await rowOf(identifier);
    expect(refused!.message).toContain(heldBy === EXECUTIVE ? 'Elisa Duarte' : 'Olga Nunes');
    expect(refused!.message).toMatch(/assumiu esta solicitação em 20\/11\/2026/);
  });

  test('again by the same one is no error, and is written down once; so is giving back', async () => {
    const identifier = await shared();
    const before = await rowOf(identifier);
    for (const _ of [1, 2]) expect((await take(identifier)).data.HeldBy).toMatchObject({ IsMe: true });
    for (const _ of [1, 2]) await ask(EXECUTIVE, 'POST', 'quote/release', { identifier });
    expect((await eventsOf(identifier)).slice(1).map(({ kind, actorUid }) => [kind, actorUid])).toEqual([
      ['taken', EXECUTIVE],
      ['released', EXECUTIVE],
    ]);
    expect((await desk.audited(`quote:${identifier}`)).map(({ action }) => action)).toEqual([
      'quote.take',
      'quote.release',
    ]);
    expect(await rowOf(identifier)).toEqual(before);
  });

  test('what a colleague has is handed over to who knows since when', async () => {
    const identifier = await shared();
    const { Since } = (await take(identifier, COLLEAGUE)).data.HeldBy;
    await ask(EXECUTIVE, 'POST', 'quote/release', { identifier });
    expect((await rowOf(identifier)).heldBy).toBe(COLLEAGUE);
    expect((await take(identifier, EXECUTIVE, '2020-01-01T00:00:00.000Z')).code).toBe('HELD_BY_OTHER');
    expect((await take(identifier, EXECUTIVE, Since)).status).toBe(200);
    expect((await rowOf(identifier)).heldBy).toBe(EXECUTIVE);
  });

  test('what has ended is nobody’s to take', async () => {
    const identifier = await registered();
    await change(identifier, { status: 3 });
    expect((await take(identifier)).code).toBe('NOTHING_TO_TAKE');
  });

  test('nothing of it is the customer’s to see', async () => {
    const identifier = await registered();
    const read = async (url: string) => (await server.as('demo-tomador', { url: `/api${url}` })).json().Data;
    const before = await read(`/quote?identifier=${identifier}`);
    await take(identifier);
    expect(await read(`/quote?identifier=${identifier}`)).toEqual(before);
    const { Events } = await read(`/quote/timeline?identifier=${identifier}`);
    expect(Events.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['registered']);
    expect(
      (await desk.get('quote/history', { identifier })).data.map(({ Kind }: { Kind: string }) => Kind),
    ).toEqual(['registered', 'taken']);
  });

  test.each(['queue', 'queue/next', 'quote/take', 'quote/release'])('%s is no stranger’s', async (path) => {
    const identifier = await registered();
    const bodies: Record<string, object> = { queue: {}, 'queue/next': { Identifier: identifier } };
    const body = bodies[path] ?? { identifier };
    for (const uid of ['demo-tomador', 'demo-responsavel'])
      expect((await ask(uid, 'POST', path, body)).code).toBe('NOT_FOUND');
    if (path !== 'queue') expect((await ask(OTHER_EXECUTIVE, 'POST', path, body)).code).toBe('NOT_FOUND');
    else expect(await listed({ Text: identifier }, OTHER_EXECUTIVE)).toEqual([]);
  });
});

describe('deciding what a colleague has', () => {
  test('is asked about once more, and then done', async () => {
    const identifier = await shared();
    const { Since } = (await take(identifier, COLLEAGUE)).data.HeldBy;
    const refused = await decide('approve', identifier, TERMS, { seen: (await eventsOf(identifier))[0]!.id });
    expect([refused.code, refused.message]).toEqual(['HELD_BY_OTHER', expect.stringContaining('Olga Nunes')]);
    expect((await desk.get('quote', { identifier })).data.HeldBy).toEqual({
      Name: 'Olga Nunes',
      IsMe: false,
      Since,
    });
    const { Seen } = (await desk.get('quote', { identifier })).data;
    const done = await decide('approve', identifier, { ...TERMS, over: Since }, { seen: Seen });
    expect(done).toMatchObject({ status: 200, data: { Status: 2 } });
  });

  test('what one has oneself, or nobody, is decided at once', async () => {
    const identifier = await registered();
    const seen = (await eventsOf(identifier))[0]!.id;
    await take(identifier);
    expect((await decide('approve', identifier, TERMS, { seen })).status).toBe(200);
  });
});

describe('the next request', () => {
  test('follows in the filter’s order, before and after a decision, and begins anew at the end', async () => {
    const [first, second, third] = [
      await waiting('Sequência', 9),
      await waiting('Sequência', 8),
      await waiting('Sequência', 7),
    ] as const;
    const filter = { Text: 'Sequência' };
    const { Identifier, Place } = await next(second, filter);
    expect(Identifier).toBe(third);
    await decide('approve', second, TERMS);
    expect((await next(second, { ...filter, After: Place })).Identifier).toBe(third);
    expect((await next(third, filter)).Identifier).toBe(first);
    await decide('approve', first, TERMS);
    expect((await next(third, filter)).Identifier).toBeNull();
  });

  test('without words too, by due date', async () => {
    const [first, second] = [await waiting('Sem Palavras', 5000), await waiting('Sem Palavras', 4999)];
    expect((await next(first)).Identifier).toBe(second);
    const { Place } = await next(first);
    await decide('deny', first, { reason: 'Não.' });
    expect((await next(first, { After: Place })).Identifier).toBe(second);
  });
});
