import type { billets, endorsements, policies, quoteEvents, quotes } from '../../db/schema';

type Keys<Table extends { $inferInsert: object }> = readonly (keyof Table['$inferInsert'] & string)[];

const premium = ['commercialPremium', 'iof', 'grossPremium'] as const;
const insured = ['holderName', 'insuredName', 'insuredDocument', 'insuredAmount'] as const;
const validity = ['validityStart', 'validityEnd'] as const;
const whose = ['product', 'ownerUid', 'clientDocument', 'deskId'] as const;

export const columns = {
  policies: [
    ...whose,
    ...(['id', 'number', 'proposalNumber', 'insurerName', ...insured, ...validity, 'contractValue'] as const),
    ...(['objectText', 'coverageFine', 'coverageLabor', 'civilWork', 'insuredPlace', 'isUpload'] as const),
    ...(['issuedAt', 'cancelledAt', 'firstState', 'version', ...premium] as const),
  ] satisfies Keys<typeof policies>,
  endorsements: [
    ...(['id', 'policyId', 'number', 'suffix', 'proposalNumber', 'type', 'rule', 'asked', 'state'] as const),
    ...(['effectiveOn', 'issuedAt', 'cancelledAt', ...premium] as const),
  ] satisfies Keys<typeof endorsements>,
  billets: [
    ...([
      'policyId',
      'endorsementId',
      'installment',
      'installments',
      'payerDocument',
      'paymentType',
    ] as const),
    ...(['amount', 'dueDate', 'ourNumber', 'barCode', 'issuedAt', 'paidAt'] as const),
  ] satisfies Keys<typeof billets>,
  quotes: [
    ...whose,
    ...([
      'id',
      'identifier',
      'productId',
      'definitionHash',
      'clientIsNominated',
      'status',
      'record',
    ] as const),
    ...([
      'answers',
      'context',
      'businessDay',
      'constantsHash',
      ...insured,
      ...validity,
      'rating',
      'objectNumbers',
    ] as const),
    ...(['installments', 'insurerName', 'releasedAt', 'deniedReason', 'deniedAt', 'expiresAt'] as const),
    ...(['statusSince', 'answerDueAt', 'createdAt', 'updatedAt', ...premium] as const),
  ] satisfies Keys<typeof quotes>,
  quoteEvents: [
    ...(['quoteId', 'kind', 'actorUid', 'fromStatus', 'toStatus', 'reason', 'at'] as const),
  ] satisfies Keys<typeof quoteEvents>,
};
