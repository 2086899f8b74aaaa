import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { documentCodes, endorsements, policies } from '../../../db/schema';

export interface Issued {
  readonly number: string;
  readonly policyId: string;
  readonly endorsementId: string | null;
}

export async function findCode(db: Db, number: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: documentCodes.code })
    .from(documentCodes)
    .where(eq(documentCodes.number, number));
  return found?.code;
}

/** Keeps a code for a document that has none yet; of two at once the first stays. */
export async function keepCode(db: Db, issued: Issued, code: string, madeAt: Date): Promise<void> {
  await db
    .insert(documentCodes)
    .values({ ...issued, code, madeAt })
    .onConflictDoNothing();
}

export async function findDocument(db: Db, number: string) {
  const [found] = await db
    .select({ code: documentCodes.code, policy: policies, endorsement: endorsements })
    .from(documentCodes)
    .innerJoin(policies, eq(policies.id, documentCodes.policyId))
    .leftJoin(endorsements, eq(endorsements.id, documentCodes.endorsementId))
    .where(eq(documentCodes.number, number));
  return found;
}

export async function findLaterEndorsement(db: Db, policyId: string, suffix: number) {
  const [found] = await db
    .select({ number: endorsements.number, issuedAt: endorsements.issuedAt })
    .from(endorsements)
    .where(
      and(
        eq(endorsements.policyId, policyId),
        gt(endorsements.suffix, suffix),
        isNull(endorsements.cancelledAt),
      ),
    )
    .orderBy(desc(endorsements.suffix))
    .limit(1);
  return found;
}
