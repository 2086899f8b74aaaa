import { and, asc, count, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../../../engine/values/civilDay';
import type { NeedsYou, WaitingRequest } from '../../../../contract/home';
import { STATUS } from '../../../../contract/statuses/quote';
import { quotesOfUser } from '../../../access/quotes';
import type { Db } from '../../../db/db';
import { billets, policies, quotes } from '../../../db/schema';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { draftsInWords } from '../drafts/draftsInWords';
import { nearEnd } from '../opportunities/renewals';

/** So many of each are named; the rest is a number that leads to its list. */
const SHOWN = 5;
/** A billet asks for its person so many days before it is due. */
const DUE_DAYS = 7;

type HomeDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** What waits for a person: offers, proposals, billets, ends of validity, and what was left unfinished. */
export async function needsYou(deps: HomeDeps, user: User, documents: readonly string[]): Promise<NeedsYou> {
  const { db, clock } = deps;
  const today = clock.today();
  const [Offers, Proposals, Billets, Expiring, Drafts] = await Promise.all([
    waitingRequests(deps, user, documents, STATUS.paymentReady),
    waitingRequests(deps, user, documents, STATUS.proposalReady),
    waitingBillets(db, documents, today),
    expiring(db, documents, today),
    draftsInWords(deps, user.uid),
  ]);
  return { Offers, Proposals, Billets, Expiring, Drafts };
}

async function waitingRequests(
  { db, products }: HomeDeps,
  { uid }: User,
  documents: readonly string[],
  status: number,
): Promise<NeedsYou['Offers']> {
  const waiting = and(quotesOfUser(uid, documents), eq(quotes.status, status));
  const rows = await db
    .select({
      Identifier: quotes.identifier,
      product: quotes.product,
      InsuredName: quotes.insuredName,
      grossPremium: quotes.grossPremium,
      expiresAt: quotes.expiresAt,
    })
    .from(quotes)
    .where(waiting)
    .orderBy(asc(quotes.expiresAt), asc(quotes.id))
    .limit(SHOWN);
  const nameOf = (code: string) =>
    [...products.catalogue.wizards, ...(products.catalogue.changes ?? [])].find(
      (entry) => entry.code === code,
    )?.name;
  const Items = rows.map(({ product, grossPremium, expiresAt, ...row }): WaitingRequest => ({
    ...row,
    ProductName: nameOf(product) ?? product,
    GrossPremium: grossPremium === null ? null : Number(grossPremium),
    ExpiresAt: expiresAt.toISOString(),
  }));
  return { Total: rows.length < SHOWN ? rows.length : await db.$count(quotes, waiting), Items };
}

async function waitingBillets(
  db: Db,
  documents: readonly string[],
  today: string,
): Promise<NeedsYou['Billets']> {
  if (documents.length === 0) return { Total: 0, Items: [] };
  const waiting = and(
    inArray(policies.clientDocument, [...documents]),
    isNull(policies.cancelledAt),
    isNull(billets.paidAt),
    lte(billets.dueDate, addDays(today, DUE_DAYS)),
  );
  const rows = await db
    .select({ billet: billets, number: policies.number })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .where(waiting)
    .orderBy(asc(billets.dueDate), asc(billets.id))
    .limit(SHOWN);
  const [counted] = await db
    .select({ total: count() })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .where(waiting);
  const Items = rows.map(({ billet, number }) => ({
    BillingId: billet.id,
    PolicyNumber: number,
    Installment: billet.installment,
    Installments: billet.installments,
    Amount: Number(billet.amount),
    DueDate: billet.dueDate,
    IsOverdue: billet.dueDate < today,
  }));
  return { Total: counted?.total ?? 0, Items };
}

async function expiring(db: Db, documents: readonly string[], today: string): Promise<NeedsYou['Expiring']> {
  if (documents.length === 0) return { In30: 0, In60: 0, In90: 0 };
  const between = (from: number, to: number) =>
    count(
      sql`case when ${and(gte(policies.validityEnd, addDays(today, from)), lte(policies.validityEnd, addDays(today, to)))} then 1 end`,
    );
  const [row] = await db
    .select({ In30: between(0, 30), In60: between(31, 60), In90: between(61, 90) })
    .from(policies)
    .where(nearEnd(documents, today, 90));
  return row ?? { In30: 0, In60: 0, In90: 0 };
}
