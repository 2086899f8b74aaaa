import { packedDate } from './civilDate';

/** A date `YYYY-MM-DD` as people read it, DD/MM/AAAA (specification 1 §9); a text that is no date as it is. */
export function dateText(date: string): string {
  return packedDate(date) === 0 ? date : `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** A month `YYYY-MM` as people write it: dez/26. */
export const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]}/${month.slice(2, 4)}`;

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|[1-9]\d{3})$/;
const yearFirst = /^([1-9]\d{3})([.-])(\d{1,2})\2(\d{1,2})$/;

/** Years of two digits run from 1970 to 2069. */
const wholeYear = (year: string) => (year.length > 2 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

function calendarDay(year: string, month: string, date: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return packedDate(iso) === 0 ? undefined : iso;
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
    .replace(/^(\d{2})(\d{1,2})(\/.*)?$/, '$1/$2$3')
    .replace(/^(\d{2})(\d{2})(\d+)$/, '$1/$2/$3')
    .replace(/^(\d{1,2}\/\d{2})(\d+)$/, '$1/$2');
