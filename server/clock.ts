const SAO_PAULO = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const DAY_MS = 86_400_000;

/** The one source of time: an instant, and the business date in America/Sao_Paulo as YYYY-MM-DD (decision 20). */
export interface Clock {
  now(): Date;
  today(): string;
}

/** A clock `offsetDays` away from the machine's; `read` gives the machine's milliseconds. */
export function createClock(offsetDays = 0, read: () => number = Date.now): Clock {
  const now = () => new Date(read() + offsetDays * DAY_MS);
  return { now, today: () => civilDate(now()) };
}

/** The civil date of an instant in São Paulo. */
export function civilDate(instant: Date): string {
  return SAO_PAULO.format(instant);
}
