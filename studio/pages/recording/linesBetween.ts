export interface LineChange {
  readonly kind: 'same' | 'gone' | 'new';
  /** Line number from 1, in its own text. */
  readonly number: number;
  readonly text: string;
}

const AROUND = 3;

export function linesBetween(before: string, after: string): readonly LineChange[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const part = (lines: readonly string[], from: number, to: number, kind: LineChange['kind']) =>
    lines.slice(from, to).map((text, index): LineChange => ({ kind, number: from + index + 1, text }));
  const [goneTo, newTo] = [old.length - end, next.length - end];
  return [
    ...part(next, Math.max(0, start - AROUND), start, 'same'),
    ...part(old, start, goneTo, 'gone'),
    ...part(next, start, newTo, 'new'),
    ...part(next, newTo, newTo + AROUND, 'same'),
  ];
}
