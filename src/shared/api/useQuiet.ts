import { useEffect, useState } from 'react';
import { untilIdle } from '../untilRest';
import { underWay } from './requestCounter';

/** A call that hangs holds nobody back for longer. */
const LONGEST_MS = 5_000;

const untilNoCall = () =>
  new Promise<void>((resolve) => {
    const leave = underWay.store.subscribe(() => {
      if (underWay.store.read() > 0) return;
      leave();
      resolve();
    });
  });

async function untilQuiet(): Promise<void> {
  // What was drawn just now asks once it is drawn.
  await untilIdle(LONGEST_MS);
  while (underWay.store.read() > 0) {
    await untilNoCall();
    await untilIdle(LONGEST_MS);
  }
}

const longest = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));

/**
 * Whether the page's own calls have been answered since `isOn`, or five seconds have passed: what it does not begin
 * with waits, as a phone's few lines are the page's until then.
 */
export function useQuiet(isOn: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    void Promise.race([untilQuiet(), longest()]).then(() => isGone || setQuiet(true));
    return () => void (isGone = true);
  }, [isOn]);
  return isQuiet;
}
