import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { insertRow } from '../../../db/insertRow';
import { productFolders, releases } from '../../../db/schema';
import { unpackFolder, type Folder, type FolderTexts } from './folder';
import type { Release } from './Release';

export type ReleaseRow = typeof releases.$inferSelect;
type NewRelease = typeof releases.$inferInsert;

export const CHANNEL = 'releases';

/** Holds back everybody else who changes the releases until the caller's transaction ends. */
export async function lockReleases(db: Db): Promise<void> {
  await db.execute(sql`lock table ${releases} in share row exclusive mode`);
}

/** Tells every process, as soon as the caller's transaction commits. */
export async function announceReleases(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

export async function insertFolder(db: Db, { hash, packed }: Pick<Folder, 'hash' | 'packed'>): Promise<void> {
  const [known] = await db
    .select({ hash: productFolders.hash })
    .from(productFolders)
    .where(eq(productFolders.hash, hash));
  if (!known)
    await db
      .insert(productFolders)
      .values({ hash, files: await packed() })
      .onConflictDoNothing();
}

/** Folders that were read last, which never change under their hash: unpacking one takes some 30 ms. */
const KEPT = 6;
const kept = new Map<string, FolderTexts>();

export async function findFolder(db: Db, hash: string): Promise<FolderTexts | undefined> {
  const texts = kept.get(hash) ?? (await readFolder(db, hash));
  if (!texts) return undefined;
  kept.delete(hash);
  kept.set(hash, texts);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return texts;
}

async function readFolder(db: Db, hash: string): Promise<FolderTexts | undefined> {
  const [row] = await db.select().from(productFolders).where(eq(productFolders.hash, hash));
  return row && (await unpackFolder(row.files));
}

export function insertRelease(db: Db, release: NewRelease): Promise<ReleaseRow> {
  return insertRow(db, releases, release);
}

export async function updateRelease(db: Db, id: number, changes: Partial<NewRelease>): Promise<ReleaseRow> {
  const [row] = await db.update(releases).set(changes).where(eq(releases.id, id)).returning();
  return row!;
}

export async function findRelease(db: Db, id: number): Promise<ReleaseRow | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row;
}

/** The release that the next one has to be made from: the newest that was approved and not withdrawn. */
export async function findHead(db: Db): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select()
    .from(releases)
    .where(eq(releases.state, 'approved'))
    .orderBy(desc(releases.id))
    .limit(1);
  return row;
}

export async function findLatestBuild(db: Db): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select()
    .from(releases)
    .where(eq(releases.kind, 'build'))
    .orderBy(desc(releases.id))
    .limit(1);
  return row;
}

export function listReleases(db: Db, limit: number): Promise<ReleaseRow[]> {
  return db.select().from(releases).orderBy(desc(releases.id)).limit(limit);
}

export async function listApproved(db: Db): Promise<Release[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(and(ne(releases.state, 'proposed'), sql`${releases.inForceFrom} is not null`))
    .orderBy(desc(releases.id));
  return rows.map((row) => ({ ...row, inForceFrom: row.inForceFrom! }));
}
