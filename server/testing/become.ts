import { eq } from 'drizzle-orm';
import type { Person } from '../../engine/session/start';
import { clients, userClients, users } from '../db/schema';
import { executiveLink } from './executiveLink';
import type { TestApp } from './testApp';

const UID = 'case-person';

/**
 * Stores a person of the golden cases; answers their bearer token. An executive asks by a link for the client of
 * `record`.
 */
export async function become(server: TestApp, person: Person, record: unknown): Promise<string> {
  const { db } = server;
  const own = person.clients.map(({ cpfcnpj, name, lead }) => ({ document: cpfcnpj, name, lead }));
  for (const client of own) {
    await db.insert(clients).values(client).onConflictDoUpdate({ target: clients.document, set: client });
  }
  if (person.executive) {
    const about = own.find(({ document }) => JSON.stringify(record).includes(document)) ?? own[0];
    return executiveLink(server, about && { clientDocument: about.document });
  }
  const { name, email, phone } = person.user;
  const user = { name, email, mobilePhone: phone };
  await db
    .insert(users)
    .values({ uid: UID, ...user })
    .onConflictDoUpdate({ target: users.uid, set: user });
  await db.delete(userClients).where(eq(userClients.userUid, UID));
  const nominations = own.map(({ document }) => ({ userUid: UID, clientDocument: document }));
  if (nominations.length > 0) await db.insert(userClients).values(nominations);
  return UID;
}
