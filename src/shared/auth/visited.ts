import { keepJson, keptJson } from '../storage/keptJson';

const MOST = 12;
/** One for all, so that what another person left goes with the next one's first page. */
const KEY = 'visited';

/** The addresses that somebody was at in this browser since they last signed out, the latest first. */
export function visitedBy(uid: string): readonly string[] {
  const kept = keptJson('local', KEY);
  if (!kept || typeof kept !== 'object' || !('uid' in kept) || kept.uid !== uid) return [];
  const addresses = 'addresses' in kept ? kept.addresses : undefined;
  return Array.isArray(addresses) ? addresses.filter((one) => typeof one === 'string') : [];
}

/** Keeps that somebody was there: addresses name pages and numbers, and nobody. */
export function keepVisit(uid: string, address: string): void {
  const before = visitedBy(uid).filter((one) => one !== address);
  keepJson('local', KEY, { uid, addresses: [address, ...before].slice(0, MOST) });
}

export function forgetVisited(): void {
  localStorage.removeItem(KEY);
}
