import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site asks for a WebSocket. Browsers always say where their page is from, other programs need
 * not; ports are left alone, since a proxy before the server may name its own.
 */
export function isForeign({ origin, host = '' }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return false;
  const from = URL.canParse(origin) ? new URL(origin).hostname : '';
  const at = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  return from === '' || from !== at;
}
