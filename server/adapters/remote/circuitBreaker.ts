export interface CircuitBreaker {
  allows(): boolean;
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerLimits {
  failures: number;
  openMs: number;
}

/** Spares a service that keeps failing, and its callers the wait. After `openMs` a single call tries again. */
export function circuitBreaker({ failures, openMs }: BreakerLimits, now: () => number): CircuitBreaker {
  let inARow = 0;
  let nextTrialAt = 0;
  return {
    allows: () => {
      if (inARow < failures) return true;
      if (now() < nextTrialAt) return false;
      // The next trial waits its turn, so that callers at the same moment do not all rush in.
      nextTrialAt = now() + openMs;
      return true;
    },
    isOpen: () => inARow >= failures,
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      if (inARow >= failures) nextTrialAt = now() + openMs;
    },
  };
}
