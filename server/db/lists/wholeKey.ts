import { inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db';
import type { Word } from './words';

/**
 * The key that is all of a search, where a record has it: it is found by its unique index, while every part of a long
 * number stands in most other numbers.
 */
export async function wholeKey(
  db: Db,
  key: AnyPgColumn,
  words: readonly Word[],
): Promise<string | undefined> {
  const [word, ...others] = words;
  if (!word || others.length > 0) return undefined;
  const spelled = word.map((spelling) => spelling.toUpperCase());
  const found = await db.select({ key }).from(key.table).where(inArray(key, spelled)).limit(1);
  return found[0]?.key as string | undefined;
}
