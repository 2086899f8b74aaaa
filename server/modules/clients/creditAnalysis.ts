import { and, count, eq, gte, inArray, isNull, lt, sum } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { billets, policies, quotes } from '../../db/schema';
import { STATUS } from '../../../contract/statuses/quote';

/** What is on record of a client when a new guarantee is weighed. */
export interface CreditAnalysis {
  /** R$ insured by policies that are in force or still to begin. */
  insuredAmount: number;
  policies: number;
  /** Requests that nobody has decided on yet, and those that were refused. */
  requestsInAnalysis: number;
  requestsDenied: number;
  /** Unpaid billets past their due date. */
  billetsExpired: number;
}

/** GET /client/creditAnalysis/{id}: the answer is not specified; nothing in it is an insurer's own judgement. */
export async function creditAnalysisOf(db: Db, document: string, today: string): Promise<CreditAnalysis> {
  const ofClient = eq(policies.clientDocument, document);
  const [held] = await db
    .select({ insured: sum(policies.insuredAmount), total: count() })
    .from(policies)
    .where(and(ofClient, isNull(policies.cancelledAt), gte(policies.validityEnd, today)));
  const [late] = await db
    .select({ total: count() })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .where(and(ofClient, isNull(billets.paidAt), lt(billets.dueDate, today)));
  const requests = await countRequests(db, document);
  return {
    insuredAmount: Number(held?.insured ?? 0),
    policies: held?.total ?? 0,
    requestsInAnalysis: requests.get(STATUS.analysing) ?? 0,
    requestsDenied: requests.get(STATUS.denied) ?? 0,
    billetsExpired: late?.total ?? 0,
  };
}

async function countRequests(db: Db, document: string): Promise<Map<number, number>> {
  const told = inArray(quotes.status, [STATUS.analysing, STATUS.denied]);
  const rows = await db
    .select({ status: quotes.status, total: count() })
    .from(quotes)
    .where(and(eq(quotes.clientDocument, document), isNull(quotes.deletedAt), told))
    .groupBy(quotes.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}
