import { addDays } from '../../../../engine/values';
import { COUNTED } from '../../../../contract/page';
import type { NeedsYou, WaitingBillet } from '../../../../contract/home';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { countBillets, findBillets } from '../../issued/financial/billetList';
import type { ListedRow } from '../../issued/financial/billetList';
import { overdueUntil } from '../../../infra/calendar/businessDays';
import { billetsOfSight } from '../../issued/financial/sight';
import { SHOWN } from './shown';

const DUE_DAYS = 7;

export async function waitingBillets(db: Db, seen: Sight, today: string): Promise<NeedsYou['Billets']> {
  const unpaidUntil = addDays(today, DUE_DAYS);
  const sight = await billetsOfSight(db, seen);
  const search = { sight, sort: 'oldestDue', today, unpaidUntil } as const;
  const [rows, Total] = await Promise.all([
    findBillets(db, search, { limit: SHOWN }),
    countBillets(db, search, COUNTED),
  ]);
  return { Total, Until: unpaidUntil, Items: rows.map((row) => waitingBillet(row, today)) };
}

function waitingBillet(row: ListedRow, today: string): WaitingBillet {
  const isOverdue = row.due_date <= overdueUntil(today);
  return {
    BillingId: row.id,
    PolicyNumber: row.number,
    Installment: row.installment,
    Installments: row.installments,
    Amount: Number(row.amount),
    DueDate: row.due_date,
    IsOverdue: isOverdue,
    // What fell due on a day without banking is still paid in time.
    IsDueToday: row.due_date <= today && !isOverdue,
  };
}
