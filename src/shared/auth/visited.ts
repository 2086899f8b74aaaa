import { keepJson, keptJson } from '../storage/keptJson';

const MOST = 12;
/** One key for all users, so that the next user's first page removes it. */
const KEY = 'visited';

/** The addresses that somebody was at in this browser since they last signed out, the latest first. */
export function visitedBy(uid: string): readonly string[] {
  const kept = keptJson('local', KEY);
  if (!kept || typeof kept !== 'object' || !('uid' in kept) || kept.uid !== uid) return [];
  const addresses = 'addresses' in kept ? kept.addresses : undefined;
  return Array.isArray(addresses) ? addresses.filter((one) => typeof one === 'string') : [];
}

/** Addresses hold page names and numbers, but no personal data. */
export function keepVisit(uid: string, address: string): void {
  const before = visitedBy(uid).filter((one) => one !== address);
  keepJson('local', KEY, { uid, addresses: [address, ...before].slice(0, MOST) });
}

export function forgetVisited(): void {
  localStorage.removeItem(KEY);
}
