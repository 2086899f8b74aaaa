import type { StopsBody } from '../../../../contract/stops';
import { readToken, sessionStore } from '../../../shared/auth/session';
import { executivePlace } from '../../../shared/auth/executiveLink';
import type { SendCounts } from './StopCounter';

/** The token that was read last, and of whom it is: a page that is being left has no time to read it. */
let known: { readonly uid: string; readonly token: string } | undefined;

/**
 * Sends counts beside everything else: the page may be gone before it is answered, nobody waits for it, and what does not
 * arrive was not counted. It does not go through the portal's client, which would tell of a failure.
 */
export const sendCounts: SendCounts = (Definition, Counts) => {
  const body = JSON.stringify({ Definition, Counts: [...Counts] } satisfies StopsBody);
  const token = knownToken();
  const sent = token ? post(body, token) : readToken().then((read) => post(body, read ?? ''));
  void sent.catch(() => undefined);
  readyToSend();
};

/** Reads the token that the next counts go out with. */
export function readyToSend(): void {
  const uid = currentUid();
  const remember = (token: string | undefined) => {
    if (uid && token) known = { uid, token };
  };
  void readToken().then(remember, () => undefined);
}

function knownToken(): string | undefined {
  const link = executivePlace(location.pathname);
  if (link) return link.token;
  return known?.uid === currentUid() ? known?.token : undefined;
}

function currentUid(): string | undefined {
  const session = sessionStore.read();
  return session.status === 'signed-in' ? session.identity.uid : undefined;
}

async function post(body: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  await fetch('/api/wizard/stops', { method: 'POST', body, headers, keepalive: true });
}
