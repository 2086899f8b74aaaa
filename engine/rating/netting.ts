export interface Netting {
  readonly OffBillets: number;
  readonly PaidOut: number;
}

/** What is given back comes off what is still to be paid first; the rest is paid (decision 68). */
export function nettingOf(refund: number, openBillets: number): Netting {
  const OffBillets = Math.min(refund, openBillets);
  return { OffBillets, PaidOut: Math.round((refund - OffBillets) * 100) / 100 };
}
