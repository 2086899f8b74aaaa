import { casesOf } from '../cases/runCases';
import type { Case } from '../cases/types';
import { pointerPart } from '../../engine/definition';
import { sameValue } from '../../engine/index';
import type { Pair, Told } from './Difference';
import { isRecord } from './json';
import { jsonChanges } from './places/jsonChanges';
import { renamed, renamesOf } from './renames';
import type { Version } from './Version';
import { said } from './words';

interface Placed {
  readonly file: string;
  readonly index: number;
  readonly it: Case;
}

function casesIn({ subject: { files }, id }: Version): Map<string, Placed> {
  const all = [...casesOf(files, id)].flatMap(([file, { cases }]) =>
    cases.map((it, index) => [it.id, { file, index, it }] as const),
  );
  return new Map(all);
}

/** Whether the expectation lost a part; a changed part shows when the case fails. */
function asksLess(before: unknown, after: unknown): boolean {
  const found = jsonChanges(before, after);
  return found.some(({ kind, was, is }) => kind === 'removed' || (kind === 'changed' && losesPart(was, is)));
}

/** A list or table of expectations in whose place stands something that expects nothing. */
const losesPart = (was: unknown, is: unknown) =>
  (isRecord(was) || Array.isArray(was)) && !isRecord(is) && !Array.isArray(is);

function lost(pair: Pair, gone: readonly Placed[], kind: string, words: string): Told[] {
  const [first] = gone;
  if (!first) return [];
  const names = gone.map(({ it }) => said(it.id)).join(', ');
  const { file, index } = first;
  const at = { file, pointer: `/cases${pointerPart(String(index))}` };
  return [
    { kind, compatibility: 'breaking', words: `${words}: ${names}`, at, isGone: kind === 'cases-removed' },
  ];
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/**
 * Golden cases are promises: removed or weakened ones are as grave as what they tested. A case moved to another
 * file is the same one.
 */
export function caseDifferences(pair: Pair): Told[] {
  const renames = renamesOf(pair);
  const named = (placed: Placed): Placed => ({ ...placed, it: renamed(placed.it, renames) });
  const were = new Map([...casesIn(pair.before)].map(([id, placed]) => [id, named(placed)]));
  const are = casesIn(pair.after);
  const gone = [...were].filter(([id]) => !are.has(id)).map(([, placed]) => placed);
  const kept = [...are]
    .filter(([id]) => were.has(id))
    .map(([id, placed]) => [were.get(id)!, placed] as const);
  const weaker = kept.filter(
    ([was, is]) => asksLess(was.it.expect, is.it.expect) || asksLess(was.it.rules ?? [], is.it.rules ?? []),
  );
  const others = kept.filter(
    ([was, is]) => !sameValue(was.it, is.it) && !weaker.some(([, one]) => one === is),
  );
  const news = [...are].filter(([id]) => !were.has(id)).map(([, placed]) => placed);
  const of = `de ${many(were.size, 'caso', 'casos')}`;
  return [
    ...lost(pair, gone, 'cases-removed', `Casos: ${many(gone.length, 'sai', 'saem')} ${of}`),
    ...lost(
      pair,
      weaker.map(([, is]) => is),
      'cases-weakened',
      `Casos: ${many(weaker.length, 'passa', 'passam')} a conferir menos, ${of}`,
    ),
    ...lost(
      pair,
      others.map(([, is]) => is),
      'cases-changed',
      `Casos: ${many(others.length, 'muda', 'mudam')} ${of}`,
    ).map((told): Told => ({ ...told, compatibility: 'visible' })),
    ...lost(pair, news, 'cases-added', `Casos: ${many(news.length, 'novo', 'novos')}`).map((told): Told => ({
      ...told,
      compatibility: 'compatible',
    })),
  ];
}
