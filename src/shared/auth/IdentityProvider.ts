export interface Identity {
  uid: string;
  email: string;
  name: string | null;
  photo: string | null;
  social: boolean;
}

export interface IdentityToken {
  text: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface IdentityProvider {
  /** Calls back now and on every sign-in and sign-out, of other tabs too. */
  watch: (listener: (identity: Identity | null) => void) => void;
  /** Rejects with an error whose `code` names the reason ('auth/wrong-password'). */
  signIn: (email: string, password: string) => Promise<void>;
  signInWith: (provider: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The token of the signed-in person; `fresh` asks the provider for a new one. */
  token: (fresh: boolean) => Promise<IdentityToken | undefined>;
}
