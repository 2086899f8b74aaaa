import type { StopsBody } from '../../../../contract/stops';
import { knownToken, readyToSend } from '../../../shared/auth/knownToken';
import { readToken } from '../../../shared/auth/session';
import type { SendCounts } from './StopCounter';

/**
 * Sends counts beside everything else: the page may be gone before it is answered, nobody waits for it, and what does not
 * arrive was not counted, as of who has signed out. It does not go through the portal's client, which would tell of a failure.
 */
export const sendCounts: SendCounts = (Definition, Counts) => {
  const body = JSON.stringify({ Definition, Counts: [...Counts] } satisfies StopsBody);
  const token = knownToken();
  const sent = token ? post(body, token) : readToken().then((read) => (read ? post(body, read) : undefined));
  void sent.catch(() => undefined);
  readyToSend();
};

async function post(body: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  await fetch('/api/wizard/stops', { method: 'POST', body, headers, keepalive: true });
}
