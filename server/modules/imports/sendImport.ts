import { addMonths } from '../../../engine/values';
import { EXPIRED_MONTHS } from '../../../contract/statuses/policy';
import type { ImportBody } from '../../../contract/imports';
import { executivesOfClient } from '../../access/portfolio';
import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { listClients } from '../clients/repository';
import { ownedDocuments } from '../documents/repository';
import { notify } from '../notifications/notify';
import { nextIdentifier } from '../platform/counters';
import { refuseImport } from './problems';
import { insertImport, isSent, seesPolicy } from './repository';

const PREFIX = 'IMP';

/**
 * Takes in a policy of another brokerage for a person of the desk to validate, and tells those who may. In a transaction
 * of the caller's. Throws FOREIGN_HOLDER, FOREIGN_DOCUMENT, LONG_EXPIRED, ALREADY_SENT, ALREADY_HERE.
 */
export async function sendImport(db: Db, clock: Clock, user: User, body: ImportBody): Promise<string> {
  const clientDocument = body.policyHolder.toUpperCase();
  const number = body.number.toUpperCase();
  const holder = (await listClients(db, user.uid)).find(
    ({ cpfcnpj, lead }) => cpfcnpj === clientDocument && !lead,
  );
  if (!holder) throw refuseImport('FOREIGN_HOLDER');
  const own = await ownedDocuments(db, { uid: user.uid, linkId: null }, [body.documentId]);
  if (!own.has(body.documentId)) throw refuseImport('FOREIGN_DOCUMENT');
  refuseLongExpired(clock, body);
  // A second call with the same file waits here, and then finds the first one's row.
  const identifier = await nextIdentifier(db, PREFIX);
  if (await isSent(db, clientDocument, number)) throw refuseImport('ALREADY_SENT');
  // A policy out of the person's sight is not disclosed: the desk finds the duplicate.
  if (await seesPolicy(db, user, number)) throw refuseImport('ALREADY_HERE');
  const told = await executivesOfClient(db, clientDocument, clock.today());
  await insertImport(db, {
    identifier,
    ownerUid: user.uid,
    clientDocument,
    holderName: holder.name,
    number,
    insurerName: body.insurer.trim(),
    validityStart: body.startDateValidity,
    validityEnd: body.endDateValidity,
    insuredAmount: body.insuredAmount.toFixed(2),
    documentId: body.documentId,
    createdAt: clock.now(),
  });
  await notify(db, told, { notificationType: 'NewPolicyImport', data: identifier });
  return identifier;
}

/** One that no list would show is neither taken nor validated (decision 38). Throws LONG_EXPIRED. */
export function refuseLongExpired(
  clock: Clock,
  { endDateValidity }: Pick<ImportBody, 'endDateValidity'>,
): void {
  if (addMonths(endDateValidity, EXPIRED_MONTHS) < clock.today()) throw refuseImport('LONG_EXPIRED');
}
