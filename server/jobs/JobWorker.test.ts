import { expect, test } from 'vitest';
import { until } from '../testing/until';
import { JobWorker } from './JobWorker';
import type { WorkerGround } from './JobWorker';

const LOST = new Error('Connection terminated unexpectedly');

/** A queue in memory: `given` are the batches it hands out. */
function queueOf(given: string[][], over: Partial<WorkerGround['boss']> = {}) {
  const seen = { fetches: 0, completed: [] as string[], failed: [] as string[], errors: [] as unknown[] };
  const boss = {
    fetch: async () => {
      seen.fetches += 1;
      return (given.shift() ?? []).map((id) => ({ id, data: id }));
    },
    complete: async (_queue: string, id: string) => void seen.completed.push(id),
    fail: async (_queue: string, id: string) => void seen.failed.push(id),
    ...over,
  } as unknown as WorkerGround['boss'];
  const log = { error: (error: unknown) => void seen.errors.push(error) };
  return { seen, ground: { boss, renew: async () => undefined, log } as WorkerGround };
}

const batch = (first: number, count = 20) => Array.from({ length: count }, (_, n) => String(first + n));
const nothing = async () => undefined;

function held() {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

test('fetches again at once while there is work', async () => {
  const { seen, ground } = queueOf([batch(0), batch(20), batch(40), batch(60), batch(80)]);
  const worker = new JobWorker(ground, 'mail', nothing);
  // A queue in memory answers before the event loop turns; a pause would outlast that.
  await new Promise(setImmediate);
  expect(seen.completed).toHaveLength(100);
  await worker.stop();
});

test('does a few at a time, however many there are', async () => {
  const { seen, ground } = queueOf([batch(0)]);
  let [now, most] = [0, 0];
  const worker = new JobWorker(ground, 'mail', async () => {
    most = Math.max(most, (now += 1));
    await new Promise(setImmediate);
    now -= 1;
  });
  await until(async () => (seen.completed.length === 20 ? true : undefined));
  expect(most).toBe(4);
  await worker.stop();
});

test('one that does not end holds up neither those that came with it nor the next', async () => {
  const { seen, ground } = queueOf([batch(0), batch(20)]);
  const { promise, resolve } = held();
  const worker = new JobWorker(ground, 'mail', (id) => (id === '0' ? promise : nothing()));
  await until(async () => (seen.completed.length === 39 ? true : undefined));
  expect(seen.completed).not.toContain('0');
  resolve();
  await worker.stop();
  expect(seen.completed).toHaveLength(40);
});

test('what was taken is done before it stops', async () => {
  const { seen, ground } = queueOf([batch(0)]);
  const { promise, resolve } = held();
  const worker = new JobWorker(ground, 'mail', () => promise);
  await until(async () => (seen.fetches > 0 ? true : undefined));
  const stopped = worker.stop();
  resolve();
  await stopped;
  expect(seen.completed).toHaveLength(20);
  expect(seen.fetches).toBe(1);
});

test('fails the job that failed, not those that came with it', async () => {
  const { seen, ground } = queueOf([batch(0, 3)]);
  const worker = new JobWorker(ground, 'mail', async (id) => {
    if (id === '1') throw LOST;
  });
  await until(async () => (seen.completed.length === 2 ? true : undefined));
  await worker.stop();
  expect(seen).toMatchObject({ completed: ['0', '2'], failed: ['1'], errors: [LOST] });
});

test('outlives a database that is lost while it reports', async () => {
  const lost = () => Promise.reject(LOST);
  const { seen, ground } = queueOf([batch(0, 2), batch(2, 1)], { complete: lost, fail: lost });
  const done: string[] = [];
  const worker = new JobWorker(ground, 'mail', async (id) => {
    done.push(id);
    if (id === '1') throw LOST;
  });
  await until(async () => (done.length === 3 ? true : undefined));
  await worker.stop();
  expect(seen.errors.length).toBeGreaterThanOrEqual(3);
});
