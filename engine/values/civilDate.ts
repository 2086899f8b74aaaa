const monthLengths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month] as number);
}

/** A date packed as year × 10000 + month × 100 + day; 0 when the value is not a civil date. */
export function packedDate(value: unknown): number {
  if (typeof value !== 'string' || value.length !== 10) return 0;
  if (value.charCodeAt(4) !== 45 || value.charCodeAt(7) !== 45) return 0;
  const year = pairAt(value, 0) * 100 + pairAt(value, 2);
  const month = pairAt(value, 5);
  const day = pairAt(value, 8);
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return 0;
  return day <= daysInMonth(year, month) ? year * 10_000 + month * 100 + day : 0;
}

/** Two digits at a position; a hugely negative number when one of them is none. */
function pairAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const units = text.charCodeAt(index + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1_000_000;
}
