import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { drafts, quotes, users } from '../../db/schema';

interface Page {
  readonly skip: number;
  readonly take: number;
}

const ofCode = (code: string) => and(eq(quotes.product, code), isNull(quotes.deletedAt));

/** Requests registered last under a product code: what their replay needs, and nothing that says whose they are. */
export async function listRequests(db: Db, code: string, { skip, take }: Page) {
  const { identifier, answers, businessDay, context } = quotes;
  return db
    .select({ identifier, answers, businessDay, context })
    .from(quotes)
    .where(ofCode(code))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .offset(skip)
    .limit(take);
}

export async function countRequests(db: Db, code: string): Promise<number> {
  const [row] = await db.select({ many: count() }).from(quotes).where(ofCode(code));
  return row?.many ?? 0;
}

export async function listOpenDrafts(db: Db, product: string, { skip, take }: Page) {
  return db
    .select({ draft: drafts, user: users })
    .from(drafts)
    .innerJoin(users, eq(users.uid, drafts.userUid))
    .where(eq(drafts.product, product))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .offset(skip)
    .limit(take);
}

export async function countOpenDrafts(db: Db, product: string): Promise<number> {
  const [row] = await db.select({ many: count() }).from(drafts).where(eq(drafts.product, product));
  return row?.many ?? 0;
}
