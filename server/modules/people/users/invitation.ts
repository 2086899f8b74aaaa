import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { recordAudit } from '../../platform/audit/recordAudit';
import { hashOf, newToken } from '../auth/accessToken';
import { insertToken } from '../auth/repository';
import { postMail } from '../../notifications/mail/postMail';
import type { MailDeps } from '../../notifications/mail/postMail';
import { invitationLetter } from './letters';
import { findManaged } from './manage';
import { refuseUser } from './problems';
import { DAY_MS } from '../../../infra/durations';

const INVITATION_MS = 7 * DAY_MS;

type InvitationDeps = MailDeps & Pick<Deps, 'portalUrl'>;

export async function sendInvitation(
  db: Db,
  deps: InvitationDeps,
  by: User,
  person: Pick<User, 'uid' | 'name' | 'email'>,
): Promise<void> {
  const createdAt = deps.clock.now();
  const token = newToken();
  await insertToken(db, {
    purpose: 'password',
    userUid: person.uid,
    emailHash: hashOf(person.email),
    tokenHash: hashOf(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_MS),
  });
  const link = `${deps.portalUrl}/change-password/${token}`;
  await postMail(db, deps, invitationLetter(person, by.name, link));
}

/** Invites a managed user anew who never signed in. Throws NOT_FOUND, ALREADY_SIGNED_IN. */
export async function inviteAgain(
  deps: InvitationDeps & Pick<Deps, 'db'>,
  by: User,
  uid: string,
): Promise<void> {
  const { user } = await findManaged(deps.db, by, uid);
  if (user.lastLoginAt) throw refuseUser('ALREADY_SIGNED_IN');
  const facts = { action: 'user.invite-again', subject: `user:${uid}`, before: null, after: null };
  await deps.db.transaction(async (tx) => {
    await sendInvitation(tx, deps, by, user);
    await recordAudit(tx, { actorUid: by.uid, ...facts, at: deps.clock.now() });
  });
}
