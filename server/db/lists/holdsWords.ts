import { and, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { folded } from '../../../engine/values';
import type { Word } from './words';

/**
 * Whether every word stands in a column of search_text(), by one of its spellings. Where the texts of a client are read
 * through: no index of all texts answers it, which would be looked through again for each client.
 */
export function holdsWords(column: AnyColumn | SQL, words: readonly Word[]): SQL | undefined {
  return and(
    ...words.map((spellings) =>
      or(...spellings.map((text) => sql`strpos(${column}, search_text(${text})) > 0`)),
    ),
  );
}

/** What the indexes of all texts find: at least all that hold the words; null where they tell nothing of any word. */
export function foundByWords(column: AnyColumn, words: readonly Word[]): SQL | null | undefined {
  const heads = words.map(headOf).filter((head) => head !== undefined);
  const others = words.filter((word) => headOf(word) === undefined && isLong(word));
  if (words.length > 0 && heads.length === 0 && others.length === 0) return null;
  return and(
    heads.length > 0 ? sql`search_parts(${column}) @> ${sql.param(heads)}::text[]` : undefined,
    ...others.map((word) => hasPart(column, word)),
  );
}

const hasPart = (column: AnyColumn, spellings: Word) =>
  or(...spellings.map((text) => sql`${column} like '%' || ${escaped(text)} || '%'`));

/** Of shorter texts no index tells anything. */
const TRIGRAM = 3;
const isLong = (spellings: Word) => spellings.every((text) => text.length >= TRIGRAM);

/** As many letters as search_parts() takes together. */
const LETTERS = 4;
const LETTERS_ALONE = /^[a-z]{4,}$/;

/** How a word of letters begins, which is one list of the index; by trigrams it would be several, and longer ones. */
function headOf([word, ...others]: Word): string | undefined {
  const bare = folded(word ?? '');
  return others.length === 0 && LETTERS_ALONE.test(bare) ? bare.slice(0, LETTERS) : undefined;
}

/** A text whose % and _ mean themselves. */
const escaped = (text: string) => sql`regexp_replace(search_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
