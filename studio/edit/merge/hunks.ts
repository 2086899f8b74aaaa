/** Where a list differs from what it was: `items` stand in place of those from `from` up to `to`. */
export interface Hunk<Item> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
}

export interface Region<Item> {
  from: number;
  to: number;
  readonly mine: Hunk<Item>[];
  readonly theirs: Hunk<Item>[];
}

/** The differences of a list from what it was, in order, with as many items kept as can be. */
export function hunksOf<Item>(before: readonly Item[], after: readonly Item[]): Hunk<Item>[] {
  const pairs = commonPairs(before.map(asText), after.map(asText));
  const hunks: Hunk<Item>[] = [];
  let [from, at] = [0, 0];
  for (const [index, other] of [...pairs, [before.length, after.length] as const]) {
    if (index > from || other > at) hunks.push({ from, to: index, items: after.slice(at, other) });
    [from, at] = [index + 1, other + 1];
  }
  return hunks;
}

const asText = (item: unknown) => JSON.stringify(item);

function commonPairs(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1;
  const longest = new Uint32Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        one[i] === other[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

const touch = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  (one.from < other.to && other.from < one.to) ||
  // Both put something in at the same place.
  (one.from === one.to && other.from === other.to && one.from === other.from);

export function regionsOf<Item>(mine: readonly Hunk<Item>[], theirs: readonly Hunk<Item>[]): Region<Item>[] {
  const all = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].toSorted((a, b) => a.hunk.from - b.hunk.from || a.hunk.to - b.hunk.to);
  const regions: Region<Item>[] = [];
  for (const { hunk, side } of all) {
    const last = regions.at(-1);
    const region = last && touch(last, hunk) ? last : { from: hunk.from, to: hunk.to, mine: [], theirs: [] };
    if (region !== last) regions.push(region);
    region.to = Math.max(region.to, hunk.to);
    region[side].push(hunk);
  }
  return regions;
}
