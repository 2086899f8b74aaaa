import { readToken } from '../../../shared/auth/session';
import type { StopsBody } from '../../../../contract/stops';
import type { SendCounts } from './StopCounter';

/**
 * Sends counts beside everything else: the page may be gone before it is answered, nobody waits for it, and what does not
 * arrive was not counted. It does not go through the portal's client, which would tell of a failure.
 */
export const sendCounts: SendCounts = (Definition, Counts) => {
  const body = JSON.stringify({ Definition, Counts: [...Counts] } satisfies StopsBody);
  void post(body).catch(() => undefined);
};

async function post(body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${(await readToken()) ?? ''}`,
  };
  await fetch('/api/wizard/stops', { method: 'POST', body, headers, keepalive: true });
}
