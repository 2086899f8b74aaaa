import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { hasOtherClients, replaceNominations } from '../../clients/nominations';
import { recordAudit } from '../../platform/audit/recordAudit';
import { updateUser } from '../account/repository';
import { closeAccount } from '../own-data/closeAccount';
import type { EditUserBody } from '../../../../contract/users';
import { demandOwn, findManaged } from './manage';
import { refuseUser } from './problems';

type Ground = Pick<Deps, 'db' | 'clock'>;

const documents = (companies: readonly { cpfcnpj: string }[]) => companies.map(({ cpfcnpj }) => cpfcnpj);

/** Changes a managed user's companies, and their data while no other client shares them. */
export async function editUser({ db, clock }: Ground, by: User, body: EditUserBody): Promise<void> {
  const { user, companies, own } = await findManaged(db, by, body.uid);
  demandOwn(body.companies, own);
  const person = { name: body.name.trim(), phone: body.phone, mobilePhone: body.mobilePhone };
  const isChanged = (Object.keys(person) as (keyof typeof person)[]).some((key) => person[key] !== user[key]);
  if (isChanged && (await hasOtherClients(db, user.uid, own))) throw refuseUser('SHARED_USER');
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (isChanged) await updateUser(tx, user.uid, { ...person, updatedAt: at });
    await replaceNominations(tx, user.uid, own, body.companies);
    await recordAudit(tx, {
      actorUid: by.uid,
      action: 'user.edit',
      subject: `user:${user.uid}`,
      before: { companies: documents(companies) },
      after: { companies: body.companies },
      at,
    });
  });
}

/** Takes a user out of all companies of `by`; who then has no client left has no account either. */
export async function removeUser(
  deps: Ground & Pick<Deps, 'identity'>,
  by: User,
  uid: string,
): Promise<void> {
  const { user, companies, own } = await findManaged(deps.db, by, uid);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await replaceNominations(tx, user.uid, own, []);
    const isOver = !(await hasOtherClients(tx, user.uid, own));
    await recordAudit(tx, {
      actorUid: by.uid,
      action: 'user.remove',
      subject: `user:${user.uid}`,
      before: { companies: documents(companies) },
      after: { companies: [], accountClosed: isOver },
      at,
    });
    if (!isOver) return;
    await closeAccount(tx, user.uid, at);
    // Last, so that an identity provider which refuses leaves the user as they were.
    await deps.identity.remove(user.uid);
  });
}
