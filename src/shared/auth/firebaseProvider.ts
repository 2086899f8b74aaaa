import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '../../../contract/platform';
import type { Identity, IdentityProvider } from './IdentityProvider';

export function firebaseProvider(config: PublicConfig['firebase']): IdentityProvider {
  const { emulatorHost, apiKey, authDomain, projectId } = config;
  const persistence = [browserLocalPersistence, inMemoryPersistence];
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), { persistence });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return {
    watch: (listener) => void onAuthStateChanged(auth, (user) => listener(user && describe(user))),
    signIn: async (email, password) => void (await signInWithEmailAndPassword(auth, email, password)),
    signInWith: async (provider) => (await import('./socialSignIn')).signInWith(auth, provider),
    secondFactor: async () => (await import('./firebaseSecondFactor')).secondFactorOf(auth),
    signOut: () => signOut(auth),
    token: (fresh) => token(auth, fresh),
  };
}

async function token(auth: Auth, fresh: boolean) {
  await auth.authStateReady();
  const result = await auth.currentUser?.getIdTokenResult(fresh);
  return result && { text: result.token, expiresAt: Date.parse(result.expirationTime) };
}

const describe = (user: User): Identity => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName,
  photo: user.photoURL,
  social: user.providerData.some(({ providerId }) => providerId !== 'password'),
});
