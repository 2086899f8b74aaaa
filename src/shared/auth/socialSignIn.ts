import {
  GoogleAuthProvider,
  OAuthProvider,
  browserPopupRedirectResolver,
  signInWithPopup,
  type Auth,
} from 'firebase/auth';

const providers: Record<string, () => GoogleAuthProvider | OAuthProvider> = {
  google: () => new GoogleAuthProvider(),
  microsoft: () => new OAuthProvider('microsoft.com'),
};

/** In its own chunk, loaded only when used. */
export async function signInWith(auth: Auth, name: string) {
  const provider = providers[name];
  if (!provider) throw new Error(`Unknown social provider: ${name}`);
  if (auth.emulatorConfig) (await import('./gapiStandIn')).provideGapi();
  else allowGoogleScripts();
  await signInWithPopup(auth, provider(), browserPopupRedirectResolver);
}

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): object;
}

/** Firebase adds Google's script by its address: the one address that may become a script here. */
function allowGoogleScripts() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const createScriptURL = (url: string) => (url.startsWith('https://apis.google.com/') ? url : null);
  trustedTypes.createPolicy('default', { createScriptURL });
}
