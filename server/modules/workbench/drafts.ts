import type {
  DraftFile,
  DraftFolder,
  FileBody,
  SavedFile,
  WorkbenchDraft,
} from '../../../studio/contract/workbench';
import { fileKind } from '../../../studio/check/structure/fileKind';
import { differingPointers } from '../../../studio/edit/differingPointers';
import { parseJson } from '../../../studio/edit/parseJson';
import { momentText } from '../../../engine/values';
import type { User } from '../../db/schema';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import type { Problem } from '../../http/Problem';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../platform/audit/recordAudit';
import { foundation, textHash, type Texts } from './foundation';
import { isPartOf } from './isPartOf';
import { changedMeanwhile, discarded, refuseDefinition } from './problems';
import { takenText } from './takenText';
import {
  DISCARD,
  deleteDraft,
  dropFile,
  findDiscard,
  insertDraft,
  listDrafts,
  listFiles,
  listRivals,
  lockDraft,
  touchDraft,
  writeFile,
  type FileRow,
} from './repository';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

export const NOBODY = 'Conta encerrada';
const subjectOf = (id: string) => `definition-draft:${id}`;

export async function draftsOf({ db }: Pick<Deps, 'db'>, { uid }: User): Promise<WorkbenchDraft[]> {
  return (await listDrafts(db)).map((row) => ({
    Id: row.id,
    Name: row.name,
    Author: row.author ?? NOBODY,
    IsOwn: row.authorUid === uid,
    UpdatedAt: row.updatedAt.toISOString(),
    Files: row.files,
  }));
}

export async function findDraft(deps: DraftDeps, user: User, id: string): Promise<WorkbenchDraft> {
  const found = (await draftsOf(deps, user)).find(({ Id }) => Id === id);
  if (!found) throw await gone(deps.db, id);
  return found;
}

export async function gone(db: Db, id: string): Promise<Problem> {
  const discard = await findDiscard(db, subjectOf(id));
  return discard ? discarded(discard.who, momentText(discard.at)) : refuse('NOT_FOUND');
}

export async function beginDraft(
  deps: DraftDeps,
  user: User,
  name: string,
  texts: Texts = new Map(),
): Promise<WorkbenchDraft> {
  const { db, clock } = deps;
  const at = clock.now();
  const base = texts.size > 0 ? (await foundation(db)).texts : texts;
  const id = await db.transaction(async (tx) => {
    const made = await insertDraft(tx, { name: name.trim(), authorUid: user.uid, createdAt: at });
    for (const [file, text] of texts) {
      const stands = base.get(file);
      const baseHash = stands === undefined ? null : textHash(stands);
      const row = { draftId: made, file, text, baseHash, version: 1, authorUid: user.uid, updatedAt: at };
      await writeFile(tx, row, false);
    }
    const audited = { actorUid: user.uid, action: 'definition-draft.begin', subject: subjectOf(made), at };
    await recordAudit(tx, {
      ...audited,
      before: null,
      after: { name: name.trim(), files: [...texts.keys()] },
    });
    return made;
  });
  return findDraft(deps, user, id);
}

/** Throws NOT_FOUND, DRAFT_DISCARDED, NOT_YOUR_DRAFT. */
export async function discardDraft({ db, clock }: DraftDeps, user: User, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft) throw await gone(tx, id);
    if (draft.authorUid !== user.uid) throw refuseDefinition('NOT_YOUR_DRAFT');
    const files = (await listFiles(tx, id)).map(({ file }) => file);
    await deleteDraft(tx, id);
    const audited = { actorUid: user.uid, action: DISCARD, subject: subjectOf(id) };
    await recordAudit(tx, { ...audited, before: { files }, after: null, at: clock.now() });
  });
}

export async function textsOf({ db }: Pick<Deps, 'db'>, id: string): Promise<Texts> {
  const [{ texts }, changed] = [await foundation(db), await listFiles(db, id)];
  return new Map([...texts, ...changed.map(({ file, text }) => [file, text] as const)]);
}

