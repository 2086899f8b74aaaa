import type { PolicyRow, PolicyState, policies } from '../../../db/schema';

type Columns = Omit<PolicyState, 'cancelledAt'> & { readonly cancelledAt: Date | null };

export function stateOf(policy: PolicyRow): PolicyState {
  const { validityStart, validityEnd, insuredAmount, contractValue, objectText } = policy;
  const { coverageFine, coverageLabor, civilWork, insuredName, insuredDocument, insuredPlace } = policy;
  return {
    validityStart,
    validityEnd,
    insuredAmount,
    contractValue,
    objectText,
    coverageFine,
    coverageLabor,
    civilWork,
    insuredName,
    insuredDocument,
    insuredPlace,
    cancelledAt: policy.cancelledAt?.toISOString() ?? null,
  };
}

export function columnsOf({ cancelledAt, ...state }: PolicyState): Columns {
  return { ...state, cancelledAt: cancelledAt === null ? null : new Date(cancelledAt) };
}

export function firstStateOf(policy: Omit<typeof policies.$inferInsert, 'firstState'>): PolicyState {
  return {
    validityStart: policy.validityStart,
    validityEnd: policy.validityEnd,
    insuredAmount: policy.insuredAmount,
    contractValue: policy.contractValue ?? null,
    objectText: policy.objectText ?? null,
    coverageFine: policy.coverageFine ?? null,
    coverageLabor: policy.coverageLabor ?? null,
    civilWork: policy.civilWork ?? null,
    insuredName: policy.insuredName ?? null,
    insuredDocument: policy.insuredDocument ?? null,
    insuredPlace: policy.insuredPlace ?? null,
    cancelledAt: null,
  };
}
