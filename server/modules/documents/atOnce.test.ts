import { expect, test } from 'vitest';
import { atOnce } from './atOnce';

/** A task that ends when it is told to. */
function task() {
  let end = (_failed?: boolean) => undefined as void;
  const ended = new Promise<void>((resolve, reject) => {
    end = (failed) => (failed ? reject(new Error('failed')) : resolve());
  });
  const state = { started: false };
  const run = () => {
    state.started = true;
    return ended;
  };
  return { state, run, end: (failed?: boolean) => end(failed) };
}

test('starts as many as allowed, the next when one ends, even by failing', async () => {
  const inTurn = atOnce(2);
  const tasks = [task(), task(), task(), task()];
  const results = tasks.map(({ run }) => inTurn(run).catch(() => 'failed'));
  const started = () => tasks.map(({ state }) => state.started);
  expect(started()).toEqual([true, true, false, false]);

  tasks[0]?.end(true);
  await results[0];
  await Promise.resolve();
  expect(started()).toEqual([true, true, true, false]);

  for (const each of tasks) each.end();
  expect(await Promise.all(results)).toEqual(['failed', undefined, undefined, undefined]);
  expect(started()).toEqual([true, true, true, true]);
});