export async function openDraft(
  deps: DraftDeps,
  user: User,
  id: string,
  product: string,
): Promise<DraftFolder> {
  const draft = await findDraft(deps, user, id);
  const { release, texts: base } = await foundation(deps.db);
  const changed = await listFiles(deps.db, id);
  const rivals = await listRivals(deps.db, id, draft.Files);
  const names = new Set([...base.keys(), ...draft.Files].filter((file) => isPartOf(file, product)));
  const row = (file: string) => changed.find((one) => one.file === file);
  const against = (file: string) => rivals.filter((rival) => rival.file === file);
  const entry = async (file: string): Promise<DraftFile> => {
    const own = row(file);
    const stands = base.get(file) ?? null;
    if (!own) return { File: file, Text: stands ?? '', Version: 0 };
    const others = against(file).map((rival) => ({ Draft: rival.draft, Author: rival.author ?? NOBODY }));
    const told = changedFile(own, stands);
    const taken = told.IsBehind ? await takenText(deps.db, file, own.baseHash) : undefined;
    return { ...told, Rivals: others, ...(taken !== undefined && { Taken: taken }) };
  };
  return { Draft: draft, Release: release, Files: await Promise.all([...names].toSorted().map(entry)) };
}

function changedFile(row: FileRow, base: string | null): DraftFile {
  return {
    File: row.file,
    Text: row.text,
    Version: row.version,
    Base: base,
    Author: row.author ?? NOBODY,
    UpdatedAt: row.updatedAt.toISOString(),
    IsBehind: row.text !== base && row.baseHash !== (base === null ? null : textHash(base)),
  };
}

/**
 * Saves any text, even faulty, so that no typing is lost. Throws NOT_FOUND, DRAFT_DISCARDED,
 * FILE_CHANGED_MEANWHILE.
 */
export async function saveFile(deps: DraftDeps, user: User, id: string, body: FileBody): Promise<SavedFile> {
  const { File, Text, Version, Compared } = body;
  if (!fileKind(File)) throw refuseDefinition('UNKNOWN_DEFINITION_FILE');
  const { release, texts } = await foundation(deps.db);
  const base = texts.get(File);
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await lockDraft(tx, id))) throw await gone(tx, id);
    const stored = (await listFiles(tx, id)).find(({ file }) => file === File);
    const again = stored && savedAlready(user, body, stored);
    if (again) return again;
    refuseOther(body, stored, base);
    const version = Version + 1;
    const audited = { actorUid: user.uid, action: 'definition-draft.save', subject: subjectOf(id), at };
    await touchDraft(tx, id, at);
    await recordAudit(tx, { ...audited, before: { File, Version }, after: { File, dropped: Text === null } });
    if (Text === null) {
      await dropFile(tx, id, File);
      return { File, Version: 0, UpdatedAt: at.toISOString() };
    }
    const baseHash = base === undefined ? null : textHash(base);
    const row = { draftId: id, file: File, text: Text, baseHash, version };
    await writeFile(tx, { ...row, authorUid: user.uid, updatedAt: at }, Compared === release);
    return { File, Version: version, UpdatedAt: at.toISOString() };
  });
}

/** The same text by the same person again is no conflict but a retry. */
function savedAlready(user: User, { File, Text, Version }: FileBody, stored: FileRow): SavedFile | undefined {
  const isAgain = stored.text === Text && stored.authorUid === user.uid && stored.version === Version + 1;
  return isAgain ? { File, Version: stored.version, UpdatedAt: stored.updatedAt.toISOString() } : undefined;
}

function refuseOther({ File, Text, Version }: FileBody, stored: FileRow | undefined, base?: string): void {
  if ((stored?.version ?? 0) === Version) return;
  const now = stored?.text ?? base;
  const when = stored ? momentText(stored.updatedAt) : 'outro momento';
  const places = differingPointers(parseJson(now ?? ''), parseJson(Text ?? ''));
  throw changedMeanwhile(File, stored?.author ?? null, when, places);
}
