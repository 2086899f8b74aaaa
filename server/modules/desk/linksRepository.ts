import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { holdsWords } from '../../db/lists/holdsWords';
import type { Word } from '../../db/lists/words';
import { clients, executiveLinks, users } from '../../db/schema';
import type { ExecutiveLink, User } from '../../db/schema';
import type { ClientEntry } from '../clients/repository';
import type { LinkSort, LinkState } from '../../../contract/links';
import { isServedBy, linksInSightOf } from '../../access/portfolio';

export async function listServedClients(db: Db, executive: User): Promise<ClientEntry[]> {
  return db
    .select({ name: clients.name, cpfcnpj: clients.document, lead: clients.lead })
    .from(clients)
    .where(isServedBy(db, executive, clients.document))
    .orderBy(asc(clients.name));
}

interface LinkFilter {
  readonly words: readonly Word[];
  readonly state: LinkState | undefined;
  readonly flow: ExecutiveLink['flow'] | undefined;
  readonly now: Date;
}

interface LinkOrder {
  readonly sort: LinkSort;
  readonly descending: boolean;
}

const sortedBy: Readonly<Record<LinkSort, SQL>> = {
  made: sql`${executiveLinks.createdAt}`,
  ends: sql`coalesce(${executiveLinks.revokedAt}, ${executiveLinks.expiresAt})`,
  client: sql`search_text(${clients.name})`,
};

export async function listLinks(
  db: Db,
  executive: User,
  { words, state, flow, now }: LinkFilter,
  { sort, descending }: LinkOrder,
  part: { limit: number; offset: number },
) {
  const text = sql`search_text(${clients.name} || ' ' || ${clients.document} || ' ' || ${users.name})`;
  const all = and(
    linksInSightOf(db, executive),
    flow && eq(executiveLinks.flow, flow),
    holdsWords(text, words),
  );
  const isTheirs = eq(clients.document, executiveLinks.clientDocument);
  const hasMade = eq(users.uid, executiveLinks.executiveUid);
  const rows = await db
    .select({ link: executiveLinks, clientName: clients.name, executive: users })
    .from(executiveLinks)
    .innerJoin(clients, isTheirs)
    .innerJoin(users, hasMade)
    .where(and(all, state && isIn(state, now)))
    .orderBy((descending ? desc : asc)(sortedBy[sort]), asc(executiveLinks.id))
    .limit(part.limit)
    .offset(part.offset);
  const many = (of: LinkState) => sql<number>`(count(*) filter (where ${isIn(of, now)}))::integer`;
  const [counts] = await db
    .select({ active: many('active'), expired: many('expired'), revoked: many('revoked') })
    .from(executiveLinks)
    .innerJoin(clients, isTheirs)
    .innerJoin(users, hasMade)
    .where(all);
  return { rows, counts: counts! };
}

export type FoundLink = Awaited<ReturnType<typeof listLinks>>['rows'][number];

function isIn(state: LinkState, now: Date): SQL | undefined {
  const { revokedAt, expiresAt } = executiveLinks;
  if (state === 'revoked') return isNotNull(revokedAt);
  return and(isNull(revokedAt), state === 'active' ? gt(expiresAt, now) : lte(expiresAt, now));
}

export async function lockLink(db: Db, executive: User, id: string): Promise<ExecutiveLink | undefined> {
  const [row] = await db
    .select()
    .from(executiveLinks)
    .where(and(eq(executiveLinks.id, id), linksInSightOf(db, executive)))
    .for('update');
  return row;
}
