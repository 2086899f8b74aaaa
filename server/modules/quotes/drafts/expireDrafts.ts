import { and, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { dayText } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import { drafts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import { notify } from '../../notifications/notify';
import { expiryOf, WARNED_DAYS } from './expiry';

type ExpiryDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'perPerson'>;

/** Days for which an expired draft is remembered, to say so to whoever asks for it. */
const REMEMBERED_DAYS = 90;
const BATCH = 500;

const last = sql<Date>`greatest(${drafts.updatedAt}, ${drafts.seenAt})`;
const notSince = (moment: number) => and(isNull(drafts.expiredAt), sql`${last} < ${new Date(moment)}`);

/**
 * Empties expired drafts and warns of those that soon will expire: none goes without a warning days before. A draft
 * used meanwhile is judged anew. Safe to run repeatedly and in several processes.
 */
export async function expireDrafts(deps: ExpiryDeps): Promise<void> {
  const { db, clock, perPerson } = deps;
  const now = +clock.now();
  const days = perPerson.draftDays * DAY_MS;
  const wasTold = lte(drafts.warnedAt, new Date(now - WARNED_DAYS * DAY_MS));
  await db
    .update(drafts)
    .set({ answers: {}, steps: {}, provenance: null, told: null, name: null, expiredAt: new Date(now) })
    .where(and(notSince(now - days), wasTold));
  await db
    .delete(drafts)
    .where(and(isNotNull(drafts.expiredAt), lt(drafts.expiredAt, new Date(now - REMEMBERED_DAYS * DAY_MS))));
  while ((await warn(deps, now - days + WARNED_DAYS * DAY_MS)) === BATCH);
}

async function warn(deps: ExpiryDeps, moment: number): Promise<number> {
  const { db, clock, products } = deps;
  const nameOf = (id: string) => products.catalogue.wizards.find(({ wizard }) => wizard === id)?.name ?? id;
  return db.transaction(async (tx) => {
    const warned = await markWarned(tx, moment, clock.now());
    for (const draft of warned) {
      const expires = new Date(expiryOf(deps, draft));
      const data = `${nameOf(draft.product)} · expira em ${dayText(expires.toISOString())}`;
      await notify(tx, [draft.userUid], { notificationType: 'DraftExpiring', data });
    }
    return warned.length;
  });
}

/** Another process may have warned since they were listed. */
async function markWarned(tx: Db, moment: number, warnedAt: Date) {
  const due = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(notSince(moment), isNull(drafts.warnedAt)))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return tx.update(drafts).set({ warnedAt }).where(inArray(drafts.id, due)).returning();
}
