import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { clients, executiveLinks, users } from '../../db/schema';
import type { ExecutiveLink, User } from '../../db/schema';
import type { ClientEntry } from '../clients/repository';
import type { LinkState } from '../../../contract/links';
import { isServedBy, linksInSightOf } from '../../access/portfolio';

/** The clients that an executive looks after, by name. */
export async function listServedClients(db: Db, executive: User): Promise<ClientEntry[]> {
  return db
    .select({ name: clients.name, cpfcnpj: clients.document, lead: clients.lead })
    .from(clients)
    .where(isServedBy(db, executive, clients.document))
    .orderBy(asc(clients.name));
}

/** A page of the links in the executive's sight, the newest first, and how many there are in all. */
export async function listLinks(
  db: Db,
  executive: User,
  { state, now }: { state: LinkState | undefined; now: Date },
  page: { limit: number; offset: number },
) {
  const where = and(linksInSightOf(db, executive), state && isIn(state, now));
  const rows = await db
    .select({ link: executiveLinks, clientName: clients.name, executive: users })
    .from(executiveLinks)
    .innerJoin(clients, eq(clients.document, executiveLinks.clientDocument))
    .innerJoin(users, eq(users.uid, executiveLinks.executiveUid))
    .where(where)
    .orderBy(desc(executiveLinks.createdAt), asc(executiveLinks.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(executiveLinks, where) };
}

export type FoundLink = Awaited<ReturnType<typeof listLinks>>['rows'][number];

function isIn(state: LinkState, now: Date): SQL | undefined {
  const { revokedAt, expiresAt } = executiveLinks;
  if (state === 'revoked') return isNotNull(revokedAt);
  return and(isNull(revokedAt), state === 'active' ? gt(expiresAt, now) : lte(expiresAt, now));
}

/** The link if it is in the executive's sight, locked until the caller's transaction ends. */
export async function lockLink(db: Db, executive: User, id: string): Promise<ExecutiveLink | undefined> {
  const [row] = await db
    .select()
    .from(executiveLinks)
    .where(and(eq(executiveLinks.id, id), linksInSightOf(db, executive)))
    .for('update');
  return row;
}
