import { costOf, type Ledger } from '../../../../engine/rating';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { after } from '../../issued/policies/fold';
import { changeOfCover, countsFrom } from '../../issued/policies/ledger';
import { stateOf } from '../../issued/policies/state';

/**
 * Cents before tax that a change may give back at most: what the layers that it takes were charged (decision 68).
 */
export async function refundBound(
  deps: Pick<Deps, 'clock' | 'products'>,
  quote: QuoteRow,
  policy: PolicyRow,
  ledger: Ledger,
): Promise<number> {
  const order = await endorsementOf(deps, quote);
  const { rule, asked } = order;
  const from = countsFrom(order, deps.clock.today());
  const before = stateOf(policy);
  const state = after(before, { rule, asked, issuedAt: deps.clock.now() });
  const { refunds } = costOf(ledger, changeOfCover(before, state, { rule, from }), 0);
  return refunds.reduce((sum, { value }) => sum + value, 0);
}
