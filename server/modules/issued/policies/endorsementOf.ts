import { civilDayOf } from '../../../../engine/values';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { EndorsementOrder } from './issueEndorsement';
import { refusePolicy } from './problems';
import { changeOfQuote, statedTerms } from './stateOfQuote';

/**
 * What a request for an endorsement orders once it is accepted; the type's row is that which its answers were taken
 * with. Throws NO_POLICY_TO_ENDORSE where something of it is missing.
 */
export async function endorsementOf(
  deps: Pick<Deps, 'products'>,
  quote: QuoteRow,
): Promise<Omit<EndorsementOrder, 'issuedAt'> & { refundTo: string | null }> {
  const [change, terms] = await Promise.all([changeOfQuote(deps, quote), statedTerms(deps, quote)]);
  if (!change || !terms) throw refusePolicy('NO_POLICY_TO_ENDORSE');
  return {
    policyId: given(quote.policyId),
    version: given(quote.policyVersion),
    quoteId: quote.id,
    proposalNumber: quote.proposalNumber,
    ...(quote.proposalReadyAt && { acceptedOn: civilDayOf(quote.proposalReadyAt) }),
    refundTo: change.refundTo,
    type: change.type,
    rule: change.rule,
    asked: {
      ...terms,
      validityStart: given(quote.validityStart),
      validityEnd: given(quote.validityEnd),
      insuredAmount: given(quote.insuredAmount),
      insuredName: quote.insuredName,
      insuredDocument: quote.insuredDocument,
      cancelledAt: null,
    },
    commercialPremium: quote.commercialPremium ?? '0.00',
    iof: quote.iof ?? '0.00',
    grossPremium: quote.grossPremium ?? '0.00',
  };
}

function given<T>(value: T | null): T {
  if (value === null) throw refusePolicy('NO_POLICY_TO_ENDORSE');
  return value;
}
