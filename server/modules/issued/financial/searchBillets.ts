import type { BilletFilter, BilletPage, FinancialSearchBody, TurnedPage } from '../../../../contract/billing';
import { PAGE_SIZE } from '../../../../contract/page';
import type { BilletStatus } from '../../../../contract/statuses/billet';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { periodOf } from '../../../http/period';
import { renewalDates } from '../billets/renewalDates';
import { listedAnswer } from './answers';
import { sumBillets } from './billetList';
import type { Sum } from './billetList';
import { listBillets } from './listBillets';
import type { ListSearch } from './listBillets';
import type { BilletSight } from './sight';

/** A page of the billets in sight, and what all of each status comes to unless the caller knows. Throws PERIOD_REVERSED, PERIOD_TOO_LONG. */
export async function searchBillets(
  db: Db,
  deps: Pick<Deps, 'clock' | 'billing' | 'products'>,
  sight: BilletSight,
  { Page = 1, WithoutTotals, ...filter }: FinancialSearchBody,
): Promise<BilletPage | TurnedPage> {
  const { clock, billing } = deps;
  const search = searchOf(deps, sight, filter);
  const [rows, totals] = await Promise.all([
    listBillets(db, search, { limit: PAGE_SIZE, offset: (Page - 1) * PAGE_SIZE }),
    WithoutTotals ? undefined : allTotals(db, search),
  ]);
  return {
    Items: rows.map((row) => listedAnswer(deps, row)),
    ...totals,
    Page,
    PageSize: PAGE_SIZE,
    RenewalDates: renewalDates(clock.today()),
    DelayMinutes: billing.delayMinutes,
  };
}

async function allTotals(
  db: Db,
  { Status, ...search }: ListSearch,
): Promise<Pick<BilletPage, 'Total' | 'Totals'>> {
  const Totals = totalsOf(await sumBillets(db, search));
  return { Total: totalOf(Totals, Status), Totals };
}

function totalOf({ All, ...of }: BilletPage['Totals'], status: BilletFilter['Status']): number {
  if (status === undefined) return All.Count + of.Cancelled.Count;
  return status === 'Unpaid' ? of.Pending.Count + of.Expired.Count : of[status].Count;
}

export function searchOf(
  { clock }: Pick<Deps, 'clock'>,
  sight: BilletSight,
  { From, To, Sort = 'newestDue', ...filter }: BilletFilter,
): ListSearch {
  const today = clock.today();
  const period = periodOf({ from: From, to: To }, today, { ahead: true });
  return { ...filter, sight, period, sort: Sort, today };
}

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
    Cancelled: of('Cancelled'),
  };
}
