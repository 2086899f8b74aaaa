import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../seed/seedDemonstration';
import { quoteDesk } from '../testing/quoteDesk';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { insertRow } from './insertRow';
import { auditLog, quotes } from './schema';
import { updateRow } from './updateRow';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const at = new Date('2026-11-20T15:00:00Z');
const entry = {
  actorUid: null,
  action: 'test.insert',
  subject: 'test:1',
  before: null,
  after: { a: [1] },
  at,
};

describe('a prepared insert', () => {
  test('stores what is given, null as null and the rest as the table says', async () => {
    const stored = await insertRow(server.db, auditLog, entry);
    expect(stored).toEqual({ ...entry, id: expect.any(Number) as number });
    const [read] = await server.db.select().from(auditLog).where(eq(auditLog.id, stored.id));
    expect(read).toEqual(stored);
  });

  test('joins the transaction that it is given', async () => {
    const subject = 'test:rolled-back';
    const failed = server.db.transaction(async (tx) => {
      await insertRow(tx, auditLog, { ...entry, subject });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await server.db.$count(auditLog, eq(auditLog.subject, subject))).toBe(0);
  });

  test('is the same on every connection at once, whatever columns the rows have', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...entry,
      subject: `many:${index}`,
      before: index % 2 ? { index } : null,
    }));
    const stored = await Promise.all(
      rows.map((row) => server.db.transaction((tx) => insertRow(tx, auditLog, row))),
    );
    expect(stored.map(({ subject, before }) => ({ subject, before }))).toEqual(
      rows.map(({ subject, before }) => ({ subject, before })),
    );
  });
});

test('a prepared update sets null, leaves what is undefined, and finds one row only', async () => {
  const identifier = await quoteDesk(() => server).registered();
  const other = await quoteDesk(() => server).registered();
  const rowOf = async (name: string) =>
    (await server.db.select().from(quotes).where(eq(quotes.identifier, name)))[0]!;
  const { id, insuredName } = await rowOf(identifier);
  const untouched = await rowOf(other);

  await updateRow(server.db, quotes, id, { deniedReason: 'x', rating: { a: null } });
  const stored = await updateRow(server.db, quotes, id, {
    deniedReason: null,
    insuredName: undefined,
    deniedAt: at,
  });
  expect(stored).toMatchObject({ deniedReason: null, insuredName, deniedAt: at, rating: { a: null } });
  expect(await rowOf(identifier)).toEqual(stored);
  expect(await rowOf(other)).toEqual(untouched);
  await expect(updateRow(server.db, quotes, untouched.productId, { deniedAt: at })).rejects.toThrow('no row');
});
