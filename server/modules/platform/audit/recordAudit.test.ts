import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { recordAudit } from './recordAudit';
import type { AuditEntry } from './recordAudit';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const entry = (subject: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  actorUid: 'demo-executivo',
  action: 'quote.approve',
  subject,
  before: { status: 1 },
  after: { status: 2, grossPremium: '150.00' },
  at: new Date('2026-11-20T15:00:00Z'),
  ...changes,
});
const rowsOf = (subject: string) =>
  server.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id);

test('tells who did what to what, when, before and after', async () => {
  await recordAudit(server.db, entry('quote:BID1'));
  await recordAudit(server.db, entry('quote:BID1', { actorUid: null, action: 'quote.expire', after: null }));
  expect(await rowsOf('quote:BID1')).toMatchObject([
    entry('quote:BID1'),
    { actorUid: null, action: 'quote.expire', before: { status: 1 }, after: null },
  ]);
});

test('is undone with the transaction that it records', async () => {
  const undone = server.db.transaction(async (tx) => {
    await recordAudit(tx, entry('quote:BID2'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rowsOf('quote:BID2')).toEqual([]);
});
