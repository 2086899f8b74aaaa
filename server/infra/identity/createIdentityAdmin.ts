import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { IdentityConfig } from '../../config';
import { EMULATOR_PROJECT } from './emulatorProject';
import { EmailTakenError, type IdentityAdmin } from './IdentityAdmin';

/**
 * Accounts of the configured identity provider through firebase-admin, which finds the emulator by the server's
 * own FIREBASE_AUTH_EMULATOR_HOST. Loaded on first use: it takes longer to load than the rest of the server.
 */
export function createIdentityAdmin(identity: IdentityConfig): IdentityAdmin {
  let opening: Promise<Auth> | undefined;
  const auth = () => (opening ??= open(identity));
  return {
    create: async ({ email, name, password }) => {
      const account = { email, displayName: name, ...(password ? { password } : {}) };
      const user = await (await auth()).createUser(account).catch(explain);
      return user.uid;
    },
    setPassword: async (uid, password) => {
      await (await auth()).updateUser(uid, { password, emailVerified: true });
      await (await auth()).revokeRefreshTokens(uid);
    },
    forgetSecondFactor: async (uid) => {
      await (await auth()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
      await (await auth()).revokeRefreshTokens(uid);
    },
    find: async (email) => (await findBy(auth, (found) => found.getUserByEmail(email)))?.uid ?? null,
    endSessions: async (uid) => (await auth()).revokeRefreshTokens(uid),
    sessionsSince: async (uid) => {
      const since = (await findBy(auth, (found) => found.getUser(uid)))?.tokensValidAfterTime;
      return since ? new Date(since) : null;
    },
    changeEmail: async (uid, email) => void (await (await auth()).updateUser(uid, { email }).catch(explain)),
    remove: async (uid) => (await auth()).deleteUser(uid).catch(unlessGone),
  };
}

async function open(identity: IdentityConfig): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  if (identity.kind === 'firebase') {
    const { openFirebaseApp } = await import('./firebaseApp');
    return getAuth(openFirebaseApp(identity));
  }
  const { initializeApp } = await import('firebase-admin/app');
  return getAuth(initializeApp({ projectId: EMULATOR_PROJECT }, `lastro-${performance.now()}`));
}

async function findBy(
  auth: () => Promise<Auth>,
  ask: (auth: Auth) => Promise<UserRecord>,
): Promise<UserRecord | undefined> {
  return ask(await auth()).catch((error: unknown) => {
    unlessGone(error);
    return undefined;
  });
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

function explain(error: unknown): never {
  if (codeOf(error) === 'auth/email-already-exists') throw new EmailTakenError('email taken');
  throw error;
}

function unlessGone(error: unknown): void {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
}
