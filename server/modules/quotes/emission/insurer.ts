import type { Deps } from '../../../deps';
import { lockQuote } from '../repository';
import { STATUS } from '../../../../contract/statuses/quote';
import { issueTaken } from './issueTaken';
import { readyProposal } from './readyProposal';

type InsurerDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'billing'>;

export async function processProposal(deps: InsurerDeps, quoteId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote?.status === STATUS.proposalRequested) await readyProposal(tx, deps, quote, null);
  });
}

/** The sandbox insurer's work on an accepted proposal; may run any number of times. */
export async function processIssuing(deps: InsurerDeps, quoteId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote?.status === STATUS.proposalAccepted) await issueTaken(tx, deps, quote, null);
  });
}
