import type { RowTexts, SheetColumn } from '../../../engine/index';
import { round } from '../../../engine/values';
import type { PricedRow } from './judge/priceOfRow';
import type { Matching } from './matchColumns';
import type { RawSheet } from './sheet/RawSheet';
import { doubledWords, faultWords, issueWords } from './words';

export interface CellNote {
  readonly path?: string;
  readonly title?: string | undefined;
  readonly level: 'error' | 'notice';
  readonly words: string;
}

export interface SheetRow {
  readonly line: number;
  readonly texts: RowTexts;
  readonly judged?: PricedRow;
  readonly notes: readonly CellNote[];
}

export const isRight = ({ judged, notes }: SheetRow) =>
  judged?.record !== undefined && notes.every(({ level }) => level === 'notice');

export const isWrong = (row: SheetRow) => row.judged !== undefined && !isRight(row);

export function wrongFirst(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
): readonly SheetColumn[] {
  const isWrongIn = ({ path }: SheetColumn) =>
    rows.some(({ notes }) => notes.some((note) => note.path === path && note.level === 'error'));
  return [...columns.filter(isWrongIn), ...columns.filter((column) => !isWrongIn(column))];
}

export function rowsOf({ rows }: RawSheet, matching: Matching, columns: readonly SheetColumn[]): SheetRow[] {
  const labels = new Map(columns.map(({ path, label }) => [path, label]));
  return rows.map(({ line, cells, faults }) => {
    const matched = matching.flatMap((path, place) => (path === null ? [] : [{ path, place }]));
    const texts = Object.fromEntries(matched.map(({ path, place }) => [path, cells[place] ?? '']));
    const notes = matched.flatMap(({ path, place }): CellNote[] => {
      const fault = faults[place];
      return fault ? [{ path, title: labels.get(path), level: 'error', words: faultWords[fault] }] : [];
    });
    return { line, texts, notes };
  });
}

export function withJudged(row: SheetRow, judged: PricedRow, columns: readonly SheetColumn[]): SheetRow {
  const labels = new Map(columns.map(({ path, label }) => [path, label]));
  const own = row.judged ? [] : row.notes;
  const known = new Set(own.map(({ path }) => path));
  const said = judged.issues
    .filter(({ path }) => !known.has(path))
    .map((issue): CellNote => ({
      path: issue.path,
      title: labels.get(issue.path) ?? issue.title,
      level: issue.level,
      words: issueWords(issue, row.texts[issue.path]),
    }));
  return { ...row, judged, notes: [...own, ...said] };
}

/** Marks rows that say the same as an earlier one as wrong, however they spell it: they would be the same request. */
export function withDoubles(rows: readonly SheetRow[]): readonly SheetRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const notes = row.notes.filter(({ path }) => path !== undefined);
    if (!row.judged) return row;
    // A term in one row and the end in another make the same request.
    const said = JSON.stringify(row.judged.record ?? row.judged.said);
    const line = first.get(said);
    first.set(said, line ?? row.line);
    if (line === undefined) return notes.length === row.notes.length ? row : { ...row, notes };
    return { ...row, notes: [{ level: 'error', words: doubledWords(line) }, ...notes] };
  });
}

export const mistakesOf = ({ notes }: SheetRow) =>
  notes
    .filter(({ level }) => level === 'error')
    .map(({ title, words }) => (title ? `${title}: ${words}` : words))
    .join(' ');

export const wordsOf = ({ texts }: SheetRow) =>
  Object.values(texts)
    .filter((text) => text.trim() !== '')
    .slice(0, 3)
    .join(' · ')
    .slice(0, 120);

export function pricesOf(rows: readonly SheetRow[]) {
  const prices = rows.filter(isRight).flatMap(({ judged }) => judged?.price ?? []);
  const premiums = prices.flatMap((price) => (price.state === 'priced' ? price.premium : []));
  const many = (state: 'person' | 'refused') => prices.filter((price) => price.state === state).length;
  return {
    priced: premiums.length,
    premium: round(
      premiums.reduce((sum, premium) => sum + premium, 0),
      2,
    ),
    person: many('person'),
    refused: many('refused'),
  };
}
