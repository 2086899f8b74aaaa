import type { Clock } from '../../clock';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import { refuse } from '../../http/refuse';
import type { Deps } from '../../deps';
import { findUser } from '../people/account/repository';
import { recordAudit } from '../platform/audit/recordAudit';
import { ownedDocuments } from '../documents/repository';
import { readFound } from '../documents/service';
import { notify } from '../notifications/notify';
import { nextIdentifier } from '../platform/counters';
import { postMail } from '../notifications/mail/postMail';
import type { MailDeps } from '../notifications/mail/postMail';
import type { ComplaintBody } from '../../../contract/complaints';
import { answeredLetter } from './letters';
import { refuseComplaint } from './problems';
import { findAttachment, insertComplaint, lockComplaint, updateAnswer } from './repository';
import type { Complaint } from './repository';

const PREFIX = 'REC';

export async function fileComplaint(db: Db, clock: Clock, { uid }: User, body: ComplaintBody) {
  const { kind, documentId = null } = body;
  await requireOwnDocument(db, uid, documentId);
  const createdAt = clock.now();
  const said = { kind, subject: body.subject.trim(), text: body.text.trim(), documentId };
  const protocol = await nextIdentifier(db, PREFIX);
  await insertComplaint(db, { ...said, protocol, ownerUid: uid, createdAt });
  return { Protocol: protocol, CreatedAt: createdAt.toISOString() };
}

type AnsweringDeps = MailDeps & Pick<Deps, 'db' | 'portalUrl'>;

/** Answers for the brokerage, once, and tells the author by mail and bell. Throws NOT_FOUND, ALREADY_ANSWERED. */
export async function answerComplaint(deps: AnsweringDeps, executive: User, reply: ComplaintReply) {
  const { db, clock } = deps;
  const { protocol } = reply;
  const answer = reply.answer.trim();
  const at = clock.now();
  await db.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, executive, protocol);
    if (!complaint) throw refuse('NOT_FOUND');
    if (complaint.answeredAt) throw refuseComplaint('ALREADY_ANSWERED');
    await updateAnswer(tx, complaint.id, { answer, answeredBy: executive.uid, answeredAt: at });
    await tellAuthor(tx, deps, complaint);
    await recordAudit(tx, {
      actorUid: executive.uid,
      action: 'complaint.answer',
      subject: `complaint:${protocol}`,
      before: null,
      after: { answer },
      at,
    });
  });
}

async function tellAuthor(tx: Db, deps: AnsweringDeps, { ownerUid, protocol }: Complaint): Promise<void> {
  const author = await findUser(tx, ownerUid);
  if (!author || author.closedAt) return;
  await postMail(tx, deps, answeredLetter(author, protocol, deps.portalUrl));
  await notify(tx, [author.uid], { notificationType: 'AnsweredComplaint', data: protocol });
}

/** The PDF that came with a complaint that the executive sees. Throws NOT_FOUND, DOCUMENT_AWAY. */
export async function readAttachment(
  deps: Pick<Deps, 'db' | 'read' | 'adapters'>,
  executive: User,
  protocol: string,
) {
  return readFound(deps, await findAttachment(deps.db, executive, protocol));
}

export interface ComplaintReply {
  protocol: string;
  answer: string;
}

async function requireOwnDocument(db: Db, uid: string, documentId: string | null): Promise<void> {
  if (documentId === null) return;
  const own = await ownedDocuments(db, { uid, linkId: null }, [documentId]);
  if (!own.has(documentId)) throw refuseComplaint('FOREIGN_DOCUMENT');
}
