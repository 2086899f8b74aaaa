import type { Db } from '../../db/db';
import { platformStatus } from '../../db/schema';
import { recordAudit } from './audit/recordAudit';
import { readPlatformStatus } from './repository';

export type PlatformState = Pick<
  typeof platformStatus.$inferSelect,
  'available' | 'expectedAvailabilityDate'
>;

export async function switchPlatform(db: Db, state: PlatformState, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readPlatformStatus(tx);
    await tx.update(platformStatus).set(state);
    await recordAudit(tx, {
      actorUid: null,
      action: 'platform.switch',
      subject: 'platform:status',
      before: plain(before),
      after: plain(state),
      at,
    });
  });
}

const plain = ({ available, expectedAvailabilityDate }: PlatformState) => ({
  available,
  expectedAvailabilityDate: expectedAvailabilityDate?.toISOString() ?? null,
});
