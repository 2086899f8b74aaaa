import type { Release, ReleaseList, ReleaseState } from '../../../studio/contract/publishing';
import type { User } from '../../db/schema';
import { withinReach } from '../definitions/releases/Release';
import { listApproved, listReleases, type ReleaseRow } from '../definitions/releases/repository';
import { namesOf } from './names';
import type { PublishingDeps } from './proposeRelease';

const SHOWN = 100;

type Reader = Pick<User, 'uid' | 'isPublisher'>;

export async function listedReleases(
  { db, clock }: Pick<PublishingDeps, 'db' | 'clock'>,
  user: Reader,
): Promise<ReleaseList> {
  const now = clock.now();
  const rows = await listReleases(db, SHOWN);
  const people = rows.flatMap(({ authorUid, approverUid, withdrawnBy }) => [
    authorUid,
    approverUid,
    withdrawnBy,
  ]);
  const names = await namesOf(db, people);
  const reached = new Set(withinReach(await listApproved(db), now).map(({ id }) => id));
  const head = rows.find(({ state }) => state === 'approved')?.id;
  const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? null));
  const Items = rows.map((row): Release => ({
    Id: row.id,
    IsBuild: row.kind === 'build',
    State: stateOf(row, now, reached),
    IsHead: row.id === head,
    Base: row.base,
    Note: row.note,
    Share: row.share,
    Author: nameOf(row.authorUid),
    IsMine: row.authorUid === user.uid,
    ProposedAt: row.proposedAt.toISOString(),
    ExpiresAt: row.expiresAt?.toISOString() ?? null,
    Approver: nameOf(row.approverUid),
    From: (row.inForceFrom ?? row.startsAt)?.toISOString() ?? null,
    WithdrawnBy: nameOf(row.withdrawnBy),
    WithdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }));
  return { MayApprove: user.isPublisher, Items };
}

function stateOf(
  { id, state, expiresAt, inForceFrom }: ReleaseRow,
  now: Date,
  reached: Set<number>,
): ReleaseState {
  if (state === 'withdrawn') return state;
  if (state === 'proposed') return expiresAt && expiresAt <= now ? 'expired' : state;
  // Also a scheduled release: a newer one in force replaces it for good.
  if (!reached.has(id)) return 'superseded';
  return inForceFrom && inForceFrom > now ? 'scheduled' : 'active';
}
