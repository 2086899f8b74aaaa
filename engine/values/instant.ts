/** Instants as Brazilian business time says them: America/Sao_Paulo, which keeps UTC−03:00 all year since 2019. */
const ZONE = 'America/Sao_Paulo';
const OFFSET = '-03:00';

const DAY_MS = 86_400_000;

type Instant = Date | string;

/** Formatters are made when they are first used: a page that shows no instant pays nothing. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
    return made.format(typeof instant === 'string' ? new Date(instant) : instant);
  };
}

/** The civil day of an instant, YYYY-MM-DD. */
export const civilDayOf = formatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** DD/MM/AAAA */
export const dayText = formatter('pt-BR', { dateStyle: 'short' });

/** DD/MM/AAAA, HH:MM */
export const momentText = formatter('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** HH:MM */
export const timeText = formatter('pt-BR', { timeStyle: 'short' });

/** YYYY-MM-DD HH:MM, for operators. */
export const isoMomentText = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant that `2026-11-21T10:00` says; undefined where it says none. */
export function readMoment(text: string): Date | undefined {
  const moment = new Date(`${text}:00${OFFSET}`);
  return written.test(text) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
