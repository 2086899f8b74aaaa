import { loadPublicConfig } from '../config/publicConfig';
import { forgetAnswers } from '../offline/keptAnswers';
import { createStore } from '../createStore';
import { paths } from '../paths';
import { executivePlace } from './executiveLink';
import { forgetServerData } from './forgetServerData';
import { freshToken } from './freshToken';
import type { Identity, IdentityProvider } from './IdentityProvider';
import { ownVisit } from './visit';

/** Who is using the portal; 'unreachable' when the server gave no configuration. */
export type Session =
  | { status: 'starting' | 'unreachable' }
  /** `before`: whose session ended in this page. */
  | { status: 'signed-out'; before?: string | undefined }
  | { status: 'signed-in'; identity: Identity };

export const sessionStore = createStore<Session>({ status: 'starting' });

let provider: Promise<IdentityProvider> | undefined;

/** Where Firebase keeps a session from one load of the page to the next. */
const KEPT = 'firebase:authUser:';

export const isSessionKept = () => Object.keys(localStorage).some((key) => key.startsWith(KEPT));

/** Settled when the page has been drawn: React draws it anew, at one go, where the session changes meanwhile. */
let drawn: Promise<void> = Promise.resolve();

/** Finds out who is signed in, and follows it from then on; once, at start. */
export function startSession(whenDrawn = drawn) {
  drawn = whenDrawn;
  const found = provider || isSessionKept() ? opened() : nobody();
  found.catch(() => sessionStore.write({ status: 'unreachable' }));
}

/** Without a kept session, the provider's code is loaded only for a sign-in. */
async function nobody() {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed in; the provider itself listens once it is there.
    if (newValue && key?.startsWith(KEPT)) prepareSignIn();
  });
  void forgetAnswers();
  await Promise.all([loadPublicConfig(), drawn]);
  if (!provider) sessionStore.write({ status: 'signed-out' });
}

/** Preloads the provider, so that a popup opens while the click still counts. */
export function prepareSignIn() {
  opened().catch(() => undefined);
}

function opened(): Promise<IdentityProvider> {
  provider ??= openProvider().then(
    async (found) => {
      await drawn;
      follow(found);
      return found;
    },
    (error: unknown) => {
      provider = undefined;
      throw error;
    },
  );
  return provider;
}

async function openProvider(): Promise<IdentityProvider> {
  const [config, { firebaseProvider }] = await Promise.all([
    loadPublicConfig(),
    import('./firebaseProvider'),
  ]);
  return firebaseProvider(config.firebase);
}

function follow({ watch }: IdentityProvider) {
  watch((identity) => {
    const before = sessionStore.read();
    if (before.status === 'signed-in') {
      // Another tab signed out, or somebody else in: nothing of the first person stays here.
      if (!identity) void forgetServerData();
      else if (identity.uid !== before.identity.uid) return location.replace(paths.home);
    }
    if (identity) ownVisit(identity.uid);
    // The session expired, or ended while this page was closed.
    void forgetAnswers(identity?.uid);
    sessionStore.write(identity ? { status: 'signed-in', identity } : signedOutAfter(before));
  });
}

const signedOutAfter = (session: Session): Session => ({
  status: 'signed-out',
  before: session.status === 'signed-in' ? session.identity.uid : undefined,
});

/** The bearer token for a call: an executive's link brings its own; see freshToken for everybody else. */
export async function readToken(): Promise<string | undefined> {
  const link = executivePlace(location.pathname);
  if (link) return link.token;
  return provider || isSessionKept() ? freshToken(await opened(), Date.now()) : undefined;
}

export const signIn = async (email: string, password: string) => (await opened()).signIn(email, password);

export const signInWith = async (name: string) => (await opened()).signInWith(name);

export const secondFactor = async () => (await opened()).secondFactor();

export const endSession = async () => (await opened()).signOut();
