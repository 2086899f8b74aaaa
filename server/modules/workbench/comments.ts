import type { CommentBody, Discussion, Thread } from '../../../studio/contract/comments';
import type { DiscussedKey } from '../../../studio/contract/versionKey';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { announce } from '../../hub/announce';
import { findRelease } from '../definitions/releases/repository';
import { recordAudit } from '../platform/audit/recordAudit';
import {
  countComments,
  findComment,
  insertComment,
  listComments,
  resolveComment,
  type Discussed,
  type SaidRow,
} from './commentRepository';
import { gone, NOBODY } from './drafts';
import { refuseDefinition } from './problems';
import { lockDraft } from './repository';

type CommentDeps = Pick<Deps, 'db' | 'clock'>;

/** All comments are read at once, so their number is limited. */
const MOST = 1000;

function discussedOf(key: DiscussedKey): Discussed {
  const id = key.slice(key.indexOf('-') + 1);
  return key.startsWith('publicacao-')
    ? { releaseId: Number(id), draftId: null }
    : { draftId: id, releaseId: null };
}

const keyOf = ({ draftId, releaseId }: Discussed): DiscussedKey =>
  draftId === null ? `publicacao-${releaseId}` : `rascunho-${draftId}`;

/** Locks a draft until the transaction ends. Throws NOT_FOUND, DRAFT_DISCARDED. */
async function demandThere(db: Db, { draftId, releaseId }: Discussed): Promise<void> {
  if (draftId !== null && !(await lockDraft(db, draftId))) throw await gone(db, draftId);
  if (releaseId !== null && !(await findRelease(db, releaseId))) throw refuse('NOT_FOUND');
}

export async function discussionOf({ db }: CommentDeps, user: User, key: DiscussedKey): Promise<Discussion> {
  const about = discussedOf(key);
  await demandThere(db, about);
  const rows = await listComments(db, about);
  const repliesTo = (id: string) => rows.filter(({ threadId }) => threadId === id);
  const first = rows.filter(({ threadId }) => threadId === null);
  return {
    Threads: first.map((row): Thread => ({
      ...saidBy(row, user),
      Place: row.file === null ? null : { File: row.file, Pointer: row.pointer ?? '' },
      ResolvedBy: row.resolver,
      ResolvedAt: row.resolvedAt?.toISOString() ?? null,
      Replies: repliesTo(row.id).map((reply) => saidBy(reply, user)),
    })),
  };
}

const saidBy = ({ id, text, author, authorUid, at }: SaidRow, { uid }: User) => ({
  Id: id,
  Text: text,
  Author: author ?? NOBODY,
  IsMine: authorUid === uid,
  At: at.toISOString(),
});

/** Idempotent by the comment's id. Throws NOT_FOUND, DRAFT_DISCARDED, TOO_MANY_COMMENTS. */
export async function writeComment({ db, clock }: CommentDeps, user: User, body: CommentBody): Promise<void> {
  const { Id: id, Thread: threadId, Place: place, Text: text } = body;
  const about = discussedOf(body.About);
  const at = clock.now();
  await db.transaction(async (tx) => {
    await demandThere(tx, about);
    const known = await findComment(tx, id);
    if (known?.authorUid === user.uid && isAbout(known, about)) return;
    if (known) throw refuse('NOT_FOUND');
    if (threadId !== undefined) await demandThread(tx, threadId, about);
    if ((await countComments(tx, about)) >= MOST) throw refuseDefinition('TOO_MANY_COMMENTS');
    const where = threadId === undefined ? { file: place?.File, pointer: place?.Pointer } : { threadId };
    await insertComment(tx, { id, ...about, ...where, text: text.trim(), authorUid: user.uid, at });
    await told(tx, about, { user, action: 'definition-comment.write', id, at });
  });
}

const isAbout = (row: Discussed, { draftId, releaseId }: Discussed) =>
  row.draftId === draftId && row.releaseId === releaseId;

async function demandThread(db: Db, threadId: string, about: Discussed): Promise<void> {
  const thread = await findComment(db, threadId);
  if (!thread || thread.threadId !== null || !isAbout(thread, about)) throw refuse('NOT_FOUND');
}

/** Resolves a thread or reopens it. Throws NOT_FOUND. */
export async function resolveThread(
  { db, clock }: CommentDeps,
  user: User,
  id: string,
  isResolved: boolean,
): Promise<DiscussedKey> {
  return db.transaction(async (tx) => {
    const thread = await findComment(tx, id);
    if (!thread || thread.threadId !== null) throw refuse('NOT_FOUND');
    const at = clock.now();
    const changed = await resolveComment(
      tx,
      id,
      isResolved ? { resolvedBy: user.uid, resolvedAt: at } : null,
    );
    const action = isResolved ? 'definition-comment.resolve' : 'definition-comment.reopen';
    if (changed) await told(tx, thread, { user, action, id, at });
    return keyOf(thread);
  });
}

async function told(
  db: Db,
  about: Discussed,
  { user, action, id, at }: { user: User; action: string; id: string; at: Date },
): Promise<void> {
  const key = keyOf(about);
  const audited = { actorUid: user.uid, action, subject: `definition-comment:${id}`, at };
  await recordAudit(db, { ...audited, before: null, after: { about: key } });
  await announce(db, { kind: 'studio', id: key });
}
