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

const signIn = (email = EMAIL) => signInWithEmailAndPassword(auth, email, PASSWORD);
const tokenRead = async () => createEmulatorVerifier()(await auth.currentUser!.getIdToken());

const openAdmin = () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', identity.host);
  return createIdentityAdmin({ kind: 'emulator', host: identity.host });
};

async function enrol(email = EMAIL) {
  const { user } = await signIn(email);
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

  await openAdmin().forgetSecondFactor('ana');
  await signIn();
  expect(multiFactor(auth.currentUser!).enrolledFactors).toEqual([]);
  expect(await tokenRead()).toMatchObject({ hasSecondFactor: false });
});

it('wants an e-mail that is proven, which a password set by a mailed link does', async () => {
  const email = 'nova@lastro.test';
  const admin = openAdmin();
  const uid = await admin.create({ email, name: 'Nova', password: PASSWORD });
  await expect(enrol(email)).rejects.toMatchObject({ code: 'auth/unverified-email' });
  await admin.setPassword(uid, PASSWORD);
  const { secret, give } = await enrol(email);
  await give(codeAt(secret, Date.now()));
  expect(await tokenRead()).toMatchObject({ uid, hasSecondFactor: true });
});

it('takes no code for an enrolment or a sign-in that nobody began', async () => {
  const call = async (path: string, body: object) => {
    const url = `http://${identity.host}/identitytoolkit.googleapis.com/v2/accounts/${path}?key=any`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return [answer.status, ((await answer.json()) as { error: { message: string } }).error.message];
  };
  const { user } = await signIn();
  const totpVerificationInfo = { sessionInfo: 'none', verificationCode: '123456' };
  const idToken = await user.getIdToken();
  expect(await call('mfaEnrollment:finalize', { idToken, totpVerificationInfo })).toEqual([
    400,
    'SESSION_EXPIRED',
  ]);
  const mfaPendingCredential = Buffer.from('{"localId":"nobody"}').toString('base64');
  expect(await call('mfaSignIn:finalize', { mfaPendingCredential, totpVerificationInfo })).toEqual([
    400,
    'INVALID_MFA_PENDING_CREDENTIAL',
  ]);
});
