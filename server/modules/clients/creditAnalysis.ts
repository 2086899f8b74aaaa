import { and, count, eq, gte, inArray, isNull, lte, sum } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { billets, policies, quotes } from '../../db/schema';
import { overdueUntil } from '../../infra/calendar/businessDays';
import { isAnalysed, isDenied, registeredStatuses } from '../../../contract/statuses/quote';

export interface CreditAnalysis {
  /** R$ insured by policies that are in force or still to begin. */
  insuredAmount: number;
  policies: number;
  requestsInAnalysis: number;
  requestsDenied: number;
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
    .where(
      and(
        ofClient,
        isNull(billets.paidAt),
        isNull(billets.cancelledAt),
        lte(billets.dueDate, overdueUntil(today)),
      ),
    );
  const requests = await countRequests(db, document);
  return {
    insuredAmount: Number(held?.insured ?? 0),
    policies: held?.total ?? 0,
    requestsInAnalysis: totalOf(requests, isAnalysed),
    requestsDenied: totalOf(requests, isDenied),
    billetsExpired: late?.total ?? 0,
  };
}

type Counted = readonly { status: number; total: number }[];

function totalOf(requests: Counted, isOne: (status: number) => boolean): number {
  return requests.reduce((total, request) => (isOne(request.status) ? total + request.total : total), 0);
}

const TOLD = registeredStatuses.filter((status) => isAnalysed(status) || isDenied(status));

async function countRequests(db: Db, document: string): Promise<Counted> {
  return db
    .select({ status: quotes.status, total: count() })
    .from(quotes)
    .where(and(eq(quotes.clientDocument, document), isNull(quotes.deletedAt), inArray(quotes.status, TOLD)))
    .groupBy(quotes.status);
}
