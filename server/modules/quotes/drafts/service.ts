import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import type { DraftBody } from '../../../../contract/drafts';
import { refuseDraft } from './problems';
import { findDraft, listDrafts, updateDraft, upsertDraft } from './repository';

/** More wizards than there are, so that only a misuse meets it. */
const MAX_DRAFTS = 30;

/** The draft as the portal stores it too; null when there is none, which is no error. */
export async function readDraft(db: Db, uid: string, product: string) {
  const draft = await findDraft(db, uid, product);
  if (!draft) return null;
  const { id, definition, answers, steps, provenance, updatedAt } = draft;
  const kept = { id, definition, answers, steps, updatedAt: updatedAt.toISOString() };
  return provenance ? { ...kept, provenance } : kept;
}

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Keeps a draft; of several windows the last writer wins. A window that wrote on a draft which was forgotten or
 * registered elsewhere does not bring it back. Throws TOO_MANY_DRAFTS, DRAFT_ENDED.
 */
export async function keepDraft({ db, clock }: DraftDeps, uid: string, product: string, body: DraftBody) {
  const { id, definition, answers, steps, provenance = null } = body;
  const content = { userUid: uid, product, definition, answers, steps, provenance, updatedAt: clock.now() };
  if (id === undefined) await refuseTooMany(db, uid, product);
  const kept = id === undefined ? await upsertDraft(db, content) : await updateDraft(db, id, content);
  if (!kept) throw refuseDraft('DRAFT_ENDED');
  return { id: kept.id, updatedAt: kept.updatedAt.toISOString() };
}

async function refuseTooMany(db: Db, uid: string, product: string): Promise<void> {
  const others = (await listDrafts(db, uid)).filter((draft) => draft.product !== product);
  if (others.length >= MAX_DRAFTS) throw refuseDraft('TOO_MANY_DRAFTS');
}
