import type { Deps } from '../../deps';
import { EmailTakenError } from '../../infra/identity/IdentityAdmin';
import type { User } from '../account/repository';
import { recordAudit } from '../audit/recordAudit';
import type { MailDeps } from '../mail/postMail';
import { insertUser } from '../sign-up/repository';
import type { InviteBody } from './contract';
import { sendInvitation } from './invitation';
import { companiesOf, demandOwn } from './manage';
import { refuseUser } from './problems';
import { replaceNominations } from './repository';

type InviteDeps = MailDeps & Pick<Deps, 'db' | 'identity' | 'portalUrl'>;

/** Gives a person an account for some of the inviter's companies and mails them the way to a password. */
export async function inviteUser(deps: InviteDeps, by: User, body: InviteBody): Promise<void> {
  demandOwn(body.companies, await companiesOf(deps.db, by));
  const person = { ...body, name: body.name.trim(), email: body.email.toLowerCase() };
  const uid = await createAccount(deps, person);
  try {
    await keep(deps, by, uid, person);
  } catch (error) {
    // Without its user the account would hold the e-mail for nobody.
    await deps.identity.remove(uid);
    throw error;
  }
}

async function createAccount({ identity }: InviteDeps, { email, name }: InviteBody): Promise<string> {
  try {
    return await identity.create({ email, name });
  } catch (error) {
    if (error instanceof EmailTakenError) throw refuseUser('EMAIL_TAKEN');
    throw error;
  }
}

async function keep(deps: InviteDeps, by: User, uid: string, { companies, ...person }: InviteBody) {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await insertUser(tx, { uid, ...person, dataUpdatedAt: at }))) throw refuseUser('EMAIL_TAKEN');
    await replaceNominations(tx, uid, companies, companies);
    const facts = { action: 'user.invite', subject: `user:${uid}`, before: null, after: { companies } };
    await recordAudit(tx, { actorUid: by.uid, ...facts, at });
    await sendInvitation(tx, deps, by, { uid, ...person });
  });
}
