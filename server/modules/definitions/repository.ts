import { desc, eq, inArray } from 'drizzle-orm';
import type { ConstantTable } from '../../../engine/expression';
import type { Bundle } from '../../../engine/publish';
import type { Db } from '../../db/db';
import { constantTables, definitions } from '../../db/schema';

export interface PublishedDefinition {
  product: string;
  bundle: Bundle;
  publishedAt: Date;
}

const columns = {
  product: definitions.product,
  bundle: definitions.bundle,
  publishedAt: definitions.publishedAt,
};

/** Stores a definition under its content hash; one that is there already stays as it is. */
export async function insertDefinition(db: Db, bundle: Bundle): Promise<void> {
  const { id: product, hash, version } = bundle.definition;
  await db
    .insert(definitions)
    .values({ product, hash, version: String(version), bundle })
    .onConflictDoNothing();
}

export async function findDefinition(db: Db, hash: string): Promise<PublishedDefinition | undefined> {
  const [row] = await db.select(columns).from(definitions).where(eq(definitions.hash, hash));
  return row as PublishedDefinition | undefined;
}

export async function findKnown(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { hash } = definitions;
  const rows = await db
    .select({ hash })
    .from(definitions)
    .where(inArray(hash, [...hashes]));
  return new Set(rows.map((row) => row.hash));
}

export async function findLatestDefinition(
  db: Db,
  product: string,
): Promise<PublishedDefinition | undefined> {
  const [row] = await db
    .select(columns)
    .from(definitions)
    .where(eq(definitions.product, product))
    .orderBy(desc(definitions.publishedAt))
    .limit(1);
  return row as PublishedDefinition | undefined;
}

export function listVersions(db: Db, product: string, most: number) {
  const { hash, version, publishedAt } = definitions;
  return db
    .select({ hash, version, publishedAt })
    .from(definitions)
    .where(eq(definitions.product, product))
    .orderBy(desc(publishedAt))
    .limit(most);
}

export async function insertConstants(db: Db, hash: string, constants: ConstantTable): Promise<void> {
  await db.insert(constantTables).values({ hash, constants }).onConflictDoNothing();
}

export async function findConstants(db: Db, hash: string): Promise<ConstantTable | undefined> {
  const [row] = await db.select().from(constantTables).where(eq(constantTables.hash, hash));
  return row?.constants;
}
