import type { Db } from '../../../server/db/db';
import type { User } from '../../../server/db/schema';
import { OperatorError } from '../../../server/infra/OperatorError';
import { NEVER_STARTED } from '../../../server/modules/definitions/productStore';
import { filesOf } from '../../../server/modules/definitions/releases/folder';
import {
  findFolder,
  findHead,
  findLatestBuild,
  findRelease,
  type ReleaseRow,
} from '../../../server/modules/definitions/releases/repository';
import { findUserByEmail } from '../../../server/modules/people/account/repository';
import { portalOf } from '../../../server/modules/publishing/foundFaults';
import type { PublishingDeps } from '../../../server/modules/publishing/proposeRelease';
import { looking } from '../../../server/modules/workbench/look';

export type Ground = Pick<PublishingDeps, 'db' | 'clock' | 'checkFolder'>;

/** Publishing beside the servers, which hear of it by the database; the portal is what the last deployment brought. */
export async function publishingDeps({ db, clock, checkFolder }: Ground): Promise<PublishingDeps> {
  const build = await findLatestBuild(db);
  const texts = build && (await findFolder(db, build.folder));
  if (!texts) throw new OperatorError(NEVER_STARTED);
  const files = filesOf(texts);
  const products = { ...portalOf(files), refresh: () => Promise.resolve() };
  return { db, clock, checkFolder, products, look: (kind, question) => looking[kind](question) };
}

/** Who does it, as the operator says. Throws OperatorError where nobody with this role has that e-mail. */
export async function personOf(db: Db, email: string, role: 'analyst' | 'publisher'): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (!user || user.closedAt) throw new OperatorError(`There is no account ${email}.`);
  if (user.isPublisher || (role === 'analyst' && user.isAnalyst)) return user;
  throw new OperatorError(`${email} is no ${role}: npm run role makes somebody one.`);
}

export async function headOf(db: Db): Promise<ReleaseRow> {
  const head = await findHead(db);
  if (!head) throw new OperatorError(NEVER_STARTED);
  return head;
}

export async function releaseOf(db: Db, id: number): Promise<ReleaseRow> {
  const release = await findRelease(db, id);
  if (!release)
    throw new OperatorError(`There is no release ${id}: npm run products -- releases lists them.`);
  return release;
}

/** The release that a folder marked with this one is compared with: a proposal not in force changed nothing yet. */
export async function standingBase(db: Db, marked: number): Promise<number> {
  const { id, state, base } = await releaseOf(db, marked);
  return state === 'approved' || base === null ? id : standingBase(db, base);
}
