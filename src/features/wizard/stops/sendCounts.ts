import type { StopsBody } from '../../../../contract/stops';
import { knownToken, readyToSend } from '../../../shared/auth/knownToken';
import { readToken } from '../../../shared/auth/session';
import type { SendCounts } from './StopCounter';

/**
 * Sends counts in the background, even as the page closes; failures are ignored, e.g. after a sign-out. It bypasses
 * the API client, which would report them.
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
