import {
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  reload,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import type { Enrolment, SecondFactor } from './IdentityProvider';

/** What Firebase names the app by where an account has several. */
const NAME = 'Aplicativo autenticador';

/** In its own chunk, loaded only when used. */
export const secondFactorOf = (auth: Auth): SecondFactor => ({
  answer: (refusal, code) => answer(auth, refusal as MultiFactorError, code),
  isEnrolled: async () => {
    const user = signedIn(auth);
    // Another browser may have added it since this one signed in.
    await reload(user);
    return multiFactor(user).enrolledFactors.length > 0;
  },
  enrol: (issuer) => enrol(signedIn(auth), issuer),
  showPassword: async (password) => {
    const user = signedIn(auth);
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
  },
});

function signedIn({ currentUser }: Auth): User {
  if (!currentUser)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
  return currentUser;
}

async function answer(auth: Auth, refusal: MultiFactorError, code: string): Promise<void> {
  const resolver = getMultiFactorResolver(auth, refusal);
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!app)
    throw Object.assign(new Error('No authenticator app.'), { code: 'auth/unsupported-second-factor' });
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code));
}

async function enrol(user: User, issuer: string): Promise<Enrolment> {
  const factor = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factor.getSession());
  // Firebase puts both into the address as they are.
  const [account, from] = [user.email ?? '', issuer].map(encodeURIComponent);
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(account, from),
    confirm: (code) => factor.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), NAME),
  };
}
