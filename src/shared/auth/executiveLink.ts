/** Where executives act for a customer on a link (specification 1 §2, executive request routes). */
export const EXECUTIVE_BASE = '/solicitacao-executivo/cotacao';

export interface ExecutivePlace {
  /** What the address names below the base: '', 'confirmacao' or a wizard's route. */
  readonly place: string;
  readonly token: string;
}

/**
 * Takes an executive address apart: the token stands after a colon at its end; `null` for any other address. Mail
 * programs write the colon as %3A and add a slash.
 */
export function executivePlace(address: string): ExecutivePlace | null {
  const pathname = address.replace(/%3a/i, ':').replace(/\/$/, '');
  if (!pathname.startsWith(`${EXECUTIVE_BASE}/`)) return null;
  const match = /^(?:(.+)\/)?:([^/:]+)$/.exec(pathname.slice(EXECUTIVE_BASE.length + 1));
  return match ? { place: match[1] ?? '', token: match[2]! } : null;
}

/** The address of a place for the same link. */
export function executivePath(place: string, token: string): string {
  return [EXECUTIVE_BASE, place, `:${token}`].filter(Boolean).join('/');
}
