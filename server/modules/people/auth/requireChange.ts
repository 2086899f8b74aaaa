import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { findUserByEmail } from '../account/repository';
import { postMail } from '../../notifications/mail/postMail';
import type { MailDeps } from '../../notifications/mail/postMail';
import { hashOf, newToken } from './accessToken';
import { resetLetter } from './letters';
import { hasOpenToken, insertToken } from './repository';
import { HOUR_MS } from '../../../infra/durations';

const VALID_MS = HOUR_MS;

type ResetDeps = MailDeps & Pick<Deps, 'db' | 'portalUrl'>;

/**
 * Notes that a new password is asked for an e-mail, and sends its owner, if there is one, the link for it. An
 * unknown e-mail is noted in the same way, so that nothing tells which addresses have an account.
 */
export async function requireChange(deps: ResetDeps, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const user = await findUserByEmail(deps.db, email);
  await deps.db.transaction(async (tx) => {
    if (user && !user.closedAt) return sendReset(tx, deps, user);
    await insertToken(tx, { purpose: 'password', emailHash: hashOf(email), ...lifetime(deps) });
  });
}

export async function sendReset(db: Db, deps: Omit<ResetDeps, 'db'>, user: User): Promise<void> {
  const token = newToken();
  const about = { userUid: user.uid, emailHash: hashOf(user.email), tokenHash: hashOf(token) };
  await insertToken(db, { purpose: 'password', ...about, ...lifetime(deps) });
  await postMail(db, deps, resetLetter(user, `${deps.portalUrl}/change-password/${token}`));
}

export async function isResetPending({ db, clock }: Pick<Deps, 'db' | 'clock'>, email: string) {
  return hasOpenToken(db, 'password', hashOf(email.toLowerCase()), clock.now());
}

function lifetime({ clock }: Pick<Deps, 'clock'>) {
  const createdAt = clock.now();
  return { createdAt, expiresAt: new Date(createdAt.getTime() + VALID_MS) };
}
