import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../../../clock';
import { billetReminders, billets, mails, notifications, policies } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { madePolicy } from '../../../testing/billetDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { remindOfBillets } from './remind';

const UID = 'demo-tomador';
const DAY_MS = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [policies, notifications, mails, billetReminders]) await server.db.delete(table);
});

const made = (...dueDates: string[]) =>
  madePolicy(
    server.db,
    { number: '20260775000000100', client: '11444777000161' },
    dueDates.map((dueDate) => ({ dueDate })),
  );

/** The hourly round, so many days from the tests' day, 2026-11-20. */
const round = (days = 0) =>
  remindOfBillets({ ...server.deps, clock: createClock(0, () => TEST_NOW + days * DAY_MS) });

async function told(uid = UID): Promise<string[]> {
  const rows = await server.db.select().from(notifications).where(eq(notifications.userUid, uid));
  return rows.map(({ data }) => data.replace('20260775000000100 · ', '')).toSorted();
}
const choose = (changes: object) => {
  const payload = { BeforeDue: true, OnDue: true, Overdue: true, ByEmail: false, ...changes };
  return server.as(UID, { method: 'POST', url: '/api/financial/UpdateBilletNotification', payload });
};

describe('of a billet is told', () => {
  test('three days before, on its day and once it is overdue; each time once', async () => {
    await made('2026-11-24', '2026-11-23', '2026-11-20', '2026-11-19', '2026-11-13', '2026-11-12');
    for (const _ of [1, 2]) await round();
    expect(await told()).toEqual([
      'parcela 2 vence em 23/11/2026',
      'parcela 3 vence hoje, 20/11/2026',
      'parcela 4 venceu em 19/11/2026',
      'parcela 5 venceu em 13/11/2026',
    ]);
    expect(await told('demo-cliente')).toEqual([]);
  });

  test('in the course of days each kind, and another one for a renewed date', async () => {
    const [billet] = await made('2026-11-21');
    // The 21st is a Saturday: it is overdue from the Tuesday after it.
    for (const day of [0, 1, 2, 3]) await round(day);
    expect(await told()).toHaveLength(2);
    await round(4);
    expect(await told()).toHaveLength(3);
    await server.db.update(billets).set({ dueDate: '2026-11-25' }).where(eq(billets.id, billet!.id));
    await round(4);
    expect(await told()).toContain('parcela 1 vence em 25/11/2026');
  });

  test('nothing where it was paid, or its policy cancelled', async () => {
    await made('2026-11-20');
    await server.db.update(billets).set({ paidAt: new Date(TEST_NOW) });
    await round();
    await server.db.update(billets).set({ paidAt: null });
    await server.db.update(policies).set({ cancelledAt: new Date(TEST_NOW) });
    await round();
    expect(await told()).toEqual([]);
  });
});

describe('what a person chose', () => {
  const options = async () =>
    (await server.as(UID, { url: '/api/financial/BilletNotificationOptions' })).json().Data;

  test('is all in the bell and no e-mail, until it is changed', async () => {
    expect(await options()).toEqual({ BeforeDue: true, OnDue: true, Overdue: true, ByEmail: false });
    expect((await choose({ BeforeDue: false, ByEmail: true })).statusCode).toBe(200);
    expect(await options()).toEqual({ BeforeDue: false, OnDue: true, Overdue: true, ByEmail: true });
  });

  test('is what comes, by e-mail too, which names neither payer nor line', async () => {
    await choose({ BeforeDue: false, ByEmail: true });
    await made('2026-11-23', '2026-11-19');
    await round();
    expect(await told()).toEqual(['parcela 2 venceu em 19/11/2026']);
    const [mail] = await server.db.select().from(mails);
    expect(mail).toMatchObject({ recipient: 'tomador@lastro.test', subject: 'Seu boleto está vencido' });
    expect(mail!.text).toContain('Parcela 2 de 2 da apólice 20260775000000100');
    expect(mail!.text).toContain('Valor: R$\u00a0100,00');
    expect(mail!.text).toContain('Vencimento: 19/11/2026');
    expect(mail!.text).not.toContain('Vale Verde');
    expect(mail!.text).not.toMatch(/\d{47}|11444777000161/);
  });

  test('has to be said whole', async () => {
    const payload = { BeforeDue: true };
    const url = '/api/financial/UpdateBilletNotification';
    expect((await server.as(UID, { method: 'POST', url, payload })).statusCode).toBe(422);
  });
});

test('several processes remind once', async () => {
  await made('2026-11-20');
  await Promise.all([round(), round(), round()]);
  expect(await told()).toHaveLength(1);
});
