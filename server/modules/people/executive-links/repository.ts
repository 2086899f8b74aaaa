import { and, eq, gt, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/db';
import { executiveLinks, signingKeys, users } from '../../../db/schema';
import type { ExecutiveLink } from '../../../db/schema';

const KEY = 'executive-links';
const KEY_BYTES = 32;

/** Shared by all processes; the first that asks creates it. */
export async function signingKey(db: Db): Promise<Buffer> {
  const stored = db.select().from(signingKeys).where(eq(signingKeys.name, KEY));
  const [found] = await stored;
  if (found) return found.key;
  await db
    .insert(signingKeys)
    .values({ name: KEY, key: randomBytes(KEY_BYTES) })
    .onConflictDoNothing();
  const [made] = await db.select().from(signingKeys).where(eq(signingKeys.name, KEY));
  if (!made) throw new Error('the signing key was not stored');
  return made.key;
}

export async function insertLink(db: Db, link: typeof executiveLinks.$inferInsert): Promise<void> {
  await db.insert(executiveLinks).values(link);
}

export async function findLink(db: Db, tokenHash: string) {
  const [found] = await db
    .select({ link: executiveLinks, executive: users })
    .from(executiveLinks)
    .innerJoin(users, eq(users.uid, executiveLinks.executiveUid))
    .where(eq(executiveLinks.tokenHash, tokenHash));
  return found;
}

/** Revokes the links of a client that still open something, of one flow or of all; answers how many. */
export async function revokeLinks(
  db: Db,
  clientDocument: string,
  flow: ExecutiveLink['flow'] | undefined,
  at: Date,
): Promise<number> {
  const { clientDocument: client, flow: itsFlow, revokedAt, expiresAt } = executiveLinks;
  const open = and(eq(client, clientDocument), isNull(revokedAt), gt(expiresAt, at));
  const revoked = await db
    .update(executiveLinks)
    .set({ revokedAt: at })
    .where(flow ? and(open, eq(itsFlow, flow)) : open)
    .returning({ id: executiveLinks.id });
  return revoked.length;
}

export async function revokeLink(db: Db, id: string, at: Date): Promise<void> {
  await db.update(executiveLinks).set({ revokedAt: at }).where(eq(executiveLinks.id, id));
}
