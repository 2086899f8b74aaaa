import type { Db } from '../../db/db';
import type { DraftBody } from './contract';
import { refuseDraft } from './problems';
import { findDraft, listDrafts, upsertDraft } from './repository';

/** More wizards than there are, so that only a misuse meets it. */
const MAX_DRAFTS = 30;

/** The draft as the portal stores it too; null when there is none, which is no error. */
export async function readDraft(db: Db, uid: string, product: string) {
  const draft = await findDraft(db, uid, product);
  if (!draft) return null;
  const { definition, answers, steps, updatedAt } = draft;
  return { definition, answers, steps, updatedAt: updatedAt.toISOString() };
}

/** Keeps a draft; the last writer wins. Throws TOO_MANY_DRAFTS. */
export async function keepDraft(db: Db, uid: string, product: string, body: DraftBody) {
  const others = (await listDrafts(db, uid)).filter((draft) => draft.product !== product);
  if (others.length >= MAX_DRAFTS) throw refuseDraft('TOO_MANY_DRAFTS');
  const { definition, answers, steps } = body;
  const updatedAt = await upsertDraft(db, { userUid: uid, product, definition, answers, steps });
  return { updatedAt: updatedAt.toISOString() };
}
