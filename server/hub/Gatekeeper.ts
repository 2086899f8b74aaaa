import type { User } from '../db/schema';
import type { TokenIdentity } from '../infra/identity/VerifyIdToken';

/** Who may connect to the hub. Both methods throw the API's own problems. */
export interface Gatekeeper {
  identityOf(token: string): Promise<TokenIdentity>;
  userOf(identity: TokenIdentity): Promise<User>;
}
