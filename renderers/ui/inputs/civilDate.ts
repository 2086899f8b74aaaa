/** Civil dates as ISO text (YYYY-MM-DD), without time or zone. */
const day = 86_400_000;
const epoch = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const toIso = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (iso: string, days: number) => toIso(epoch(iso) + days * day);

/** Same day in another month; the last day of the month where that day does not exist. */
export function addMonths(iso: string, months: number) {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return toIso(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}

/** 0 is Sunday. */
export const weekday = (iso: string) => new Date(epoch(iso)).getUTCDay();

export const firstOfMonth = (iso: string) => `${iso.slice(0, 7)}-01`;

/** The local calendar's today. */
export function localToday() {
  const now = new Date();
  return toIso(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** '2026-11-20' as '20/11/2026'; '' for none. */
export const showDate = (iso: string | undefined) => (iso ? iso.split('-').toReversed().join('/') : '');

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|[1-9]\d{3})$/;
const yearFirst = /^([1-9]\d{3})([.-])(\d{1,2})\2(\d{1,2})$/;

/** Years of two digits run from 1970 to 2069. */
const wholeYear = (year: string) => (year.length > 2 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

function calendarDay(year: string, month: string, date: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = epoch(iso);
  return Number.isNaN(time) || toIso(time) !== iso ? undefined : iso;
}

/**
 * '1/3/2028', '01-03-2028', '2028-03-01' as ISO; undefined when it is not a day of the calendar. A year of two
 * digits may be half of one that is still typed, so it is read only where the text `isWhole`.
 */
export function readDate(typed: string, isWhole = true): string | undefined {
  const text = typed.trim();
  const [, date = '', , month = '', year = ''] = dayFirst.exec(text) ?? [];
  if (year) return year.length > 2 || isWhole ? calendarDay(wholeYear(year), month, date) : undefined;
  const [, fullYear, , ofYear = '', ofMonth = ''] = yearFirst.exec(text) ?? [];
  return fullYear && calendarDay(fullYear, ofYear, ofMonth);
}

/** The slashes that figures typed one after another want; a hyphen or dot after the fourth says that they were a year. */
export const withSlashes = (text: string) =>
  text
    .replace(/^(\d{2})\/(\d{2})([.-])/, '$1$2$3')
    .replace(/^(\d{2})(\d{1,2})$/, '$1/$2')
    .replace(/^(\d{2})(\d{2})(\d+)$/, '$1/$2/$3')
    .replace(/^(\d{1,2}\/\d{2})(\d+)$/, '$1/$2');

export const inRange = (iso: string, min?: string, max?: string) =>
  (!min || iso >= min) && (!max || iso <= max);
