import { executivePlace } from './executiveLink';
import { readToken, sessionStore } from './session';

/** Last token read, with its user: an unloading page has no time to read it. */
let known: { readonly uid: string; readonly token: string } | undefined;

export function readyToSend(): void {
  const uid = currentUid();
  const remember = (token: string | undefined) => {
    if (uid && token) known = { uid, token };
  };
  void readToken().then(remember, () => undefined);
}

export function knownToken(): string | undefined {
  const link = executivePlace(location.pathname);
  if (link) return link.token;
  return known?.uid === currentUid() ? known?.token : undefined;
}

export function currentUid(): string | undefined {
  const session = sessionStore.read();
  return session.status === 'signed-in' ? session.identity.uid : undefined;
}
