import { and, eq, isNotNull } from 'drizzle-orm';
import { STATUS } from '../../../../contract/statuses/quote';
import type { Db } from '../../../db/db';
import { billets } from '../../../db/schema';
import type { EndorsementRow, QuoteRow } from '../../../db/schema';
import { cancelBillets } from '../../issued/billets/netBillets';
import { cancelEndorsement } from '../../issued/policies/cancelEndorsement';
import { findEndorsementOfQuote, listEndorsements } from '../../issued/policies/repository';

/** The endorsement that a request became, where it can be undone: the policy's last, with a premium of which nothing was paid. */
export async function undoable(db: Db, quote: QuoteRow): Promise<EndorsementRow | undefined> {
  if (quote.status !== STATUS.endorsementIssued) return undefined;
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  if (!endorsement || endorsement.cancelledAt !== null || Number(endorsement.grossPremium) <= 0)
    return undefined;
  const all = await listEndorsements(db, endorsement.policyId);
  if (all.findLast(({ cancelledAt }) => cancelledAt === null)?.id !== endorsement.id) return undefined;
  return (await isPaidInPart(db, endorsement.id)) ? undefined : endorsement;
}

/** The policy is what it was before it, and its billets are cancelled; in the caller's transaction. */
export async function undoIssued(db: Db, endorsement: EndorsementRow, at: Date): Promise<void> {
  await cancelEndorsement(db, endorsement.id, at);
  await cancelBillets(db, endorsement, at);
}

async function isPaidInPart(db: Db, endorsementId: string): Promise<boolean> {
  const paid = and(eq(billets.endorsementId, endorsementId), isNotNull(billets.paidAt));
  const rows = await db.select({ id: billets.id }).from(billets).where(paid).limit(1);
  return rows.length > 0;
}
