import { executivePlace } from './executiveLink';
import { readToken, sessionStore } from './session';

/** The token that was read last, and of whom it is: a page that is being left has no time to read it. */
let known: { readonly uid: string; readonly token: string } | undefined;

/** Reads the token that the next call of a page that is left goes out with. */
export function readyToSend(): void {
  const uid = currentUid();
  const remember = (token: string | undefined) => {
    if (uid && token) known = { uid, token };
  };
  void readToken().then(remember, () => undefined);
}

/** Of whoever is signed in, and of nobody who was before. */
export function knownToken(): string | undefined {
  const link = executivePlace(location.pathname);
  if (link) return link.token;
  return known?.uid === currentUid() ? known?.token : undefined;
}

export function currentUid(): string | undefined {
  const session = sessionStore.read();
  return session.status === 'signed-in' ? session.identity.uid : undefined;
}
