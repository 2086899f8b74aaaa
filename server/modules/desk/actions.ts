import { deskActions, type Action } from '../../../contract/desk';
import { isElsewhere, mayMove, STAGES, STATUS } from '../../../contract/statuses/quote';
import type { RequestKind, Status } from '../../../contract/statuses/quote';
import type { QuoteRow } from '../../db/schema';

type Decidable = Pick<QuoteRow, 'kind' | 'status' | 'policyId'>;

type Move = Exclude<Action, 'undo'>;

export const actions = deskActions.filter((action): action is Move => action !== 'undo');

const TARGETS: Readonly<Record<Move, (kind: RequestKind) => Status>> = {
  approve: () => STATUS.paymentReady,
  deny: (kind) => STAGES[kind].denied,
  ready: () => STATUS.proposalReady,
  issue: (kind) => STAGES[kind].issued,
};

export function mayDecide(request: Decidable, action: Move): boolean {
  const { kind, status } = request;
  return mayMove(kind, status as Status, TARGETS[action](kind)) && isForItsPolicy(request, action);
}

/**
 * An endorsement of our own policy is offered and accepted before it is issued. That of another brokerage's document is
 * rated and paid there: it has no offer, and ends by the document that was issued.
 */
function isForItsPolicy(request: Decidable, action: Move): boolean {
  if (request.kind === 'quote' || request.status !== STAGES[request.kind].analysing) return true;
  return action === 'deny' || (action === 'issue') === isElsewhere(request);
}
