import { expect, test } from 'vitest';
import type { ReplicaState } from '../db/replica/Replica';
import { Watch } from './Watch';
import { watchReplica } from './watchReplica';

async function told(state: ReplicaState) {
  const watch = new Watch();
  watchReplica(watch, { state });
  const text = await watch.registry.metrics();
  const figures = text.split('\n').filter((line) => /^lastro_replica_(used|delay_seconds) /.test(line));
  return { parts: await watch.states(), figures };
}

test('a replica in use is told with its delay', async () => {
  const { parts, figures } = await told({ isUsed: true, delayMs: 4, says: '4 ms behind' });
  expect(parts).toEqual([{ name: 'replica', isVital: false, isWell: true, says: '4 ms behind' }]);
  expect(figures).toEqual(['lastro_replica_used 1', 'lastro_replica_delay_seconds 0.004']);
});

test('of one that does not answer nobody knows a delay, and nobody is taken out of service for it', async () => {
  const says = 'not used: it does not answer';
  const { parts, figures } = await told({ isUsed: false, delayMs: null, says });
  expect(parts).toEqual([{ name: 'replica', isVital: false, isWell: false, says }]);
  expect(figures).toEqual(['lastro_replica_used 0']);
});
