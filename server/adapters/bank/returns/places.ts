import { dayNumber } from '../../../../engine/values';
import type { Place } from './layout';
import { BrokenReturnFile } from './ReturnFile';

export function cut(line: string, [from = 1, to = 0]: Place): string {
  return line.slice(from - 1, to);
}

/** Blank is 0. Throws BrokenReturnFile. */
export function wholeNumber(line: string, place: Place, at: number): number {
  const text = cut(line, place).trim();
  if (!/^\d*$/.test(text)) throw new BrokenReturnFile('UNREADABLE', at);
  return Number(text);
}

/** The amounts there, added up: two decimals are implied. Throws BrokenReturnFile. */
export function amountAt(line: string, places: readonly Place[], at: number): string {
  const sum = places.reduce((total, place) => total + wholeNumber(line, place, at), 0);
  const cents = String(sum).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** DDMMAAAA, or DDMMAA of this century. Throws BrokenReturnFile. */
export function dateAt(line: string, place: Place, at: number): string {
  const [, day, month, year = ''] = /^(\d\d)(\d\d)((?:\d\d){1,2})$/.exec(cut(line, place)) ?? [];
  const date = `${year.padStart(4, '20')}-${month}-${day}`;
  if (dayNumber(date) === 0) throw new BrokenReturnFile('UNREADABLE', at);
  return date;
}
