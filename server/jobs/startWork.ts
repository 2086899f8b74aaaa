import type { Deps } from '../deps';
import { processIssuing, processProposal } from '../modules/quotes/emission/insurer';
import { deliverMail } from '../modules/notifications/mail/deliverMail';
import { underwrite } from '../modules/quotes/underwrite';
import { housekeeping } from './housekeeping';
import type { Handlers, Queues } from './jobs';

export async function startWork({ work }: Queues, deps: Deps): Promise<void> {
  const handlers: Handlers = {
    underwriting: ({ quoteId }) => underwrite(deps, quoteId),
    proposal: ({ quoteId }) => processProposal(deps, quoteId),
    issuing: ({ quoteId }) => processIssuing(deps, quoteId),
    mail: ({ mailId }) => deliverMail(deps, mailId),
    housekeeping: () => housekeeping(deps),
  };
  await work(handlers, (queue, outcome) => deps.watch.jobs.inc({ queue, outcome }));
}
