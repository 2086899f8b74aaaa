import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { nextIdentifier } from '../../platform/counters';
import { takeSubmission } from '../submission';
import { productOf } from '../WizardRequest';
import type { CheckedRequest } from '../WizardRequest';
import { insertOpportunity } from './repository';
import type { Opportunity } from './repository';

/**
 * Reviews a lead like every request and keeps it for a person to call back; nothing is rated. In a transaction of the
 * caller's. Throws PRODUCT_UNAVAILABLE, DEFINITION_OUTDATED, INVALID_SUBMISSION.
 */
export async function registerOpportunity(db: Db, deps: Deps, request: CheckedRequest): Promise<Opportunity> {
  const { caller, entry, record: sent, constants, looked } = request;
  const product = await productOf(deps, request);
  const source = { caller, product, block: entry.block, record: sent, constants, looked };
  const { submission } = await takeSubmission(db, deps, source);
  const { record, answers } = submission;
  return insertOpportunity(db, {
    identifier: await nextIdentifier(db, entry.code),
    product: entry.code,
    definitionHash: product.compiled.source.hash,
    ownerUid: caller.user.uid,
    record,
    answers,
    createdAt: deps.clock.now(),
  });
}
