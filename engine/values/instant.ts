import { dateText } from './dateText';

/** Instants as Brazilian business time says them: America/Sao_Paulo, which keeps UTC−03:00 all year since 2019. */
const ZONE = 'America/Sao_Paulo';
const OFFSET = '-03:00';

const DAY_MS = 86_400_000;

type Instant = Date | string;

/** The last clock change there; earlier instants use the browser's tables. */
const LAST_CHANGE = Date.UTC(2019, 1, 17, 2);
const BEHIND_MS = 3 * 3_600_000;

/** Created on first use: it takes a page 25 ms, and no present instant needs it. */
let formatter: Intl.DateTimeFormat | undefined;

/** YYYY-MM-DD HH:MM, for operators; throws RangeError of what is no instant. */
export function isoMomentText(instant: Instant): string {
  const time = new Date(instant).getTime();
  if (time >= LAST_CHANGE) return new Date(time - BEHIND_MS).toISOString().slice(0, 16).replace('T', ' ');
  formatter ??= new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
  return formatter.format(time);
}

/** The civil day of an instant, YYYY-MM-DD. */
export const civilDayOf = (instant: Instant) => isoMomentText(instant).slice(0, 10);

/** HH:MM */
export const timeText = (instant: Instant) => isoMomentText(instant).slice(11);

/** DD/MM/AAAA */
export const dayText = (instant: Instant) => dateText(civilDayOf(instant));

/** DD/MM/AAAA, HH:MM */
export const momentText = (instant: Instant) => `${dayText(instant)}, ${timeText(instant)}`;

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant that `2026-11-21T10:00` says; undefined where it says none. */
export function readMoment(text: string): Date | undefined {
  const moment = new Date(`${text}:00${OFFSET}`);
  return written.test(text) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
