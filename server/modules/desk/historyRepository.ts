import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { quoteEvents, users } from '../../db/schema';
import { idleEvents } from '../quotes/repository';

const columns = {
  id: quoteEvents.id,
  kind: quoteEvents.kind,
  fromStatus: quoteEvents.fromStatus,
  toStatus: quoteEvents.toStatus,
  before: quoteEvents.before,
  after: quoteEvents.after,
  changes: quoteEvents.changes,
  reason: quoteEvents.reason,
  at: quoteEvents.at,
  actorName: users.name,
  actorIsExecutive: users.isExecutive,
};

/** One event of a request, with the name of who caused it; null is the system. */
export type HistoryRow = Awaited<ReturnType<typeof listEvents>>[number];

export async function listEvents(db: Db, quoteId: string) {
  return db
    .select(columns)
    .from(quoteEvents)
    .leftJoin(users, eq(users.uid, quoteEvents.actorUid))
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(asc(quoteEvents.id));
}

const lastOfQuote = prepared('last_event_of_quote', (db) =>
  db
    .select(columns)
    .from(quoteEvents)
    .leftJoin(users, eq(users.uid, quoteEvents.actorUid))
    .where(
      and(eq(quoteEvents.quoteId, sql.placeholder('quoteId')), notInArray(quoteEvents.kind, [...idleEvents])),
    )
    .orderBy(desc(quoteEvents.id))
    .limit(1),
);

export async function lastEvent(db: Db, quoteId: string): Promise<HistoryRow> {
  const [row] = await lastOfQuote(db, { quoteId });
  if (!row) throw new Error('a quote without an event');
  return row;
}

const doubtOfQuote = prepared('doubt_of_quote', (db) =>
  db
    .select({ reason: quoteEvents.reason })
    .from(quoteEvents)
    .where(
      and(
        eq(quoteEvents.quoteId, sql.placeholder('quoteId')),
        inArray(quoteEvents.kind, ['registered', 'edited', 'corrected']),
      ),
    )
    .orderBy(desc(quoteEvents.id))
    .limit(1),
);

/** What a person has to look at in the request as it is now; null where nothing is doubted (decision 54). */
export async function findDoubt(db: Db, quoteId: string): Promise<string | null> {
  const [row] = await doubtOfQuote(db, { quoteId });
  return row?.reason ?? null;
}
