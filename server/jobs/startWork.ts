import type { Deps } from '../deps';
import { underwrite } from '../modules/quotes/underwrite';
import { housekeeping } from './housekeeping';
import type { Queues } from './jobs';

/** Begins to do the jobs of every queue in this process. */
export async function startWork({ work }: Queues, deps: Deps): Promise<void> {
  await work({
    underwriting: ({ quoteId }) => underwrite(deps, quoteId),
    housekeeping: () => housekeeping(deps),
  });
}
