import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { until } from '../../../testing/until';
import { createIdentityAdmin } from '../createIdentityAdmin';
import { createEmulatorVerifier } from '../emulatorVerifier';
import { startIdentity, type Identity } from '../startIdentity';
import { codeAt } from './codes';

const EMAIL = 'ana@lastro.test';
const PASSWORD = 'Lastro#2026';
let [folder, stateFile] = ['', ''];
let identity: Identity;
let app: FirebaseApp;
let auth: Auth;

const start = async () => {
  const seed = [{ uid: 'ana', email: EMAIL, name: 'Ana' }];
  identity = await startIdentity({ stateFile, seed, password: PASSWORD });
};
/** Firebase's own library, as a browser that knows nobody has it. */
const openBrowser = () => {
  app = initializeApp({ apiKey: 'any', projectId: 'demo-lastro' }, crypto.randomUUID());
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${identity.host}`, { disableWarnings: true });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lastro-totp-'));
  stateFile = join(folder, 'identity.json');
  await start();
});
beforeEach(openBrowser);
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
});
afterAll(async () => {
  await identity.stop();
  await rm(folder, { recursive: true, force: true });
});

const signIn = () => signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
const tokenRead = async () => createEmulatorVerifier()(await auth.currentUser!.getIdToken());

async function enrol() {
  const { user } = await signIn();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const give = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Aplicativo');
  return { secret: secret.secretKey, give };
}

/** The resolver of a sign-in that asks for the code. */
async function askedFor() {
  const refused = await signIn().then(
    () => undefined,
    (error: MultiFactorError) => error,
  );
  expect(refused?.code).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(auth, refused!);
}

it('enrols by a code, asks for one at every sign-in from then on, and forgets it by an administrator', async () => {
  const { secret, give } = await enrol();
  expect(await tokenRead()).toMatchObject({ uid: 'ana', hasSecondFactor: false });
  await expect(give('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  await give(codeAt(secret, Date.now()));
  expect(await tokenRead()).toMatchObject({ hasSecondFactor: true });

  await until(async () => (await readFile(stateFile, 'utf8')).includes(secret) || undefined);
  process.kill(identity.pid, 'SIGKILL');
  await identity.exited;
  await start();
  await deleteApp(app);
  openBrowser();

  const resolver = await askedFor();
  const [hint] = resolver.hints;
  expect(hint).toMatchObject({ factorId: 'totp', displayName: 'Aplicativo' });
  const answer = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, code));
  await expect(answer('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  await answer(codeAt(secret, Date.now()));
  expect(await tokenRead()).toMatchObject({ uid: 'ana', hasSecondFactor: true });
  await auth.currentUser!.getIdToken(true);
  expect(await tokenRead()).toMatchObject({ hasSecondFactor: true });

  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', identity.host);
  const admin = createIdentityAdmin({ kind: 'emulator', host: identity.host });
  await admin.forgetSecondFactor('ana');
  await signIn();
  expect(multiFactor(auth.currentUser!).enrolledFactors).toEqual([]);
  expect(await tokenRead()).toMatchObject({ hasSecondFactor: false });
});
