import { composeProduct } from '../../../engine/definition';
import { bundleOf, constantsOf } from '../../../engine/publish';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { refuse } from '../../http/refuse';
import { announce } from '../../hub/announce';
import { filesOf } from '../definitions/releases/folder';
import {
  announceReleases,
  findFolder,
  findHead,
  findRelease,
  listReleases,
  lockReleases,
  updateRelease,
  type ReleaseRow,
} from '../definitions/releases/repository';
import { findKnown, insertConstants, insertDefinition } from '../definitions/repository';
import { recordAudit } from '../platform/audit/recordAudit';
import { nameOf } from './names';
import { demandRead, whatDiffers } from './demandRead';
import { refuseExpired, refuseMoved, refusePublishing } from './problems';
import { demandHead, RELEASES_CHANGED, type PublishingDeps } from './proposeRelease';

/**
 * Approves what somebody else proposed, and every process sells under it from its instant on. All of it is one transaction.
 * Throws NOT_FOUND, NOT_PROPOSED, OWN_PROPOSAL, APPROVAL_EXPIRED, BASE_MOVED, IMPACT_MISSING, and what `look` throws.
 */
export async function approveRelease(deps: PublishingDeps, by: User, id: number): Promise<void> {
  const { db, clock, products } = deps;
  if (!by.isPublisher) throw refuse('NOT_FOUND');
  const differing = await whatDiffers(deps, id);
  if (!differing) throw refuse('NOT_FOUND');
  await db.transaction(async (tx) => {
    const release = await takeProposed(tx, id);
    if (release.authorUid === by.uid) throw refusePublishing('OWN_PROPOSAL');
    const now = clock.now();
    if (release.expiresAt && release.expiresAt <= now)
      throw refuseExpired(release, await nameOf(tx, release.authorUid));
    await demandHead(tx, release.base);
    await demandRead(tx, by, { release, differing, now });
    const definitions = await keepContents(tx, release);
    const { startsAt } = release;
    const inForceFrom = startsAt && startsAt > now ? startsAt : now;
    const approved = { state: 'approved', approverUid: by.uid, approvedAt: now, inForceFrom } as const;
    await updateRelease(tx, id, { ...approved, definitions });
    await auditRelease(
      tx,
      by,
      'release.approve',
      id,
      { state: 'approved', inForceFrom: inForceFrom.toISOString() },
      now,
    );
    await announceReleases(tx);
  });
  await products.refresh();
}

/** Takes back what was proposed and not decided: its author, or whoever may approve. Throws NOT_FOUND, NOT_PROPOSED. */
export async function withdrawProposal(deps: PublishingDeps, by: User, id: number): Promise<void> {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const release = await takeProposed(tx, id);
    if (release.authorUid !== by.uid && !by.isPublisher) throw refuse('NOT_FOUND');
    await withdraw(tx, by, release, clock.now());
  });
}

/**
 * Goes back behind the newest release: what was before it is in force at once, everywhere. `by` is null for the operator.
 * Throws NOT_FOUND, BASE_MOVED where `id` is not the newest any more, NOTHING_BEFORE.
 */
export async function goBack(deps: PublishingDeps, by: User | null, id: number): Promise<void> {
  const { db, clock, products } = deps;
  if (by && !by.isPublisher) throw refuse('NOT_FOUND');
  await db.transaction(async (tx) => {
    await lockReleases(tx);
    const release = await findRelease(tx, id);
    if (!release) throw refuse('NOT_FOUND');
    const head = await findHead(tx);
    if (head && head.id !== id) throw refuseMoved(head, await nameOf(tx, head.authorUid));
    const others = (await listReleases(tx, Number.MAX_SAFE_INTEGER)).filter(
      (other) => other.id !== id && other.state === 'approved',
    );
    if (others.length === 0) throw refusePublishing('NOTHING_BEFORE');
    await withdraw(tx, by, release, clock.now());
    await announceReleases(tx);
  });
  await products.refresh();
}

async function takeProposed(db: Db, id: number): Promise<ReleaseRow> {
  await lockReleases(db);
  const release = await findRelease(db, id);
  if (!release) throw refuse('NOT_FOUND');
  if (release.state !== 'proposed') throw refusePublishing('NOT_PROPOSED');
  return release;
}

/**
 * Only what was approved can be asked for by its hash. A deployment since the proposal may compose other definitions of the
 * same files: those are told, and count.
 */
async function keepContents(db: Db, release: ReleaseRow): Promise<Record<string, string>> {
  const files = filesOf((await findFolder(db, release.folder))!);
  const definitions = { ...release.definitions };
  const known = await findKnown(db, Object.values(definitions));
  for (const [id, hash] of Object.entries(definitions)) {
    if (known.has(hash)) continue;
    const bundle = bundleOf(composeProduct(files, id));
    await insertDefinition(db, bundle);
    definitions[id] = bundle.definition.hash;
  }
  await insertConstants(db, release.constants, constantsOf(files));
  return definitions;
}

async function withdraw(db: Db, by: User | null, { id, state }: ReleaseRow, at: Date): Promise<void> {
  await updateRelease(db, id, { state: 'withdrawn', withdrawnBy: by?.uid ?? null, withdrawnAt: at });
  await auditRelease(db, by, 'release.withdraw', id, { state: 'withdrawn', was: state }, at);
}

async function auditRelease(
  db: Db,
  by: User | null,
  action: string,
  id: number,
  after: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const subject = `release:${id}`;
  await recordAudit(db, { actorUid: by?.uid ?? null, action, subject, before: null, after, at });
  await announce(db, RELEASES_CHANGED);
}
