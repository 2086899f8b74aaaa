import { asc, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { checkTraces } from '../../db/schema';

export interface KeptTraces {
  /** Those after the one numbered `id`, and the number of the newest. */
  since(id: number): Promise<{ readonly newest: number; readonly traces: readonly string[] }>;
  keep(trace: string): Promise<void>;
}

/** Some kB each: those of a dozen versions of all products. */
const KEPT = 400;

export function keptTraces(db: Db): KeptTraces {
  return {
    since: async (id) => {
      const rows = await db
        .select({ id: checkTraces.id, trace: checkTraces.trace })
        .from(checkTraces)
        .where(gt(checkTraces.id, id))
        .orderBy(asc(checkTraces.id));
      return { newest: rows.at(-1)?.id ?? id, traces: rows.map(({ trace }) => trace) };
    },
    keep: async (trace) => {
      await db.insert(checkTraces).values({ trace });
      await db
        .delete(checkTraces)
        .where(lte(checkTraces.id, sql`(select max(${checkTraces.id}) from ${checkTraces}) - ${KEPT}`));
    },
  };
}
