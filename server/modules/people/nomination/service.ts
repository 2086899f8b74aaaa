import { isValidTaxId } from '../../../../engine/values';
import type { Db } from '../../../db/db';
import { wordsOf } from '../../../db/lists/words';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { storedTaxId } from '../../../storedTaxId';
import { recordAudit } from '../../platform/audit/recordAudit';
import { insertNomination, isOnlyNomination, listServedNominations } from '../../clients/nominations';
import { insertClient, isServed } from '../../clients/repository';
import { updateUser } from '../account/repository';
import { admittedLetter } from '../auth/letters';
import { postMail } from '../../notifications/mail/postMail';
import type { MailDeps } from '../../notifications/mail/postMail';
import { announce } from '../../../hub/announce';
import { listedUser } from './answers';
import { PAGE_SIZE } from '../../../../contract/page';
import type {
  AccessBody,
  ClientBody,
  NominateBody,
  UserPage,
  UserSearch,
} from '../../../../contract/nomination';
import { refuseNomination } from './problems';
import { countUsers, listSharedCpfs, listUsers, lockUser } from './repository';

type NominationDeps = MailDeps & Pick<Deps, 'portalUrl'>;

export async function pageOfUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  executive: User,
  { Text = '', State = 'pending', Sort = 'name', Descending = false, Page = 1 }: UserSearch,
): Promise<UserPage> {
  const today = clock.today();
  const filter = { words: wordsOf(Text), today };
  const part = { limit: PAGE_SIZE, offset: (Page - 1) * PAGE_SIZE };
  const order = { sort: Sort, descending: Descending };
  const found = await listUsers(db, executive, State, filter, { ...order, ...part });
  const counts = await countUsers(db, executive, filter);
  return {
    Items: await listedUsers(db, executive, found, today),
    ...{ Total: counts[State], Page, PageSize: PAGE_SIZE, Counts: counts },
  };
}

async function listedUsers(db: Db, executive: User, found: readonly User[], today: string) {
  const uids = found.map(({ uid }) => uid);
  const [nominations, shared] = [
    await listServedNominations(db, executive, uids),
    await listSharedCpfs(db, uids),
  ];
  return found.map((user) => {
    const own = nominations.filter(({ uid }) => uid === user.uid);
    return listedUser(user, own, { today, isCpfShared: shared.has(user.uid) });
  });
}

/**
 * Nominates a user to a client of the executive's, which is made when there is none (decision 43). The first
 * nomination lets the person in and tells them. Throws NOT_FOUND, EMAIL_UNCONFIRMED, OTHER_PORTFOLIO.
 */
export async function nominate(db: Db, deps: NominationDeps, executive: User, body: NominateBody) {
  const user = await lockUser(db, executive, body.Uid);
  if (!user) throw refuse('NOT_FOUND');
  if (!user.emailConfirmedAt) throw refuseNomination('EMAIL_UNCONFIRMED');
  const document = await provideClient(db, executive, body);
  if (!(await insertNomination(db, user.uid, document))) return;
  const isCpfShared = (await listSharedCpfs(db, [user.uid])).has(user.uid);
  const facts = { client: document, ...(isCpfShared && { isCpfShared }) };
  await audit(db, deps, executive, 'user.nominate', `user:${user.uid}`, facts);
  if (!(await isOnlyNomination(db, user.uid))) return;
  await updateUser(db, user.uid, { newExecutiveNotification: true });
  await postMail(db, deps, admittedLetter(user, `${deps.portalUrl}/login`));
}

async function provideClient(db: Db, executive: User, { CPFCNPJ, Name }: ClientBody): Promise<string> {
  const document = validDocument(CPFCNPJ);
  const served = await isServed(db, executive, document);
  if (served === false) throw refuseNomination('OTHER_PORTFOLIO');
  if (served === undefined) await insertClient(db, executive, document, Name.trim());
  return document;
}

/** Throws CLIENT_EXISTS. */
export async function createClient(db: Db, deps: MailDeps, executive: User, { CPFCNPJ, Name }: ClientBody) {
  const document = validDocument(CPFCNPJ);
  if ((await isServed(db, executive, document)) !== undefined) throw refuseNomination('CLIENT_EXISTS');
  await insertClient(db, executive, document, Name.trim());
  await audit(db, deps, executive, 'client.create', `client:${document}`, { name: Name.trim() });
}

function validDocument(text: string): string {
  const document = storedTaxId(text);
  if (isValidTaxId(document)) return document;
  const message = 'CPF/CNPJ inválido.';
  throw refuse('INVALID_REQUEST', [{ path: 'CPFCNPJ', code: 'invalid', message }]);
}

/** Ends a user's access at once, or opens it again. Throws NOT_FOUND. */
export async function setAccess(db: Db, deps: MailDeps, executive: User, { Uid, Ended }: AccessBody) {
  const user = await lockUser(db, executive, Uid);
  if (!user) throw refuse('NOT_FOUND');
  await updateUser(db, Uid, { accessEndsAt: Ended ? deps.clock.now() : null });
  if (Ended) await announce(db, { kind: 'ended', uid: Uid });
  await audit(db, deps, executive, 'user.access', `user:${Uid}`, { ended: Ended });
}

function audit(
  db: Db,
  { clock }: MailDeps,
  { uid: actorUid }: User,
  action: string,
  subject: string,
  after: Record<string, unknown>,
): Promise<void> {
  return recordAudit(db, { actorUid, action, subject, before: null, after, at: clock.now() });
}
