import type { Draft } from '../../../../engine';

/** What was chosen and not sent lives as long as the tab: leaving the page loses nothing. */
const keyOf = (identifier: string) => `lastro:payment:${identifier}`;

export function keepPayment(identifier: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(identifier), JSON.stringify(draft));
}

export function keptPayment(identifier: string): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(identifier));
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

export function dropPayment(identifier: string): void {
  sessionStorage.removeItem(keyOf(identifier));
}
