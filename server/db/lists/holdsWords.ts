import { and, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Word } from './words';

/** Whether every word stands in a column of search_text(), by one of its spellings. */
export function holdsWords(column: AnyColumn, words: readonly Word[]): SQL | undefined {
  return and(...words.map((spellings) => or(...spellings.map((text) => holds(column, text)))));
}

/** So many letters of a word are looked for by the index: every three are a list of all that hold them. */
const LETTERS = 4;
const WORD = /^\p{L}{5,}$/u;

/** Whether the text stands anywhere in what is searched; its % and _ mean themselves. */
function holds(column: AnyColumn, text: string): SQL {
  if (!WORD.test(text)) return sql`${column} like '%' || ${escaped(text)} || '%'`;
  const begin = text.slice(0, LETTERS);
  return sql`(${column} like '%' || ${escaped(begin)} || '%' and strpos(${column}, search_text(${text})) > 0)`;
}

const escaped = (text: string) => sql`regexp_replace(search_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
