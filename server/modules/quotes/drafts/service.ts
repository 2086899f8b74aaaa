import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import type { DraftBody } from '../../../../contract/drafts';
import { refuseDraft } from './problems';
import { countDrafts, findDraft, nameDraft, seeDraft, updateDraft, upsertDraft } from './repository';
import type { DraftKey } from './repository';

/** Null when there is none, which is no error. Throws DRAFT_EXPIRED. */
export async function readDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: DraftKey) {
  const draft = (await seeDraft(db, key, clock.now())) ?? (await findDraft(db, key));
  if (!draft) return null;
  if (draft.expiredAt) throw refuseDraft('DRAFT_EXPIRED');
  const { id, definition, answers, steps, provenance, told, updatedAt } = draft;
  const kept = { id, definition, answers, steps, updatedAt: updatedAt.toISOString() };
  return { ...kept, ...(provenance && { provenance }), ...(told && { told }) };
}

type DraftDeps = Pick<Deps, 'db' | 'clock' | 'perPerson'>;

/**
 * Of several windows the last writer wins, but a window cannot bring back a draft that was discarded or registered
 * elsewhere. Throws TOO_MANY_DRAFTS, DRAFT_ENDED.
 */
export async function keepDraft(deps: DraftDeps, key: DraftKey, body: DraftBody) {
  const { db, clock } = deps;
  const { id, definition, answers, steps, provenance = null, told = null } = body;
  const anew = { seenAt: null, warnedAt: null, expiredAt: null };
  const content = { ...key, ...anew, definition, answers, steps, provenance, told, updatedAt: clock.now() };
  if (id === undefined) await refuseTooMany(deps, key);
  const kept = id === undefined ? await upsertDraft(db, content) : await updateDraft(db, id, content);
  if (!kept) throw refuseDraft('DRAFT_ENDED');
  return { id: kept.id, updatedAt: kept.updatedAt.toISOString() };
}

async function refuseTooMany({ db, perPerson }: DraftDeps, key: DraftKey): Promise<void> {
  if ((await countDrafts(db, key.userUid)) < perPerson.drafts || (await findDraft(db, key))) return;
  throw refuseDraft('TOO_MANY_DRAFTS');
}

export async function renameDraft(db: Db, key: DraftKey, name: string | null): Promise<void> {
  if (!(await nameDraft(db, key, name))) throw refuseDraft('DRAFT_GONE');
}
