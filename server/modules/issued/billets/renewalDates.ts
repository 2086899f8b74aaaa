import { dateOfDay, dayNumber } from '../../../../engine/values';
import { nextBusinessDay } from '../../../infra/calendar/businessDays';

/** Specification 3 §9. */
const RENEWAL_DAYS = [7, 10, 15, 30] as const;

export interface RenewalDate {
  Days: number;
  /** YYYY-MM-DD, a day on which banks work. */
  Date: string;
}

/** The days that are offered on a day: so many from it, moved to the next business day (decision 40). */
export function renewalDates(today: string): RenewalDate[] {
  return RENEWAL_DAYS.map((days) => {
    const date = dateOfDay(dayNumber(today) + days);
    if (date === null) throw new Error('a renewal lies outside the calendar');
    return { Days: days, Date: nextBusinessDay(date) };
  });
}
