import type { Replica } from '../db/replica/Replica';
import type { Watch } from './Watch';

export function watchReplica(watch: Watch, replica: Pick<Replica, 'state'>): void {
  watch.part('replica', {}, () => ({ isWell: replica.state.isUsed, says: replica.state.says }));
  watch.figure('lastro_replica_used', 'Whether the replica answers reads', () =>
    Number(replica.state.isUsed),
  );
  watch.figure('lastro_replica_delay_seconds', 'How far the replica is behind, where that is known', () => {
    const { delayMs } = replica.state;
    return delayMs === null ? [] : [{ labels: {}, value: delayMs / 1000 }];
  });
}
