import { isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { roundParts } from '../../db/schema';

export async function recordRound(db: Db, name: string, at: Date, isDone: boolean): Promise<void> {
  const changes = isDone
    ? { doneAt: at, failingSince: null }
    : { failingSince: sql`coalesce(${roundParts.failingSince}, ${at.toISOString()}::timestamptz)` };
  await db
    .insert(roundParts)
    .values({ name, doneAt: isDone ? at : null, failingSince: isDone ? null : at })
    .onConflictDoUpdate({ target: roundParts.name, set: changes });
}

export async function failingParts(db: Db): Promise<{ name: string; since: Date }[]> {
  const { name, failingSince } = roundParts;
  const rows = await db
    .select({ name, since: failingSince })
    .from(roundParts)
    .where(isNotNull(failingSince))
    .orderBy(name);
  return rows.flatMap(({ name: part, since }) => (since ? [{ name: part, since }] : []));
}
