import { lt, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { attempts } from '../db/schema';
import { refuse } from './refuse';

export interface AttemptLimit {
  what: string;
  /** Who is counted; stored as a hash only. */
  subject: string;
  max: number;
  windowMs: number;
}

type LimitDeps = Pick<Deps, 'db' | 'requestsPerMinute'>;

/**
 * Counts an attempt against every limit, over all processes. Throws TOO_MANY_REQUESTS and tells in Retry-After when
 * the window ends. Where the operator switched limits off nothing is counted.
 */
export async function limitAttempts(
  { db, requestsPerMinute }: LimitDeps,
  reply: FastifyReply,
  limits: readonly AttemptLimit[],
): Promise<void> {
  if (requestsPerMinute === null) return;
  for (const limit of limits) {
    const start = Math.floor(Date.now() / limit.windowMs) * limit.windowMs;
    if ((await count(db, limit, new Date(start))) <= limit.max) continue;
    reply.header('retry-after', Math.ceil((start + limit.windowMs - Date.now()) / 1000));
    throw refuse('TOO_MANY_REQUESTS');
  }
}

export async function forgetAttempts(db: Deps['db'], before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowStart, before));
}

async function count(db: Deps['db'], { what, subject }: AttemptLimit, windowStart: Date): Promise<number> {
  const key = createHash('sha256').update(`${what}\n${subject}`).digest('base64url');
  const [row] = await db
    .insert(attempts)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [attempts.key, attempts.windowStart],
      set: { count: sql`${attempts.count} + 1` },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}
