import { addDays, civilDayOf, readMoment } from '../../../../engine/values';
import type { DueList, DueWhen } from '../../../../contract/deskDay';
import { nextBusinessDay } from '../../../infra/calendar/businessDays';

export const SHOWN = 5;

const NEXT_DAYS = 2;

export interface LookedAt {
  readonly now: Date;
  readonly today: string;
  readonly through: string;
}

export function lookedAt(now: Date): LookedAt {
  const today = civilDayOf(now);
  let through = today;
  for (let day = 0; day < NEXT_DAYS; day += 1) through = nextBusinessDay(addDays(through, 1));
  return { now, today, through };
}

export function bandOf(due: Date, { now, today, through }: LookedAt): DueWhen {
  if (due < now) return 'late';
  const day = civilDayOf(due);
  if (day === today) return 'today';
  return day <= through ? 'next' : 'later';
}

export function momentsOf(when: 'today' | 'next', { now, today, through }: LookedAt): readonly [Date, Date] {
  const tomorrow = midnight(addDays(today, 1));
  return when === 'today' ? [now, tomorrow] : [tomorrow, midnight(addDays(through, 1))];
}

export const unlessEmpty = (list: DueList): DueList[] => (list.Total === 0 ? [] : [list]);

function midnight(day: string): Date {
  const moment = readMoment(`${day}T00:00`);
  if (!moment) throw new Error(`${day} has no beginning`);
  return moment;
}
