import { and, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { policies, quotes, surveyAnswers, surveySchedules, userClients, users } from '../../db/schema';

export interface CandidateQuery {
  /** Issued after the first instant, up to and including the second. */
  issued: { after: Date; until: Date };
  askedAfter: Date;
  uid?: string;
  limit: number;
}

export interface Candidate {
  uid: string;
  documentNumber: string;
}

const owner = alias(users, 'owner');
/** The user who asked for the policy; for an executive, the policy holder's users. */
const asked = sql<string>`case when ${owner.isExecutive} then ${userClients.userUid} else ${owner.uid} end`;

export async function findCandidates(db: Db, query: CandidateQuery): Promise<Candidate[]> {
  return db
    .selectDistinctOn([users.uid], { uid: users.uid, documentNumber: policies.number })
    .from(policies)
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .innerJoin(owner, eq(owner.uid, quotes.ownerUid))
    .leftJoin(userClients, and(owner.isExecutive, eq(userClients.clientDocument, policies.clientDocument)))
    .innerJoin(users, eq(users.uid, asked))
    .where(and(isFresh(query), isCustomer(query), notExists(earlierQuestion(db, query))))
    .orderBy(users.uid, desc(policies.issuedAt), desc(policies.number))
    .limit(query.limit);
}

const isFresh = ({ issued: { after, until } }: CandidateQuery) =>
  and(gt(policies.issuedAt, after), lte(policies.issuedAt, until), isNull(policies.cancelledAt));

function isCustomer({ uid }: CandidateQuery) {
  const mayEnter = and(isNull(users.closedAt), isNull(users.accessEndsAt), eq(users.isExecutive, false));
  return and(mayEnter, uid === undefined ? undefined : eq(users.uid, uid));
}

function earlierQuestion(db: Db, { askedAfter }: CandidateQuery) {
  return db
    .select({ one: sql`1` })
    .from(surveySchedules)
    .leftJoin(surveyAnswers, eq(surveyAnswers.scheduleId, surveySchedules.id))
    .where(
      and(
        eq(surveySchedules.userUid, users.uid),
        or(
          gt(surveySchedules.createdAt, askedAfter),
          eq(surveySchedules.documentNumber, policies.number),
          isNull(surveyAnswers.scheduleId),
        ),
      ),
    );
}
