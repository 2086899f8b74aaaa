import type { ListedPolicy } from '../../../../contract/policies';
import { policyStatus } from '../../../../contract/statuses/policy';
import type { Catalogue } from '../../../../engine/definition';
import { wizardOfCode } from '../../definitions/productStore';
import type { PolicyLine } from './policyList';

export function listedAnswer(policy: PolicyLine, catalogue: Catalogue, today: string): ListedPolicy {
  return {
    Id: policy.id,
    Number: policy.number,
    Product: policy.product,
    ProductName: productName(catalogue, policy.product),
    InsurerName: policy.insurerName,
    HolderName: policy.holderName,
    HolderDocument: policy.clientDocument,
    InsuredName: policy.insuredName,
    InsuredAmount: Number(policy.insuredAmount),
    ValidityStart: policy.validityStart,
    ValidityEnd: policy.validityEnd,
    IssuedAt: policy.issuedAt.toISOString(),
    Status: statusOf(policy, today),
  };
}

export const productName = (catalogue: Catalogue, code: string) =>
  wizardOfCode(catalogue, code)?.name ?? code;

/** Takes only these three fields: copying each policy made most of a long file's garbage. */
export const statusOf = ({ validityStart, validityEnd, cancelledAt }: PolicyLine, today: string) =>
  policyStatus({ validityStart, validityEnd, isCancelled: cancelledAt !== null }, today);
