import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { billets, policies, quotes, userClients } from '../../../db/schema';
import type { User } from '../../people/account/repository';
import type { BilletRow } from '../billets/repository';
import { inSightOf } from '../../desk/sight';
import type { PolicyRow } from '../policies/repository';
import type { QuoteRow } from '../../quotes/repository';

/** An issued policy with the quote that it was made from. */
export interface IssuedPolicy {
  policy: PolicyRow;
  quote: QuoteRow;
}

/** Whose policy it is: whoever asked for it, those nominated to its policy holder, and the desk in whose sight it is. */
function visibleTo(db: Db, user: User) {
  const { uid } = user;
  const nomination = db
    .select({ one: sql`1` })
    .from(userClients)
    .where(and(eq(userClients.userUid, uid), eq(userClients.clientDocument, policies.clientDocument)));
  const desk = user.isExecutive ? inSightOf(db, user) : undefined;
  return or(eq(quotes.ownerUid, uid), exists(nomination), desk);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The policy of that code, its id or its number, if the user sees it. */
export async function findIssued(db: Db, user: User, code: string): Promise<IssuedPolicy | undefined> {
  const named = ID.test(code) ? eq(policies.id, code) : eq(policies.number, code);
  const [row] = await db
    .select({ policy: policies, quote: quotes })
    .from(policies)
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(and(named, visibleTo(db, user)));
  return row;
}

/** A billet with its policy. */
export interface IssuedBillet extends IssuedPolicy {
  billet: BilletRow;
}

/** The billet of that id, if the user sees its policy. */
export async function findBillet(db: Db, user: User, id: string): Promise<IssuedBillet | undefined> {
  if (!ID.test(id)) return undefined;
  const [row] = await billetsWhere(db, and(eq(billets.id, id), visibleTo(db, user)));
  return row;
}

/** The billets of the policy of that number, if the user sees it, in the order of their installments. */
export async function listBilletsOf(db: Db, user: User, policyNumber: string): Promise<IssuedBillet[]> {
  return billetsWhere(db, and(eq(policies.number, policyNumber), visibleTo(db, user)));
}

function billetsWhere(db: Db, condition: ReturnType<typeof and>): Promise<IssuedBillet[]> {
  return db
    .select({ billet: billets, policy: policies, quote: quotes })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(condition)
    .orderBy(asc(billets.installment));
}
