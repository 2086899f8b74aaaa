import { addDays, civilDayOf, readMoment } from '../../../../engine/values';
import type { DueList, DueWhen } from '../../../../contract/deskDay';
import { nextBusinessDay } from '../../../infra/calendar/businessDays';

/** So many of each list are named; the rest is a number that leads to its own list. */
export const SHOWN = 5;

/** So many working days after today are told of beforehand. */
const NEXT_DAYS = 2;

/** The day that is looked at: its moment, its date, and the last of the next working days. */
export interface LookedAt {
  readonly now: Date;
  readonly today: string;
  readonly through: string;
}

/** The next working days lie beyond weekends and holidays, the turn of a year too. */
export function lookedAt(now: Date): LookedAt {
  const today = civilDayOf(now);
  let through = today;
  for (let day = 0; day < NEXT_DAYS; day += 1) through = nextBusinessDay(addDays(through, 1));
  return { now, today, through };
}

/** Where on that day's page a moment stands; undefined beyond it. */
export function bandOf(due: Date, { now, today, through }: LookedAt): DueWhen | undefined {
  if (due < now) return 'late';
  const day = civilDayOf(due);
  if (day === today) return 'today';
  return day <= through ? 'next' : undefined;
}

/** The moments of a part of the page that is not late: from, and before. */
export function momentsOf(when: 'today' | 'next', { now, today, through }: LookedAt): readonly [Date, Date] {
  const tomorrow = midnight(addDays(today, 1));
  return when === 'today' ? [now, tomorrow] : [tomorrow, midnight(addDays(through, 1))];
}

/** An empty list is no list. */
export const unlessEmpty = (list: DueList): DueList[] => (list.Total === 0 ? [] : [list]);

function midnight(day: string): Date {
  const moment = readMoment(`${day}T00:00`);
  if (!moment) throw new Error(`${day} has no beginning`);
  return moment;
}
