import { keepJson, keptJson } from '../../shared/storage/keptJson';

const MOST = 12;
const keyOf = (uid: string) => `visited:${uid}`;

/** The addresses that somebody was at in this browser, the latest first. */
export function visitedBy(uid: string): readonly string[] {
  const kept = keptJson('local', keyOf(uid));
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Keeps that somebody was there: addresses name pages and numbers, and nobody. */
export function keepVisit(uid: string, address: string): void {
  const before = visitedBy(uid).filter((one) => one !== address);
  keepJson('local', keyOf(uid), [address, ...before].slice(0, MOST));
}
