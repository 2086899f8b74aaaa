import type { Db } from '../../../db/db';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { drawBillets } from '../../issued/billets/drawBillets';
import { dueFrom } from '../../issued/billets/dueDates';
import { notify } from '../../notifications/notify';
import { nextPolicyNumber } from '../../issued/policies/policyNumber';
import { insertPolicy } from '../../issued/policies/repository';
import { demandMove, moveQuote } from '../moveQuote';
import { STATUS } from '../../../../contract/statuses/quote';
import { interestedUsers } from './interestedUsers';
import { policyTerms } from './policyTerms';

export interface Issued {
  quote: QuoteRow;
  policy: PolicyRow;
}

/**
 * Issues the policy of an accepted proposal with its billets, and tells the people it concerns: all of it or nothing.
 * `quote` is locked by the caller's transaction; `actorUid` is null when the insurer did it. A first due date that has
 * passed becomes the day after, in the quote too. The numbers come last, as all other issuings wait for them from then
 * on. Throws STATUS_FORBIDS, NOT_ISSUABLE.
 */
export async function issuePolicy(
  db: Db,
  deps: Pick<Deps, 'clock' | 'products' | 'billing'>,
  quote: QuoteRow,
  actorUid: string | null,
): Promise<Issued> {
  // Checked first: a quote that may not be issued lacks its terms too.
  demandMove(quote, STATUS.issued);
  const issuedAt = deps.clock.now();
  const issuedOn = deps.clock.today();
  const { branch, billing, ...terms } = await policyTerms(deps, quote);
  const firstDueDate = dueFrom(billing.firstDueDate, issuedOn);
  const changes = firstDueDate === quote.firstDueDate ? undefined : { firstDueDate };
  const moved = await moveQuote(db, quote, { to: STATUS.issued, actorUid, at: issuedAt, changes });
  const told = await interestedUsers(db, quote);
  const number = await nextPolicyNumber(db, issuedOn.slice(0, 4), branch);
  const policy = await insertPolicy(db, { ...terms, number, issuedAt });
  await drawBillets(db, deps.billing.banks[0], policy, { ...billing, firstDueDate });
  // The number, since a person can read it.
  await notify(db, told, { notificationType: 'NewInsurancePolicy', data: number });
  return { quote: moved, policy };
}
