import { isRecord } from '../json';

const NAMES = ['id', 'from', 'value', 'title', 'name'];
/** Longer lists are compared index by index. */
const MOST = 1_000_000;

type Key = (item: unknown) => string;

const textOf: Key = (item) => JSON.stringify(item) ?? '';

function namedBy(lists: readonly (readonly unknown[])[]): Key | undefined {
  const isName = (name: string) =>
    lists.every((list) => {
      const names = list.map((item) => (isRecord(item) ? item[name] : undefined));
      return names.every((one) => one !== undefined) && new Set(names.map(textOf)).size === list.length;
    });
  const name = NAMES.find(isName);
  return name === undefined ? undefined : (item) => textOf((item as Record<string, unknown>)[name]);
}

function common(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

function filled(pairs: readonly [number, number][], ends: readonly [number, number]): [number, number][] {
  let [i, j] = [0, 0];
  return [...pairs, ends].flatMap(([nextI, nextJ]) => {
    const between: [number, number][] = [];
    while (i < nextI && j < nextJ) between.push([i++, j++]);
    [i, j] = [nextI + 1, nextJ + 1];
    const isEnd = nextI === ends[0] && nextJ === ends[1];
    return isEnd ? between : [...between, [nextI, nextJ] as [number, number]];
  });
}

/** Index pairs of equal items, in order; all other items were added or removed. */
export function alignedItems(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const named = namedBy([before, after]);
  const key = named ?? textOf;
  const [a, b] = [before.map(key), after.map(key)];
  const ends: [number, number] = [a.length, b.length];
  const pairs = a.length * b.length > MOST ? [] : common(a, b);
  return named && pairs.length > 0 ? pairs : filled(pairs, ends);
}
