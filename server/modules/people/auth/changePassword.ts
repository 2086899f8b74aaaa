import type { Deps } from '../../../deps';
import { findUser, updateUser } from '../account/repository';
import { recordAudit } from '../../platform/audit/recordAudit';
import { postMail } from '../../notifications/mail/postMail';
import type { MailDeps } from '../../notifications/mail/postMail';
import { announce } from '../../../hub/announce';
import type { ChangeBody } from '../../../../contract/auth';
import { changedLetter } from './letters';
import { openToken } from './openToken';
import { demandStrength } from './password';
import { refuseAuth } from './problems';
import { machineTime, useAllTokens, useToken } from './repository';

/** Sets the password that a link was sent for, and ends all sessions. Throws LINK_* and WEAK_PASSWORD. */
export async function changePassword(
  deps: MailDeps & Pick<Deps, 'db' | 'identity'>,
  { Token, NewPassword }: ChangeBody,
): Promise<void> {
  const { id, userUid, emailHash } = await openToken(deps, 'password', Token);
  demandStrength(NewPassword, 'NewPassword');
  const user = await findUser(deps.db, userUid);
  if (!user || user.closedAt) throw refuseAuth('LINK_UNKNOWN');
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await useToken(tx, id, at))) throw refuseAuth('LINK_USED');
    await useAllTokens(tx, 'password', emailHash, at);
    // The link came by e-mail, so a person who used it reads that mailbox.
    const changed = { passwordChangedAt: at, emailConfirmedAt: at, sessionsEndedAt: machineTime() };
    await updateUser(tx, userUid, changed);
    await announce(tx, { kind: 'ended', uid: userUid });
    const facts = { action: 'user.password-change', subject: `user:${userUid}`, before: null, after: null };
    await recordAudit(tx, { actorUid: userUid, ...facts, at });
    await postMail(tx, deps, changedLetter(user));
    // Last, so that an identity provider which refuses leaves the link as it was.
    await deps.identity.setPassword(userUid, NewPassword);
  });
}
