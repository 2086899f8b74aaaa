/** The candidate closest to the word by edit distance, or `undefined` when none is close enough to suggest. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Fewest insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const edited = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      const swapped = isSwap(from, to, row, column) ? at(beforeLast, column - 2) + 1 : edited;
      current.push(Math.min(edited, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

function isSwap(from: string, to: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
}
