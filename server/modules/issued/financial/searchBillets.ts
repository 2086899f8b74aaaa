import type { BilletFilter, BilletPage, FinancialSearchBody } from '../../../../contract/billing';
import { PAGE_SIZE } from '../../../../contract/page';
import type { BilletStatus } from '../../../../contract/statuses/billet';
import type { Deps } from '../../../deps';
import { periodOf } from '../../../http/period';
import { renewalDates } from '../billets/renewalDates';
import { listedAnswer } from './answers';
import { findBillets, sumBillets } from './billetList';
import type { BilletSearch, Sum } from './billetList';
import { billetSight } from './sight';

/** A page of a user's billets with what all that is filtered comes to. Throws PERIOD_REVERSED, PERIOD_TOO_LONG. */
export async function searchBillets(
  deps: Deps,
  uid: string,
  { Page = 1, ...filter }: FinancialSearchBody,
): Promise<BilletPage> {
  const { db, clock, billing } = deps;
  const search = await searchOf(deps, uid, filter);
  const [rows, sums] = await Promise.all([
    findBillets(db, search, { limit: PAGE_SIZE, offset: (Page - 1) * PAGE_SIZE }),
    sumBillets(db, search),
  ]);
  const Totals = totalsOf(sums);
  return {
    Items: rows.map((row) => listedAnswer(deps, row)),
    Total: Totals.All.Count,
    Page,
    PageSize: PAGE_SIZE,
    Totals,
    RenewalDates: renewalDates(clock.today()),
    DelayMinutes: billing.delayMinutes,
  };
}

/** What a filter looks for among the billets that a user sees today. Throws PERIOD_REVERSED, PERIOD_TOO_LONG. */
export async function searchOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  { From, To, Sort = 'newestDue', ...filter }: BilletFilter,
): Promise<BilletSearch> {
  const today = clock.today();
  const period = periodOf({ from: From, to: To }, today);
  return { ...filter, sight: await billetSight(db, uid), period, sort: Sort, today };
}

/** What there is in all statuses together. */
export function totalsOf(sums: readonly Sum[]): BilletPage['Totals'] {
  const of = (...statuses: BilletStatus[]) => {
    const theirs = sums.filter(({ status }) => statuses.includes(status));
    const cents = theirs.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
    return { Count: theirs.reduce((total, { count }) => total + count, 0), Amount: cents / 100 };
  };
  return {
    All: of('Pending', 'Paid', 'Expired'),
    Pending: of('Pending'),
    Paid: of('Paid'),
    Expired: of('Expired'),
  };
}
