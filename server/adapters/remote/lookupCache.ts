import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { lookupCache } from '../../db/schema';

export interface CacheOptions {
  source: string;
  foundSeconds: number;
  missingSeconds: number;
}

/**
 * Wraps `load` with the cache in PostgreSQL that all processes share; callers who ask for the same key at the
 * same time wait for one call. A stale row is only replaced, so an outage never empties the cache.
 */
export function cachedLookup<T>(
  db: Db,
  { source, foundSeconds, missingSeconds }: CacheOptions,
  load: (key: string) => Promise<T | null>,
): (key: string) => Promise<T | null> {
  const underWay = new Map<string, Promise<T | null>>();

  const loadAndKeep = async (key: string): Promise<T | null> => {
    const kept = await readCache<T>(db, source, key);
    if (kept) return kept.found;
    const found = await load(key);
    await writeCache(db, source, key, found, found === null ? missingSeconds : foundSeconds);
    return found;
  };

  return (key) => {
    const running = underWay.get(key) ?? loadAndKeep(key).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

async function readCache<T>(db: Db, source: string, key: string): Promise<{ found: T | null } | undefined> {
  const [row] = await db
    .select({ value: lookupCache.value })
    .from(lookupCache)
    .where(
      and(eq(lookupCache.source, source), eq(lookupCache.key, key), gt(lookupCache.expiresAt, new Date())),
    );
  return row?.value as { found: T | null } | undefined;
}

async function writeCache(db: Db, source: string, key: string, found: unknown, seconds: number) {
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const row = { source, key, value: { found }, expiresAt };
  await db
    .insert(lookupCache)
    .values(row)
    .onConflictDoUpdate({ target: [lookupCache.source, lookupCache.key], set: row });
}

export async function sweepLookupCache(db: Db, before: Date): Promise<void> {
  await db.delete(lookupCache).where(lt(lookupCache.expiresAt, before));
}
