import type { Piece } from './types';

/** A stretch of days; `to` is no part of it. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const overlaps = (piece: Days, { from, to }: Days) => piece.from < to && from < piece.to;

/**
 * Takes an amount off pieces over days, the last piece first. What is left keeps the order; what was taken lies within
 * the days, the first taken first; `missing` is what there was not.
 */
export function takeOff<P extends Piece>(pieces: readonly P[], days: Days, amount: number) {
  const left: P[] = [];
  const taken: P[] = [];
  let missing = amount;
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index]!;
    if (missing === 0 || !overlaps(piece, days)) {
      left.push(piece);
      continue;
    }
    const [from, to] = [later(piece.from, days.from), earlier(piece.to, days.to)];
    const part = Math.min(missing, piece.amount);
    missing -= part;
    taken.push({ ...piece, from, to, amount: part });
    // Last first: `left` is reversed at the end.
    if (to < piece.to) left.push({ ...piece, from: to });
    if (part < piece.amount) left.push({ ...piece, from, to, amount: piece.amount - part });
    if (piece.from < from) left.push({ ...piece, to: from });
  }
  return { left: left.reverse(), taken, missing };
}

/** The stretches within days over which the total of the pieces does not change, in order; what was taken off only parts them. */
export function levels(
  pieces: readonly Piece[],
  taken: readonly Days[],
  days: Days,
): (Days & { total: number })[] {
  const steps = new Map<string, number>([
    [days.from, 0],
    [days.to, 0],
  ]);
  const step = (day: string, by: number) => steps.set(day, (steps.get(day) ?? 0) + by);
  const part = (piece: Days, amount: number) => {
    if (!overlaps(piece, days)) return;
    step(later(piece.from, days.from), amount);
    step(earlier(piece.to, days.to), -amount);
  };
  for (const piece of pieces) part(piece, piece.amount);
  for (const slice of taken) part(slice, 0);
  const marks = [...steps.keys()].toSorted();
  let total = 0;
  return marks.slice(0, -1).map((from, index) => {
    total += steps.get(from)!;
    return { from, to: marks[index + 1]!, total };
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
