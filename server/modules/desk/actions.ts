import { deskActions, type Action } from '../../../contract/desk';
import { isElsewhere, mayMove, STAGES, STATUS } from '../../../contract/statuses/quote';
import type { RequestKind, Status } from '../../../contract/statuses/quote';
import type { QuoteRow } from '../../db/schema';

/** A request as far as it says what may be decided on it. */
type Decidable = Pick<QuoteRow, 'kind' | 'status' | 'policyId'>;

export const actions: readonly Action[] = deskActions;

const TARGETS: Readonly<Record<Action, (kind: RequestKind) => Status>> = {
  approve: () => STATUS.paymentReady,
  deny: (kind) => STAGES[kind].denied,
  ready: () => STATUS.proposalReady,
  issue: (kind) => STAGES[kind].issued,
};

/** Whether an executive may do that with the request as it is. */
export function mayDecide(request: Decidable, action: Action): boolean {
  const { kind, status } = request;
  return mayMove(kind, status as Status, TARGETS[action](kind)) && isForItsPolicy(request, action);
}

/**
 * An endorsement of our own policy is offered and accepted before it is issued. That of another brokerage's document is
 * rated and paid there: it has no offer, and ends by the document that was issued.
 */
function isForItsPolicy(request: Decidable, action: Action): boolean {
  if (request.kind === 'quote' || request.status !== STAGES[request.kind].analysing) return true;
  return action === 'deny' || (action === 'issue') === isElsewhere(request);
}
