import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { billets, documents, endorsements, policies, policyImports, quotes } from '../../../db/schema';
import type { BilletRow, PolicyRow, QuoteRow, User } from '../../../db/schema';
import { importsReadBy } from '../../../access/imports';
import { policiesOf } from '../../../access/policies';
import type { Kept } from '../../documents/content';

export interface IssuedPolicy {
  policy: PolicyRow;
  quote: QuoteRow | null;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findIssued(db: Db, user: User, code: string): Promise<IssuedPolicy | undefined> {
  const named = ID.test(code) ? eq(policies.id, code) : eq(policies.number, code);
  const [row] = await db
    .select({ policy: policies, quote: quotes })
    .from(policies)
    .leftJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(and(named, eq(policies.isUpload, false), policiesOf(db, user)));
  return row;
}

export async function findUploaded(
  db: Db,
  user: User,
  code: string,
): Promise<(Kept & { number: string }) | undefined> {
  const named = ID.test(code) ? eq(policies.id, code) : eq(policies.number, code);
  const [row] = await db
    .select({
      number: policies.number,
      id: documents.id,
      sha256: documents.sha256,
      content: documents.content,
    })
    .from(policies)
    .innerJoin(policyImports, eq(policyImports.policyId, policies.id))
    .innerJoin(documents, eq(documents.id, policyImports.documentId))
    .where(and(named, or(policiesOf(db, user), importsReadBy(db, user))));
  return row;
}

export interface IssuedBillet {
  policy: PolicyRow;
  quote: QuoteRow | null;
  billet: BilletRow;
  /** Null for a billet of the policy itself. */
  endorsementNumber: string | null;
  amountBefore: string | null;
}

export async function findBillet(db: Db, user: User, id: string): Promise<IssuedBillet | undefined> {
  if (!ID.test(id)) return undefined;
  const [row] = await billetsWhere(db, and(eq(billets.id, id), policiesOf(db, user)));
  return row;
}

/** The billets of a policy and its endorsements, or of one endorsement, in order, if the user sees them. */
export async function listBilletsOf(db: Db, user: User, policyNumber: string): Promise<IssuedBillet[]> {
  return billetsWhere(
    db,
    and(or(eq(policies.number, policyNumber), eq(endorsements.number, policyNumber)), policiesOf(db, user)),
  );
}

function billetsWhere(db: Db, condition: ReturnType<typeof and>): Promise<IssuedBillet[]> {
  const amountBefore = sql<
    string | null
  >`(select max(n.amount_before) from billet_nettings n where n.billet_id = ${billets.id})`;
  return db
    .select({
      amountBefore,
      billet: billets,
      policy: policies,
      quote: quotes,
      endorsementNumber: endorsements.number,
    })
    .from(billets)
    .innerJoin(policies, eq(policies.id, billets.policyId))
    .leftJoin(endorsements, eq(endorsements.id, billets.endorsementId))
    .leftJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(condition)
    .orderBy(sql`${endorsements.suffix} nulls first`, asc(billets.installment));
}
