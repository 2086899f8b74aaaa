import { and, eq, exists, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { clients, contacts, executiveLinks, quotes, users } from '../../db/schema';
import type { User } from '../account/repository';

const one = { one: sql`1` };
const email = sql`lower(${contacts.email})`;

/** Whether the client in that column is looked after by the executive: the e-mail of its contact is theirs. */
export function isServedBy(db: Db, executive: User, clientDocument: AnyColumn): SQL {
  const served = db
    .select(one)
    .from(clients)
    .innerJoin(contacts, eq(contacts.id, clients.executiveId))
    .where(and(eq(clients.document, clientDocument), eq(email, executive.email)));
  return exists(served);
}

/** Whether no executive with an account looks after the quote's client, or it has none. */
function isNobodys(db: Db): SQL {
  const served = db
    .select(one)
    .from(clients)
    .innerJoin(contacts, eq(contacts.id, clients.executiveId))
    .innerJoin(users, and(eq(users.email, email), users.isExecutive))
    .where(eq(clients.document, quotes.clientDocument));
  return not(exists(served));
}

/**
 * The requests that an executive sees: of the clients it looks after, what it asked for itself or by its links, and
 * those that would otherwise be nobody's (decision 8: a person answers a client that is not the requester's).
 */
export function inSightOf(db: Db, executive: User): SQL | undefined {
  return and(
    isNull(quotes.deletedAt),
    or(
      eq(quotes.ownerUid, executive.uid),
      isServedBy(db, executive, quotes.clientDocument),
      ne(sql`coalesce(${quotes.clientIsNominated}, false)`, true),
      isNobodys(db),
    ),
  );
}

/** The executive links that an executive sees: its own, and those for the clients it looks after. */
export function linksInSightOf(db: Db, executive: User): SQL | undefined {
  return or(
    eq(executiveLinks.executiveUid, executive.uid),
    isServedBy(db, executive, executiveLinks.clientDocument),
  );
}
