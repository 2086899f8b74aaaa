import type { ChangeRule } from '../../engine/rating/changeOf';
import type { PolicyRow, PolicyState } from '../db/schema';
import type { EndorsementOrder } from '../modules/issued/policies/issueEndorsement';
import { stateOf } from '../modules/issued/policies/state';

const NOTHING: ChangeRule = {
  title: 'Endosso',
  start: false,
  end: false,
  contract: false,
  guarantee: false,
  object: false,
  coverages: false,
  insured: false,
  expired: false,
  refund: false,
};

export function someEndorsement(
  policy: PolicyRow,
  cells: Partial<ChangeRule>,
  asked: Partial<PolicyState> = {},
  issuedAt = new Date('2026-11-20T15:00:00Z'),
): EndorsementOrder {
  return {
    policyId: policy.id,
    version: policy.version,
    type: 'x',
    rule: { ...NOTHING, ...cells },
    asked: { ...stateOf(policy), ...asked },
    commercialPremium: '100.00',
    iof: '0.00',
    grossPremium: '100.00',
    issuedAt,
  };
}
