import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { drawBillets } from '../../issued/billets/drawBillets';
import { netBillets } from '../../issued/billets/netBillets';
import { dueFrom } from '../../issued/billets/dueDates';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { issueEndorsement, type IssuedEndorsement } from '../../issued/policies/issueEndorsement';
import { insertRefund } from '../../issued/refunds/repository';
import { notify } from '../../notifications/notify';
import { demandMove, moveQuote } from '../moveQuote';
import { STATUS } from '../../../../contract/statuses/quote';
import { interestedUsers } from './interestedUsers';
import { billingOf } from './policyTerms';

/**
 * Issues the endorsement of an accepted request in one step: folds the policy, bills a further premium or nets a
 * returned one against open billets and refunds the rest, and notifies. `quote` is locked by the caller's
 * transaction; `actorUid` is null for the insurer. Throws STATUS_FORBIDS, NO_POLICY_TO_ENDORSE, POLICY_CHANGED,
 * POLICY_CANCELLED, NOT_ISSUABLE.
 */
export async function issueEndorsementRequest(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products' | 'billing'>,
  quote: QuoteRow,
  actorUid: string | null,
): Promise<IssuedEndorsement & { quote: QuoteRow }> {
  demandMove(quote, STATUS.endorsementIssued);
  const issuedAt = deps.clock.now();
  const { refundTo, ...order } = await endorsementOf(deps, quote);
  const billing = Number(order.grossPremium) > 0 ? billingOf(quote) : null;
  const firstDueDate = billing && dueFrom(billing.firstDueDate, deps.clock.today());
  const changes = firstDueDate === quote.firstDueDate ? undefined : { firstDueDate };
  const moved = await moveQuote(db, quote, { to: STATUS.endorsementIssued, actorUid, at: issuedAt, changes });
  const told = await interestedUsers(db, quote);
  const issued = await issueEndorsement(db, { ...order, issuedAt });
  if (billing && firstDueDate) {
    await drawBillets(
      db,
      deps.billing.banks[0],
      issued.policy,
      { ...billing, firstDueDate },
      issued.endorsement,
    );
  }
  const back = await netBillets(db, issued.endorsement);
  if (back > 0) await insertRefund(db, issued.endorsement, back, refundTo);
  // By the request: its page leads to endorsement and policy.
  await notify(db, told, { notificationType: 'IssuedEndorsement', data: quote.identifier });
  return { ...issued, quote: moved };
}
