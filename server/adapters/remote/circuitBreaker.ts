/** Says whether a service may be called and is told how the call went. */
export interface CircuitBreaker {
  allows(): boolean;
  /** Whether calls are refused, as it stands. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerLimits {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** How long it stays open before one call is let through to try. */
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
