import { addDays, civilDayOf, readMoment } from '../../../../engine/values';
import type { DueList, DueWhen } from '../../../../contract/deskDay';
import { nextBusinessDay } from '../../../infra/calendar/businessDays';

export const SHOWN = 5;

const NEXT_DAYS = 2;

export interface LookedAt {
  readonly now: Date;
  readonly today: string;
  readonly through: string;
  /** When the day after today begins, and the one after `through`. */
  readonly tomorrow: Date;
  readonly beyond: Date;
}

export function lookedAt(now: Date): LookedAt {
  const today = civilDayOf(now);
  let through = today;
  for (let day = 0; day < NEXT_DAYS; day += 1) through = nextBusinessDay(addDays(through, 1));
  const [tomorrow, beyond] = [midnight(addDays(today, 1)), midnight(addDays(through, 1))];
  return { now, today, through, tomorrow, beyond };
}

export function bandOf(due: Date, { now, tomorrow, beyond }: LookedAt): DueWhen {
  if (due < now) return 'late';
  if (due < tomorrow) return 'today';
  return due < beyond ? 'next' : 'later';
}

export const momentsOf = (
  when: 'today' | 'next',
  { now, tomorrow, beyond }: LookedAt,
): readonly [Date, Date] => (when === 'today' ? [now, tomorrow] : [tomorrow, beyond]);

export const unlessEmpty = (list: DueList): DueList[] => (list.Total === 0 ? [] : [list]);

function midnight(day: string): Date {
  const moment = readMoment(`${day}T00:00`);
  if (!moment) throw new Error(`${day} has no beginning`);
  return moment;
}
