import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { QueueName } from '../../../jobs/jobs';
import { lastMoveTo } from '../repository';
import { isRegistered, STATUS, type RegisteredStatus } from '../../../../contract/statuses/quote';

const NEXT: Readonly<Partial<Record<RegisteredStatus, Extract<QueueName, 'proposal' | 'issuing'>>>> = {
  [STATUS.proposalRequested]: 'proposal',
  [STATUS.proposalAccepted]: 'issuing',
};

/**
 * Continues at the insurer only if it released the offer itself. What a person released waits for the desk, which
 * calls readyProposal and issuePolicy.
 */
export async function askInsurer(db: Db, { jobs }: Pick<Deps, 'jobs'>, quote: QuoteRow): Promise<void> {
  const queue = isRegistered(quote.status) ? NEXT[quote.status] : undefined;
  const release = await lastMoveTo(db, quote.id, STATUS.paymentReady);
  if (queue && release?.actorUid === null) await jobs.send(db, queue, { quoteId: quote.id });
}
