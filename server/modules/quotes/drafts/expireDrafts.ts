import { and, eq, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { dayText } from '../../../../engine/values';
import { drafts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { DAY_MS } from '../../../infra/durations';
import { inBatches } from '../../../infra/inBatches';
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
  const due = and(notSince(now - days + WARNED_DAYS * DAY_MS), isNull(drafts.warnedAt));
  await inBatches(
    BATCH,
    () => db.select({ id: drafts.id }).from(drafts).where(due).limit(BATCH),
    ({ id }) => warn(deps, and(eq(drafts.id, id), due)),
  );
}

async function warn(deps: ExpiryDeps, due: SQL | undefined): Promise<void> {
  const { db, clock, products } = deps;
  const nameOf = (id: string) => products.catalogue.wizards.find(({ wizard }) => wizard === id)?.name ?? id;
  await db.transaction(async (tx) => {
    const [draft] = await tx.update(drafts).set({ warnedAt: clock.now() }).where(due).returning();
    // Another process may have warned since they were listed, or its person have opened it.
    if (!draft) return;
    const expires = new Date(expiryOf(deps, draft));
    const data = `${nameOf(draft.product)} · expira em ${dayText(expires.toISOString())}`;
    await notify(tx, [draft.userUid], { notificationType: 'DraftExpiring', data });
  });
}
