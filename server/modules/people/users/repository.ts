import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { clients, userClients, users } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { ClientEntry } from '../../clients/repository';

export interface UserOfCompanies {
  user: User;
  companies: ClientEntry[];
}

export async function listUsersOf(db: Db, documents: readonly string[]): Promise<UserOfCompanies[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .select({ user: users, name: clients.name, cpfcnpj: clients.document, lead: clients.lead })
    .from(userClients)
    .innerJoin(users, eq(users.uid, userClients.userUid))
    .innerJoin(clients, eq(clients.document, userClients.clientDocument))
    .where(and(inArray(userClients.clientDocument, [...documents]), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.uid), asc(clients.name));
  const found = new Map<string, UserOfCompanies>();
  for (const { user, ...company } of rows) {
    const entry: UserOfCompanies = found.get(user.uid) ?? { user, companies: [] };
    entry.companies.push(company);
    found.set(user.uid, entry);
  }
  return [...found.values()];
}
