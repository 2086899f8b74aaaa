import { isCases, isMeta } from '../check/structure/fileKind';
import { jsonTree, nodeAt, pointerIn, type JsonNode } from '../edit/jsonTree';
import { needleOf } from './needle';

export interface Hit {
  readonly file: string;
  /** JSON pointer to the innermost value around it. */
  readonly pointer: string;
  /** Counted from 1. */
  readonly line: number;
  /** The line, or the part of a long one around it. */
  readonly text: string;
  /** The match in `text`, from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
}

/** Cases are separate, since they would drown the definitions. */
export type Part = 'definitions' | 'cases';

export interface Found {
  readonly totals: Readonly<Record<Part, number>>;
  readonly hits: readonly Hit[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const AROUND = 90;

const partOf = (file: string): Part => (isCases(file) ? 'cases' : 'definitions');

/** Constants and catalogue first, then shared files. */
const rankOf = (file: string) => (file.includes('/') ? (file.startsWith('_shared/') ? 1 : 2) : 0);
const inOrder = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  rankOf(a) - rankOf(b) || (a < b ? -1 : 1);

const QUESTION = /^(\w+(?:\.\w+)*)\.(\w+)$/;

/** Where a step asks the question of a path: `objectProperty.deadline`. */
function askedAt(text: string, typed: string): Span[] {
  const [, path, name] = QUESTION.exec(typed.trim()) ?? [];
  if (name === undefined || !text.includes(`"${path}"`) || !text.includes(`"${name}"`)) return [];
  const tree = jsonTree(text);
  const step = nodeAt(tree, '/path');
  const entry = nodeAt(tree, '/properties')?.entries.find(({ key }) => key === name);
  if (!step || !entry || text.slice(step.start, step.end) !== `"${path}"`) return [];
  return [{ start: entry.start + 1, end: entry.start + 1 + name.length }];
}

/** One hit per line, except in lines too long to show both. */
function placesIn(text: string, needle: RegExp): Span[] {
  const found: Span[] = [];
  for (const { index: start, 0: match } of text.matchAll(needle)) {
    const last = found.at(-1);
    const isSeen = last && start - last.start < AROUND && !text.slice(last.start, start).includes('\n');
    if (!isSeen) found.push({ start, end: start + match.length });
  }
  return found;
}

function lineAround(text: string, { start, end }: Span): Pick<Hit, 'text' | 'start' | 'end'> {
  const before = text.lastIndexOf('\n', start - 1) + 1;
  const behind = text.indexOf('\n', start);
  const from = Math.max(before + /^\s*/.exec(text.slice(before, start))![0].length, start - AROUND);
  const until = Math.min(behind < 0 ? text.length : behind, start + 2 * AROUND);
  const [lead, rest] = [
    from > before && /\S/.test(text.slice(before, from)) ? '…' : '',
    text.slice(from, until),
  ];
  const tail = until < behind || (behind < 0 && until < text.length) ? '…' : '';
  const at = lead.length - from;
  return { text: `${lead}${rest.trimEnd()}${tail}`, start: start + at, end: Math.min(end, until) + at };
}

function* hitsIn(file: string, text: string, places: readonly Span[]): Generator<Hit> {
  const tree: JsonNode = jsonTree(text);
  let [line, read] = [1, 0];
  for (const place of places) {
    for (let at = text.indexOf('\n', read); at >= 0 && at < place.start; at = text.indexOf('\n', at + 1)) {
      line += 1;
      read = at + 1;
    }
    yield { file, pointer: pointerIn(tree, place.start), line, ...lineAround(text, place) };
  }
}

/** Matches in all files, also of invalid JSON; at most `most` are listed. */
export function searchTexts(
  texts: ReadonlyMap<string, string>,
  typed: string,
  { part, most }: { readonly part: Part; readonly most: number },
): Found {
  const needle = needleOf(typed);
  const totals = { definitions: 0, cases: 0 };
  const hits: Hit[] = [];
  for (const [file, text] of [...texts].filter(([name]) => !isMeta(name)).toSorted(inOrder)) {
    const places = [...askedAt(text, typed), ...placesIn(text, needle)];
    totals[partOf(file)] += places.length;
    const told = places.slice(0, partOf(file) === part ? most - hits.length : 0);
    if (told.length > 0) hits.push(...hitsIn(file, text, told));
  }
  return { totals, hits };
}
