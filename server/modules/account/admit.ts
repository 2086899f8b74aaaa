import type { Deps } from '../../deps';
import type { TokenIdentity } from '../../infra/identity/VerifyIdToken';
import { hashOf } from '../auth/accessToken';
import { hasOpenToken } from '../auth/repository';
import { sendReset } from '../auth/requireChange';
import type { MailDeps } from '../mail/postMail';
import { refuseSignIn } from './problems';
import { findUser } from './repository';
import type { User } from './repository';

const DAY_MS = 86_400_000;

/** What letting somebody in needs. */
export type AdmitDeps = MailDeps & Pick<Deps, 'db' | 'portalUrl' | 'passwordDays'>;

/**
 * The registered user of an identity that may come in now. Throws UNKNOWN_USER for nobody registered, ACCESS_EXPIRED,
 * and PASSWORD_EXPIRED, which sends the link for a new one.
 */
export async function admit(deps: AdmitDeps, { uid, provider }: TokenIdentity): Promise<User> {
  const user = await findUser(deps.db, uid);
  if (!user || user.closedAt) throw refuseSignIn('UNKNOWN_USER');
  const now = deps.clock.now();
  if (hasEnded(user, now)) throw refuseSignIn('ACCESS_EXPIRED');
  if (provider === 'password' && isOld(user, now, deps.passwordDays)) {
    await sendResetOnce(deps, user);
    throw refuseSignIn('PASSWORD_EXPIRED');
  }
  return user;
}

/** Whether the user's access was ended by then. */
export function hasEnded({ accessEndsAt }: User, now: Date): boolean {
  return accessEndsAt !== null && accessEndsAt <= now;
}

function isOld({ passwordChangedAt }: User, now: Date, days: number | null): boolean {
  if (days === null || passwordChangedAt === null) return false;
  return now.getTime() - passwordChangedAt.getTime() >= days * DAY_MS;
}

/** Another try within the hour finds the link that was sent already. */
async function sendResetOnce(deps: AdmitDeps, user: User): Promise<void> {
  const isSent = await hasOpenToken(deps.db, 'password', hashOf(user.email), deps.clock.now());
  if (!isSent) await deps.db.transaction((tx) => sendReset(tx, deps, user));
}
