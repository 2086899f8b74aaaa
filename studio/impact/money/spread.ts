export interface Spread {
  readonly many: number;
  readonly sum: number;
  readonly median: number;
  /** Quartiles, each an amount that occurs. */
  readonly lower: number;
  readonly upper: number;
  readonly least: number;
  readonly most: number;
}

const NOTHING: Spread = { many: 0, sum: 0, median: 0, lower: 0, upper: 0, least: 0, most: 0 };

/** Half of a whole number of cents, half a cent away from zero, as everywhere else. */
const halved = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 2) + 0;

/** How whole cents are spread; all zero where there are none. */
export function spreadOf(cents: readonly number[]): Spread {
  const many = cents.length;
  if (many === 0) return NOTHING;
  const sorted = cents.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place]!;
  const below = (part: number) => at(Math.ceil(part * many) - 1);
  return {
    many,
    sum: sorted.reduce((sum, one) => sum + one, 0),
    median: halved(at(Math.floor((many - 1) / 2)) + at(Math.floor(many / 2))),
    lower: below(0.25),
    upper: below(0.75),
    least: at(0),
    most: at(many - 1),
  };
}
