import { addMonths, dayNumber } from '../../../engine/values';

/** Days of a month from which whole months go to every distance that there is. */
const STARTS = ['01', '28', '29', '30', '31'];
const YEARS = Array.from({ length: 110 }, (_each, index) => 1995 + index);

function startsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_each, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
    .flatMap((month) => STARTS.map((day) => `${month}-${day}`))
    .filter((day) => dayNumber(day) !== 0);
}

const known = new Map<number, readonly number[]>();

/** How many days so many months can be, from the fewest to the most: a month is 28 to 31 days. */
export function monthDays(months: number): readonly number[] {
  const found = known.get(months);
  if (found) return found;
  const days = YEARS.flatMap(startsOf).map((day) => dayNumber(addMonths(day, months)) - dayNumber(day));
  const [fewest, most] = days.reduce(([low, high], each) => [Math.min(low, each), Math.max(high, each)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  const range = Array.from({ length: most - fewest + 1 }, (_each, index) => fewest + index);
  known.set(months, range);
  return range;
}
