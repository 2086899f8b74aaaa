import { and, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { folded } from '../../../engine/values';
import type { Word } from './words';

/**
 * Whether the column of search_text() holds every word by one of its spellings. For the texts of one client: an
 * index of all texts would be searched anew for each client.
 */
export function holdsWords(column: AnyColumn | SQL, words: readonly Word[]): SQL | undefined {
  return and(
    ...words.map((spellings) =>
      or(...spellings.map((text) => sql`strpos(${column}, search_text(${text})) > 0`)),
    ),
  );
}

/** What the indexes of all texts find: all records with the words, perhaps more; null where no index helps. */
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

/** A trigram index finds no shorter text. */
const TRIGRAM = 3;
const isLong = (spellings: Word) => spellings.every((text) => text.length >= TRIGRAM);

const LETTERS = 4;
const LETTERS_ALONE = /^[a-z]{4,}$/;

function headOf([word, ...others]: Word): string | undefined {
  const bare = folded(word ?? '');
  return others.length === 0 && LETTERS_ALONE.test(bare) ? bare.slice(0, LETTERS) : undefined;
}

const escaped = (text: string) => sql`regexp_replace(search_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
