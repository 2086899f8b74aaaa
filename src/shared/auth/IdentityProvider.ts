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

/** An authenticator app that is being added to an account. */
export interface Enrolment {
  /** For typing by hand. */
  key: string;
  /** For a camera: `otpauth://…`. */
  address: string;
  /** Adds it; the session has the second factor from then on. Rejects with a `code`, as a sign-in does. */
  confirm: (code: string) => Promise<void>;
}

export interface SecondFactor {
  /** Goes on with a sign-in that was refused for the code. */
  answer: (refusal: unknown, code: string) => Promise<void>;
  isEnrolled: () => Promise<boolean>;
  /** `issuer` is what the app shows beside the e-mail. */
  enrol: (issuer: string) => Promise<Enrolment>;
  /** For what asks for a recent sign-in. */
  showPassword: (password: string) => Promise<void>;
}

export interface IdentityProvider {
  /** Calls back now and on every sign-in and sign-out, of other tabs too. */
  watch: (listener: (identity: Identity | null) => void) => void;
  /** Rejects with an error whose `code` names the reason ('auth/wrong-password'). */
  signIn: (email: string, password: string) => Promise<void>;
  signInWith: (provider: string) => Promise<void>;
  /** Its code is loaded when it is asked for. */
  secondFactor: () => Promise<SecondFactor>;
  signOut: () => Promise<void>;
  /** The token of the signed-in person; `fresh` asks the provider for a new one. */
  token: (fresh: boolean) => Promise<IdentityToken | undefined>;
}
