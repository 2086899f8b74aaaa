import { asc, eq } from 'drizzle-orm';
import { auditLog, clients, contacts, users } from '../db/schema';
import { emissionDesk } from './emissionDesk';
import type { TestApp } from './testApp';

export const EXECUTIVE = 'demo-executivo';
export const OTHER_EXECUTIVE = 'other-executive';
export const OTHERS_CLIENT = '11222333000181';

export function executiveDesk(server: () => TestApp) {
  const desk = emissionDesk(server);

  const get = (path: string, query: Record<string, string | number> = {}, uid: string | null = EXECUTIVE) => {
    const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return ask(uid, 'GET', `${path}?${text.join('&')}`);
  };

  async function ask(
    uid: string | null,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ) {
    const headers = key ? { 'idempotency-key': key } : {};
    const answer = await server().as(uid, { method, url: `/api/desk/${path}`, payload, headers });
    const { Data, Code, Message, Errors } = answer.json();
    return { status: answer.statusCode, data: Data, code: Code, message: Message, errors: Errors };
  }

  const seenOf = async (identifier: string) => (await desk.eventsOf(identifier)).at(-1)!.id;

  async function decide(
    action: string,
    identifier: string,
    more: object = {},
    { uid = EXECUTIVE, key, seen }: { uid?: string; key?: string; seen?: number | undefined } = {},
  ) {
    const payload = { identifier, seen: seen ?? (await seenOf(identifier)), ...more };
    return ask(uid, 'POST', `quote/${action}`, payload, key);
  }

  const audited = (subject: string) =>
    server().db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id));

  return { ...desk, get, ask, seenOf, decide, audited };
}

export async function addOtherExecutive({ db }: TestApp): Promise<void> {
  const email = 'outra@lastro.test';
  await db.insert(users).values({ uid: OTHER_EXECUTIVE, email, name: 'Olga Nunes', isExecutive: true });
  const contact = { role: 'executive' as const, name: 'Olga Nunes', email: 'Outra@lastro.test' };
  const [made] = await db.insert(contacts).values(contact).returning();
  await db.update(clients).set({ executiveId: made!.id }).where(eq(clients.document, OTHERS_CLIENT));
}
