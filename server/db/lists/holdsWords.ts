import { and, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Word } from './words';

/** Whether every word stands in a column of search_text(), by one of its spellings. */
export function holdsWords(column: AnyColumn, words: readonly Word[]): SQL | undefined {
  return and(...words.map((spellings) => or(...spellings.map((text) => holds(column, text)))));
}

/** Whether the text stands anywhere in what is searched; its % and _ mean themselves. */
function holds(column: AnyColumn, text: string): SQL {
  const escaped = sql`regexp_replace(search_text(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${column} like '%' || ${escaped} || '%'`;
}
