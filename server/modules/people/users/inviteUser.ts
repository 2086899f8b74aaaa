import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { replaceNominations } from '../../clients/nominations';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { MailDeps } from '../../notifications/mail/postMail';
import { accountFor, UNPROVEN } from '../sign-up/accountFor';
import type { Account } from '../sign-up/accountFor';
import { insertUser } from '../account/repository';
import type { InviteBody } from '../../../../contract/users';
import { sendInvitation } from './invitation';
import { companiesOf, demandOwn } from './manage';
import { refuseUser } from './problems';

type InviteDeps = MailDeps & Pick<Deps, 'db' | 'identity' | 'portalUrl'>;

export async function inviteUser(deps: InviteDeps, by: User, body: InviteBody): Promise<void> {
  demandOwn(body.companies, await companiesOf(deps.db, by));
  const person = { ...body, name: body.name.trim(), email: body.email.toLowerCase() };
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const account = await accountFor(within, { email: person.email, name: person.name });
    if (account === null) throw refuseUser('EMAIL_TAKEN');
    await keep(within, by, account, person);
  });
}

async function keep(deps: InviteDeps, by: User, account: Account, { companies, ...person }: InviteBody) {
  const { uid, isAdopted } = account;
  const sessionsEndedAt = isAdopted ? UNPROVEN : null;
  const at = deps.clock.now();
  const { db } = deps;
  const user = { uid, ...person, sessionsEndedAt, dataUpdatedAt: at };
  if (!(await insertUser(db, user))) throw refuseUser('EMAIL_TAKEN');
  await replaceNominations(db, uid, companies, companies);
  const facts = { action: 'user.invite', subject: `user:${uid}`, before: null, after: { companies } };
  await recordAudit(db, { actorUid: by.uid, ...facts, at });
  await sendInvitation(db, deps, by, { uid, ...person });
}
