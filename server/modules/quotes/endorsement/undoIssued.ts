import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { isProposal, STATUS } from '../../../../contract/statuses/quote';
import type { Db } from '../../../db/db';
import { billets, quotes } from '../../../db/schema';
import type { EndorsementRow, QuoteRow } from '../../../db/schema';
import { cancelBillets, lockOpen } from '../../issued/billets/netBillets';
import { openRequestOf } from '../../issued/details/repository';
import { cancelEndorsement } from '../../issued/policies/cancelEndorsement';
import { findEndorsementOfQuote, listEndorsements, lockPolicy } from '../../issued/policies/repository';

/** From here a customer may accept at any moment, and needs the policy unchanged. */
const ACCEPTABLE = [STATUS.paymentReady, STATUS.proposalReady];

/**
 * Locks, in the order of issuing: the offers that a customer may accept meanwhile, the policy, and the billets that
 * may be paid.
 */
export async function holdForUndo(db: Db, quote: QuoteRow, at: Date): Promise<void> {
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  if (!endorsement) return;
  const { policyId } = endorsement;
  const acceptable = and(inArray(quotes.status, ACCEPTABLE), gte(quotes.expiresAt, at));
  const offers = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.policyId, policyId), acceptable));
  await offers.orderBy(quotes.id).for('update');
  await lockPolicy(db, policyId);
  await lockOpen(db, policyId);
}

/**
 * The endorsement that a request became, if it can be undone: it is the policy's last, nothing of its premium was
 * paid, and no open proposal builds on it, which could never be issued then.
 */
export async function undoable(db: Db, quote: QuoteRow, at: Date): Promise<EndorsementRow | undefined> {
  if (quote.status !== STATUS.endorsementIssued) return undefined;
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  if (!endorsement || endorsement.cancelledAt !== null || Number(endorsement.grossPremium) <= 0)
    return undefined;
  const all = await listEndorsements(db, endorsement.policyId);
  if (all.findLast(({ cancelledAt }) => cancelledAt === null)?.id !== endorsement.id) return undefined;
  const open = await openRequestOf(db, endorsement.policyId, at);
  if (open !== undefined && isProposal(open)) return undefined;
  return (await isPaidInPart(db, endorsement.id)) ? undefined : endorsement;
}

/** Restores the policy and cancels the endorsement's billets, in the caller's transaction. */
export async function undoIssued(db: Db, endorsement: EndorsementRow, at: Date): Promise<void> {
  await cancelEndorsement(db, endorsement.id, at);
  await cancelBillets(db, endorsement, at);
}

async function isPaidInPart(db: Db, endorsementId: string): Promise<boolean> {
  const paid = and(eq(billets.endorsementId, endorsementId), isNotNull(billets.paidAt));
  const rows = await db.select({ id: billets.id }).from(billets).where(paid).limit(1);
  return rows.length > 0;
}
