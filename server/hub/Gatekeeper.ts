import type { User } from '../db/schema';
import type { TokenIdentity } from '../infra/identity/VerifyIdToken';

/** Who may connect to the hub; the module that keeps the accounts decides. Both throw the API's own problems. */
export interface Gatekeeper {
  /** Whose token it is. */
  identityOf(token: string): Promise<TokenIdentity>;
  /** The user of an identity, if that user may be connected now. */
  userOf(identity: TokenIdentity): Promise<User>;
}
