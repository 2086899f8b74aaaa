import type { Db } from '../../../db/db';
import { deleteNominations } from '../../clients/nominations';
import { announce } from '../../../hub/announce';
import { deleteSubscriptions } from '../../notifications/pushRepository';
import { deleteNotifications } from '../../notifications/repository';
import { deleteBatchesOf } from '../../quotes/batches/repository';
import { deleteDraftsOf } from '../../quotes/drafts/repository';
import { deleteTemplatesOf } from '../../quotes/templates/repository';
import { deletePeopleOf } from '../../reference/people/repository';
import { deleteOpenSchedules } from '../../surveys/repository';
import { updateUser } from '../account/repository';
import { deleteTokensOf } from '../auth/repository';

/** What is left of a person: nothing that names them. Quotes and policies stay, as the law asks. */
const nobody = {
  name: 'Conta encerrada',
  cpfCnpj: null,
  phone: null,
  mobilePhone: null,
  phone2: null,
  mobilePhone2: null,
  avatar: null,
  cep: null,
  place: null,
  number: null,
  complement: null,
  district: null,
  state: null,
  city: null,
  companyDocument: null,
  companyName: null,
  isResponsibleClient: false,
} as const;

/** Runs in the caller's transaction; the caller removes the identity last. */
export async function closeAccount(db: Db, uid: string, at: Date): Promise<void> {
  await deleteNominations(db, uid);
  await deleteDraftsOf(db, uid);
  await deleteTemplatesOf(db, uid);
  await deleteBatchesOf(db, uid);
  await deleteNotifications(db, uid);
  await deletePeopleOf(db, uid);
  // Push messages and links in old e-mails stop working too.
  await deleteSubscriptions(db, uid);
  await deleteTokensOf(db, uid);
  await deleteOpenSchedules(db, uid);
  const closed = { ...nobody, email: `encerrada-${uid}@invalid`.toLowerCase(), closedAt: at, updatedAt: at };
  await updateUser(db, uid, closed);
  await announce(db, { kind: 'ended', uid });
}
