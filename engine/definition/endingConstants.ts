import type { ConstantTable } from '../expression';
import { addMonths, dayNumber } from '../values/civilDay';

/** Days before a missing yearly row of a constant at which somebody is warned. */
export const WARNED_BEFORE = [60, 30, 7] as const;

interface EndingConstant {
  readonly name: string;
  readonly title: string;
  /** The day on which the next act is expected to hold, YYYY-MM-DD. */
  readonly expectedOn: string;
  /** Counted from today; negative where that day has passed. */
  readonly daysLeft: number;
}

/** The constants whose yearly act is due within 60 days, or overdue, and has no row yet (decision 60). */
export function endingConstants(constants: ConstantTable, today: string): EndingConstant[] {
  return Object.entries(constants).flatMap(([name, rows]) => {
    const last = rows.at(-1);
    if (last?.renewed !== 'yearly') return [];
    const expectedOn = addMonths(last.from, 12);
    const daysLeft = dayNumber(expectedOn) - dayNumber(today);
    return daysLeft > WARNED_BEFORE[0] ? [] : [{ name, title: last.title ?? name, expectedOn, daysLeft }];
  });
}
