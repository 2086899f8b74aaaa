import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which nobody else is served. */
const LONGEST = 15;

/** Lets everybody else be served once something has taken a while. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST) return;
    await setImmediate();
    since = performance.now();
  };
}

/** What a generator comes to, with pauses between its steps. */
export async function inSteps<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  const pause = createPause();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
