import type { AcceptImportBody } from '../../../contract/imports';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { insertPolicy } from '../issued/policies/repository';
import { postMail } from '../notifications/mail/postMail';
import type { MailDeps } from '../notifications/mail/postMail';
import { notify } from '../notifications/notify';
import { findUser } from '../people/account/repository';
import { recordAudit } from '../platform/audit/recordAudit';
import { refusedLetter } from './letters';
import { refuseImport } from './problems';
import { isPolicyNumber, lockImport, updateImport } from './repository';
import type { PolicyImport } from './repository';
import { refuseLongExpired } from './sendImport';

type DeskDeps = MailDeps & Pick<Deps, 'db' | 'portalUrl'>;

/**
 * Makes the import a policy with the data as the executive read it in the PDF, and tells who sent it. What an imported
 * policy cost is not known here: its premiums are zero. Throws NOT_FOUND, ALREADY_DECIDED, LONG_EXPIRED, NUMBER_TAKEN.
 */
export async function acceptImport(
  deps: DeskDeps,
  executive: User,
  identifier: string,
  body: AcceptImportBody,
): Promise<void> {
  const at = deps.clock.now();
  const number = body.number.toUpperCase();
  await deps.db.transaction(async (tx) => {
    const imported = await openImport(tx, executive, identifier);
    refuseLongExpired(deps.clock, body);
    if (await isPolicyNumber(tx, number)) throw refuseImport('NUMBER_TAKEN');
    const policy = await insertPolicy(tx, {
      number,
      proposalNumber: imported.identifier,
      product: body.product,
      insurerName: body.insurer.trim(),
      ownerUid: imported.ownerUid,
      clientDocument: imported.clientDocument,
      holderName: imported.holderName,
      insuredAmount: body.insuredAmount.toFixed(2),
      validityStart: body.startDateValidity,
      validityEnd: body.endDateValidity,
      commercialPremium: '0.00',
      iof: '0.00',
      grossPremium: '0.00',
      isUpload: true,
      issuedAt: at,
    });
    await updateImport(tx, imported.id, {
      status: 'accepted',
      policyId: policy.id,
      decidedBy: executive.uid,
      decidedAt: at,
    });
    await notify(tx, [imported.ownerUid], { notificationType: 'NewInsurancePolicy', data: number });
    await audit(tx, executive, imported, 'import.accept', { number, product: body.product }, at);
  });
}

/** Refuses it and tells who sent it why. Throws NOT_FOUND, ALREADY_DECIDED. */
export async function refusePolicyImport(
  deps: DeskDeps,
  executive: User,
  identifier: string,
  reason: string,
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const imported = await openImport(tx, executive, identifier);
    const decided = { status: 'refused', reason, decidedBy: executive.uid, decidedAt: at } as const;
    await updateImport(tx, imported.id, decided);
    await audit(tx, executive, imported, 'import.refuse', { reason }, at);
    const sender = await findUser(tx, imported.ownerUid);
    if (!sender || sender.closedAt) return;
    await postMail(tx, deps, refusedLetter(sender, identifier, deps.portalUrl));
    await notify(tx, [sender.uid], { notificationType: 'RefusedPolicyImport', data: identifier });
  });
}

async function openImport(db: Db, executive: User, identifier: string): Promise<PolicyImport> {
  const imported = await lockImport(db, executive, identifier);
  if (!imported) throw refuse('NOT_FOUND');
  if (imported.status !== 'waiting') throw refuseImport('ALREADY_DECIDED');
  return imported;
}

const audit = (
  db: Db,
  { uid: actorUid }: User,
  { identifier }: PolicyImport,
  action: string,
  after: Record<string, unknown>,
  at: Date,
) => recordAudit(db, { actorUid, action, subject: `import:${identifier}`, before: null, after, at });
