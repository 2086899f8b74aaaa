import { and, eq, isNotNull } from 'drizzle-orm';
import type { UndoBody } from '../../../contract/desk';
import { STATUS } from '../../../contract/statuses/quote';
import type { Db } from '../../db/db';
import { billets } from '../../db/schema';
import type { EndorsementRow, QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { cancelBillets } from '../issued/billets/netBillets';
import { cancelEndorsement } from '../issued/policies/cancelEndorsement';
import { findEndorsementOfQuote, listEndorsements } from '../issued/policies/repository';
import { notify } from '../notifications/notify';
import { interestedUsers } from '../quotes/emission/interestedUsers';
import { insertEvent } from '../quotes/repository';
import { auditDecision, takeSeen } from './decision';
import { refuseDesk } from './problems';

/**
 * Undoes an issued endorsement that was never paid: the policy is what it was, its billets are cancelled, its customer is
 * told why. Throws NOT_FOUND, REQUEST_CHANGED, HELD_BY_OTHER, and NOT_UNDOABLE for one that was paid in part, gives back,
 * or is not the policy's last.
 */
export async function undoEndorsement(
  db: Db,
  { clock }: Deps,
  executive: User,
  body: UndoBody,
): Promise<QuoteRow> {
  const quote = await takeSeen(db, executive, body, ({ status }) => status === STATUS.endorsementIssued);
  const endorsement = await undoable(db, quote);
  if (!endorsement) throw refuseDesk('NOT_UNDOABLE');
  const [at, reason] = [clock.now(), body.reason.trim()];
  await cancelEndorsement(db, endorsement.id, at);
  await cancelBillets(db, endorsement, at);
  const { id: quoteId, status } = quote;
  const moment = { actorUid: executive.uid, fromStatus: status, toStatus: status, at, reason };
  await insertEvent(db, { quoteId, kind: 'undone', ...moment });
  await auditDecision(db, executive, 'quote.undo', quote, quote, { endorsement: endorsement.number, reason });
  const told = await interestedUsers(db, quote);
  await notify(db, told, { notificationType: 'UndoneEndorsement', data: quote.identifier });
  return quote;
}

/** The endorsement that a request became, where it can be undone. */
export async function undoable(db: Db, quote: QuoteRow): Promise<EndorsementRow | undefined> {
  if (quote.status !== STATUS.endorsementIssued) return undefined;
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  if (!endorsement || endorsement.cancelledAt !== null || Number(endorsement.grossPremium) <= 0)
    return undefined;
  const all = await listEndorsements(db, endorsement.policyId);
  if (all.findLast(({ cancelledAt }) => cancelledAt === null)?.id !== endorsement.id) return undefined;
  const paid = and(eq(billets.endorsementId, endorsement.id), isNotNull(billets.paidAt));
  const [one] = await db.select({ id: billets.id }).from(billets).where(paid).limit(1);
  return one ? undefined : endorsement;
}
