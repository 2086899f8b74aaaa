import { and, count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { addDays } from '../../../engine/values';
import type { StopCount } from '../../../contract/stops';
import type { Db } from '../../db/db';
import { quotes, wizardCounts } from '../../db/schema';
import type { Deps } from '../../deps';

/** All counts are written in one order, so that concurrent calls cannot deadlock. */
export async function addCounts(db: Db, day: string, definition: string, counts: readonly StopCount[]) {
  const summed = new Map<string, typeof wizardCounts.$inferInsert>();
  for (const { Kind, Step, Field, Code, Count } of counts) {
    const key = JSON.stringify([Kind, Step, Field, Code]);
    const known = summed.get(key)?.count ?? 0;
    const place = { day, definition, kind: Kind, step: Step, field: Field, code: Code };
    summed.set(key, { ...place, count: known + Count });
  }
  const rows = [...summed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const { definition: version, kind, step, field, code } = wizardCounts;
  await db
    .insert(wizardCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [version, wizardCounts.day, kind, step, field, code],
      set: { count: sql`${wizardCounts.count} + excluded.count` },
    });
}

export async function readCounts(db: Db, definition: string, from: string) {
  const { kind, step, field, code } = wizardCounts;
  return db
    .select({ kind, step, field, code, count: sum(wizardCounts.count).mapWith(Number) })
    .from(wizardCounts)
    .where(and(eq(wizardCounts.definition, definition), gte(wizardCounts.day, from)))
    .groupBy(kind, step, field, code)
    .orderBy(step, field, code);
}

export async function readStepCounts(db: Db, definitions: readonly string[], from: string) {
  if (definitions.length === 0) return [];
  const { definition, kind, step } = wizardCounts;
  return db
    .select({ definition, kind, step, count: sum(wizardCounts.count).mapWith(Number) })
    .from(wizardCounts)
    .where(
      and(
        inArray(definition, [...definitions]),
        gte(wizardCounts.day, from),
        inArray(kind, ['entered', 'left']),
        eq(wizardCounts.field, ''),
      ),
    )
    .groupBy(definition, kind, step);
}

export async function countFinished(db: Db, definition: string, from: Date): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(quotes)
    .where(and(eq(quotes.definitionHash, definition), gte(quotes.createdAt, from)));
  return row?.many ?? 0;
}

export async function forgetCounts({
  db,
  clock,
  stops,
}: Pick<Deps, 'db' | 'clock' | 'stops'>): Promise<void> {
  await db.delete(wizardCounts).where(lt(wizardCounts.day, addDays(clock.today(), -stops.days)));
}
