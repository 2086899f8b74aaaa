import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';

const providers: Record<string, () => GoogleAuthProvider | FacebookAuthProvider> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
};

/** Signs in through a social network's window. Apart, so that the login page carries it only when configured. */
export async function signInWith(auth: Auth, name: string) {
  const provider = providers[name];
  if (!provider) throw new Error(`Unknown social provider: ${name}`);
  await signInWithPopup(auth, provider(), browserPopupRedirectResolver);
}
