import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { hashOf } from '../auth/accessToken';
import { hasOpenToken } from '../auth/repository';
import { sendReset } from '../auth/requireChange';
import type { MailDeps } from '../../notifications/mail/postMail';
import { announce } from '../../../hub/announce';
import { refuse } from '../../../http/refuse';
import { refuseSignIn } from './problems';
import { findUser, updateUser } from './repository';
import { DAY_MS } from '../../../infra/durations';

/** How far our and the provider's time of the same change may differ. */
const SAME_MS = 60_000;

export type AdmitDeps = MailDeps & Pick<Deps, 'db' | 'identity' | 'logger' | 'portalUrl' | 'passwordDays'>;

/**
 * The registered user of an identity that may come in now. Throws UNKNOWN_USER for nobody registered, ACCESS_EXPIRED,
 * SESSION_EXPIRED after sessions were ended, and PASSWORD_EXPIRED, which sends the link for a new one.
 */
export async function admit(deps: AdmitDeps, identity: TokenIdentity): Promise<User> {
  const { uid, provider } = identity;
  const known = await findUser(deps.db, uid);
  if (!known || known.closedAt) throw refuseSignIn('UNKNOWN_USER');
  const now = deps.clock.now();
  if (hasEnded(known, now)) throw refuseSignIn('ACCESS_EXPIRED');
  const user = provider === 'password' ? await learnChange(deps, known) : known;
  if (isOver(user, identity)) throw refuse('SESSION_EXPIRED');
  if (provider === 'password' && isOld(user, now, deps.passwordDays)) {
    await sendResetOnce(deps, user);
    throw refuseSignIn('PASSWORD_EXPIRED');
  }
  return user;
}

/**
 * A password changed at the provider ends older sessions and counts as new. If the provider cannot answer, nobody
 * is locked out.
 */
async function learnChange({ db, identity, logger }: AdmitDeps, user: User): Promise<User> {
  const since = await identity.sessionsSince(user.uid).catch((error: unknown) => {
    logger.error(error);
    return null;
  });
  const { sessionsEndedAt, passwordChangedAt } = user;
  if (!since || since.getTime() <= (sessionsEndedAt?.getTime() ?? 0) + SAME_MS) return user;
  const isNewer = passwordChangedAt !== null && since > passwordChangedAt;
  const learnt = { sessionsEndedAt: since, ...(isNewer && { passwordChangedAt: since }) };
  await db.transaction(async (tx) => {
    await updateUser(tx, user.uid, learnt);
    await announce(tx, { kind: 'ended', uid: user.uid });
  });
  return { ...user, ...learnt };
}

/** Whether the session began before all of the user's were ended. A token tells whole seconds only. */
export function isOver({ sessionsEndedAt }: User, { authenticatedAt }: TokenIdentity): boolean {
  return sessionsEndedAt !== null && authenticatedAt < Math.floor(sessionsEndedAt.getTime() / 1000);
}

export function hasEnded({ accessEndsAt }: User, now: Date): boolean {
  return accessEndsAt !== null && accessEndsAt <= now;
}

function isOld({ passwordChangedAt }: User, now: Date, days: number | null): boolean {
  if (days === null || passwordChangedAt === null) return false;
  return now.getTime() - passwordChangedAt.getTime() >= days * DAY_MS;
}

/** No second link within the hour. */
async function sendResetOnce(deps: AdmitDeps, user: User): Promise<void> {
  const isSent = await hasOpenToken(deps.db, 'password', hashOf(user.email), deps.clock.now());
  if (!isSent) await deps.db.transaction((tx) => sendReset(tx, deps, user));
}
