import type { BilletOrder } from '../../../../contract/billing';
import type { Db } from '../../../db/db';
import { overdueUntil } from '../../../infra/calendar/businessDays';
import { countBillets, findBillets } from './billetList';
import type { BilletSearch, ListedRow, Part } from './billetList';

export type ListSearch = Omit<BilletSearch, 'sort'> & { readonly sort: BilletOrder };

export function listBillets(db: Db, { sort, ...search }: ListSearch, part: Part): Promise<ListedRow[]> {
  return sort === 'urgent' ? urgentFirst(db, search, part) : findBillets(db, { ...search, sort }, part);
}

type Group = Pick<BilletSearch, 'Status' | 'isSettled' | 'sort'>;

const overdue: Group = { Status: 'Expired', sort: 'oldestDue' };
const due: Group = { Status: 'Pending', sort: 'oldestDue' };

/** Overdue, due next, settled: read one after the other, each in the order of an index. */
function groupsOf(status: BilletSearch['Status']): readonly Group[] {
  if (status === 'Expired') return [overdue];
  if (status === 'Pending') return [due];
  if (status === 'Unpaid') return [overdue, due];
  const settled: Group = { isSettled: true, sort: 'newestDue' };
  return status === undefined ? [overdue, due, settled] : [{ ...settled, Status: status }];
}

async function urgentFirst(
  db: Db,
  search: Omit<BilletSearch, 'sort'>,
  { limit, offset = 0, after }: Part,
): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  const groups = groupsOf(search.Status);
  const begin = after ? groups.findIndex((group) => holds(group, after, search.today)) : 0;
  let skipped = offset;
  for (const [at, group] of groups.slice(Math.max(0, begin)).entries()) {
    const left = limit - rows.length;
    if (left === 0) break;
    const theirs = { ...search, ...group };
    const found = await findBillets(db, theirs, {
      limit: left,
      offset: skipped,
      ...(at === 0 && after && { after }),
    });
    rows.push(...found);
    if (found.length > 0) skipped = 0;
    else if (skipped > 0) skipped -= await countBillets(db, theirs, skipped);
  }
  return rows;
}

function holds({ Status }: Group, { paid_at, cancelled_at, due_date }: ListedRow, today: string): boolean {
  if (paid_at !== null || cancelled_at !== null) return Status !== 'Expired' && Status !== 'Pending';
  return Status === (due_date <= overdueUntil(today) ? 'Expired' : 'Pending');
}
