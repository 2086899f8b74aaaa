import type { Answers, Environment } from '../../../../engine/index';
import type { Catalogue } from '../../../../engine/definition';
import { changeOf, documentNumberOf, documentsOf, namesPolicy, type Rating } from '../../../../engine/rating';
import type { Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import { findDocument, openRequestOf, type DocumentPlace } from '../../issued/details/repository';
import { isProcessed } from '../../issued/details/service';
import { listEndorsements } from '../../issued/policies/repository';
import { takePolicy } from '../../issued/policies/issueEndorsement';
import { refusePolicy } from '../../issued/policies/problems';
import { expireOfPolicy } from '../expireQuotes';
import { refuseQuote } from '../problems';

/**
 * What a request for an endorsement is about: all null for a quote, `policyId` null for another brokerage's
 * document.
 */
export interface Target {
  policyId: string | null;
  policyVersion: number | null;
  documentNumber: string | null;
}

interface Targeting {
  at: Date;
  caller: Caller;
  catalogue: Catalogue;
  rating: Rating | undefined;
  answers: Answers;
  rules: Environment;
  nominated: ReadonlySet<string>;
  /** The request being edited, which does not block itself. */
  quote: QuoteRow | undefined;
}

/**
 * The policy that a request changes, locked until the caller's transaction ends. Throws POLICY_NOT_FOUND, also for one
 * that the caller does not see, POLICY_CANCELLED, POLICY_CHANGED, OTHER_BROKERAGE, HOLDER_NOT_LINKED,
 * ENDORSEMENT_IN_PROGRESS, ENDORSEMENT_PROCESSING (specification 3 §8).
 */
export async function targetOf(db: Db, targeting: Targeting): Promise<Partial<Target>> {
  const { at, caller, catalogue, rating, answers, rules, nominated, quote } = targeting;
  if (!rating?.change) return {};
  const documentNumber = documentNumberOf(rating, answers, rules) ?? null;
  const change = changeOf(rating, answers, rules);
  if (!change) {
    if (namesPolicy(rating, answers, rules)) throw refuseQuote('POLICY_NOT_FOUND');
    return { policyId: null, policyVersion: null, documentNumber };
  }
  const place = await findDocument(db, { caller, catalogue }, change.policy);
  if (!place) throw refuseQuote('POLICY_NOT_FOUND');
  const policy = await takePolicy(db, place.policyId, change.version);
  await refuseOthers(db, place, policy, documentsOf(rating, answers, rules));
  refuseForeign(policy);
  if (!caller.link) refuseUnlinked(policy, nominated);
  await expireOfPolicy(db, policy.id, at);
  await refuseOpen(db, policy.id, at, quote?.identifier);
  return { policyId: policy.id, policyVersion: policy.version, documentNumber };
}

/** A document is identified by its code; a different number in the body is refused (decision 70). */
async function refuseOthers(
  db: Db,
  { endorsementId }: DocumentPlace,
  policy: PolicyRow,
  said: ReturnType<typeof documentsOf>,
): Promise<void> {
  const issued = await listEndorsements(db, policy.id);
  const own = issued.find(({ id }) => id === endorsementId)?.number ?? policy.number;
  const last = issued.findLast(({ cancelledAt }) => cancelledAt === null)?.number ?? own;
  const holds = (value: unknown, ...is: string[]) => value === null || is.includes(String(value));
  const isItself = holds(said.number, own) && holds(said.main, policy.id) && holds(said.last, last, own);
  if (!isItself) throw refuseQuote('POLICY_NOT_FOUND');
}

function refuseForeign({ isUpload, broker }: PolicyRow): void {
  if (isUpload || broker !== null) throw refuseQuote('OTHER_BROKERAGE');
}

function refuseUnlinked({ clientDocument }: PolicyRow, nominated: ReadonlySet<string>): void {
  if (clientDocument === null || !nominated.has(clientDocument)) throw refuseQuote('HOLDER_NOT_LINKED');
}

/** One endorsement of a policy at a time. */
async function refuseOpen(db: Db, policyId: string, at: Date, own: string | undefined): Promise<void> {
  const open = await openRequestOf(db, policyId, at, own);
  if (open === undefined) return;
  throw isProcessed(open) ? refuseQuote('ENDORSEMENT_PROCESSING') : refusePolicy('ENDORSEMENT_IN_PROGRESS');
}
