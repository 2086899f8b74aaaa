import { civilDayOf, daysAfter } from '../engine/values';

/** The one source of time: an instant, and the business date in America/Sao_Paulo as YYYY-MM-DD (decision 20). */
export interface Clock {
  now(): Date;
  today(): string;
}

export function createClock(offsetDays = 0, read: () => number = Date.now): Clock {
  const now = () => daysAfter(new Date(read()), offsetDays);
  return { now, today: () => civilDayOf(now()) };
}
