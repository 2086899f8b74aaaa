import type { RecentAnswers } from '../../../../contract/search';
import { underToday } from '../../../../engine/index';
import { customerSight } from '../../../access/sight';
import type { Deps } from '../../../deps';
import { answersOf, listQuotes } from './repository';

/** Older requests are hardly repeated, and so many rows are read at once. */
const LATEST = 50;
const MOST = 8;

type Suggestion = RecentAnswers[number]['Answers'][number];

/**
 * A customer's answers in the latest requests of a wizard, for each field that suggests them (`recent`); each once,
 * newest first.
 */
export async function recentAnswers(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  uid: string,
  wizard: string,
): Promise<RecentAnswers> {
  const definition = products.current(wizard)?.compiled;
  const fields = definition?.fields.filter(({ schema }) => schema.ui.recent) ?? [];
  if (!definition || fields.length === 0) return [];
  const sight = await customerSight(db, uid);
  const listing = {
    sight,
    words: [],
    product: definition.source.code,
    sort: 'created',
    descending: true,
  } as const;
  const found = await listQuotes(db, listing, { limit: LATEST, offset: 0 });
  const kept = await answersOf(
    db,
    found.map(({ quote }) => quote.id),
  );
  const all = kept.map((answers) => underToday(definition.source, answers));
  return fields.map(({ path, schema }) => ({ Path: path, Answers: distinct(all, path, schema.ui.recent) }));
}

function distinct(
  all: readonly Readonly<Record<string, unknown>>[],
  path: string,
  recent: true | string | undefined,
): Suggestion[] {
  const byValue = new Map<string, Suggestion>();
  for (const answers of all) {
    const value = answers[path];
    if (typeof value !== 'string' || value === '' || byValue.has(value)) continue;
    const name = typeof recent === 'string' ? answers[recent] : undefined;
    byValue.set(value, { Value: value, Name: typeof name === 'string' ? name : null });
  }
  return [...byValue.values()].slice(0, MOST);
}
