import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Specification 2 §4.4: from 100 percent by 1.25 every 250 ms, which is 20 seconds. */
const WHOLE = 100;
const STEP = 1.25;
const TICK_MS = 250;
/** Someone idle for this long is taken to have left. */
const INACTIVE_MS = 220_000;

export interface Countdown {
  /** Percent that are left. */
  readonly left: number;
  /** Seconds that are left. */
  readonly seconds: number;
  readonly held: boolean;
  hold(): void;
  release(): void;
}

/** Counts down while nobody interacts, and ends once: when time is up, or after a long inactivity. */
export function useCountdown(onEnd: () => void): Countdown {
  const [left, setLeft] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const inactive = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const timer = setInterval(() => {
      inactive.current += TICK_MS;
      if (inactive.current >= INACTIVE_MS) setLeft(0);
      else if (!held) setLeft((now) => Math.max(0, now - STEP));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [held]);

  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const hold = () => {
    inactive.current = 0;
    setHeld(true);
  };
  const seconds = Math.ceil((left / STEP) * (TICK_MS / 1000));
  return { left, seconds, held, hold, release: () => setHeld(false) };
}
