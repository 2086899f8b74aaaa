import { addedWizards, type Catalogue, type Fault, type WizardEntry } from '../../../engine/definition';
import type { Db } from '../../db/db';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { announce } from '../../hub/announce';
import type { Announcement } from '../../hub/announcement';
import { DAY_MS } from '../../infra/durations';
import { filesOf, folderOf, type FolderTexts } from '../definitions/releases/folder';
import {
  findHead,
  insertFolder,
  insertRelease,
  listApproved,
  lockReleases,
  type ReleaseRow,
} from '../definitions/releases/repository';
import { recordAudit } from '../platform/audit/recordAudit';
import type { FolderContents } from './checkedFolder';
import type { CheckWatch } from './checkThread';
import { badTexts, needsBuild, otherForms, takenNames, type Portal } from './foundFaults';
import { nameOf } from './names';
import { refuseMoved, refusePublishing } from './problems';

const APPROVAL_DAYS = 7;

/** What open pages of analysts hear of every step of a release; they listen for this name. */
export const RELEASES_CHANGED: Announcement = { kind: 'studio', id: 'publicacoes' };

export interface PublishingDeps extends Pick<Deps, 'db' | 'clock' | 'checkFolder' | 'look'> {
  readonly products: Portal & { refresh(): Promise<void> };
}

export interface Proposal {
  readonly texts: FolderTexts;
  readonly base: number;
  readonly note: string;
  /** Null: as soon as it is approved. */
  readonly startsAt: Date | null;
  readonly share: number;
}

/**
 * Checks a folder as `npm run products` does and keeps it for somebody else to approve. Throws BASE_MOVED, NOTHING_CHANGED,
 * FROM_PASSED, INVALID_DEFINITIONS that names file and pointer of every fault, and the signal's reason.
 */
export async function proposeRelease(
  deps: PublishingDeps,
  author: User,
  proposal: Proposal,
  watch?: CheckWatch,
): Promise<ReleaseRow> {
  const { db, clock } = deps;
  const { texts, startsAt } = proposal;
  if (startsAt && startsAt <= clock.now()) throw refusePublishing('FROM_PASSED');
  await demandHead(db, proposal.base);
  const { definitions, constants } = await demandSound(deps, texts, watch);
  const folder = folderOf(texts);
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const head = await demandHead(tx, proposal.base);
    // The same folder for more accounts is a change.
    if (head.folder === folder.hash && proposal.share <= head.share)
      throw refusePublishing('NOTHING_CHANGED');
    const wizards = await addedBy(tx, texts, deps.products);
    await insertFolder(tx, folder);
    const now = clock.now();
    const release = await insertRelease(tx, {
      kind: 'proposal',
      state: 'proposed',
      folder: folder.hash,
      base: head.id,
      definitions,
      constants,
      wizards,
      authorUid: author.uid,
      note: proposal.note.trim(),
      proposedAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_DAYS * DAY_MS),
      startsAt,
      share: proposal.share,
    });
    const after = { folder: folder.hash, base: head.id, share: proposal.share, note: release.note };
    await recordAudit(tx, {
      actorUid: author.uid,
      action: 'release.propose',
      subject: `release:${release.id}`,
      before: null,
      after,
      at: now,
    });
    await announce(tx, RELEASES_CHANGED);
    return release;
  });
}

/** The release that others are made from. Throws BASE_MOVED, which names it, where `base` is another. */
export async function demandHead(db: Db, base: number | null): Promise<ReleaseRow> {
  const head = await findHead(db);
  if (!head) throw new Error('there is no release');
  if (head.id !== base) throw refuseMoved(head, await nameOf(db, head.authorUid));
  return head;
}

async function demandSound(
  { products, checkFolder }: PublishingDeps,
  texts: FolderTexts,
  watch?: CheckWatch,
): Promise<FolderContents> {
  demandNone(badTexts(texts));
  demandNone(needsBuild(filesOf(texts), products));
  const { faults, contents } = await checkFolder(texts, watch);
  demandNone(faults);
  demandNone(otherForms(contents!, products));
  return contents!;
}

async function addedBy(db: Db, texts: FolderTexts, { built }: Portal): Promise<readonly WizardEntry[]> {
  const added = addedWizards(JSON.parse(texts.get('catalogue.json')!) as Catalogue, built);
  const before = (await listApproved(db)).flatMap(({ wizards }) => wizards);
  demandNone(takenNames(added, before));
  return added;
}

function demandNone(faults: readonly Fault[]): void {
  if (faults.length > 0) throw refusePublishing('INVALID_DEFINITIONS', faults.map(fieldError));
}

const fieldError = ({ file, pointer, code, message, suggestion }: Fault) => ({
  path: `${file}#${pointer}`,
  code,
  message: suggestion === undefined ? message : `${message} Did you mean ${suggestion}?`,
});
