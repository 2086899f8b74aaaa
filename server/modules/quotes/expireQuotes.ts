import type { Db } from '../../db/db';
import type { QuoteRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { moveQuote } from './moveQuote';
import { listExpired, lockOverdueOf, lockQuote } from './repository';
import { STATUS } from '../../../contract/statuses/quote';
import type { Status } from '../../../contract/statuses/quote';
import { inBatches } from '../../infra/inBatches';

type ExpiryDeps = Pick<Deps, 'db' | 'clock'>;

const BATCH = 500;

/** Quotes and proposals that are past their 30 days, by where they then go (decision 7). */
const EXPIRY: readonly { from: Status; to: Status }[] = [
  { from: STATUS.paymentReady, to: STATUS.expired },
  { from: STATUS.proposalReady, to: STATUS.proposalExpired },
];

/** Moves what is past its time; may run any number of times. */
export async function expireQuotes(deps: ExpiryDeps): Promise<void> {
  const ends = await Promise.allSettled(
    EXPIRY.map(({ from }) =>
      inBatches(
        BATCH,
        () => listExpired(deps.db, from, deps.clock.now(), BATCH),
        (id) => expireQuote(deps, id),
      ),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Whether the time of an offer or a proposal is over and no round has noticed it yet. */
export function isOverdue({ status, expiresAt }: QuoteRow, now: Date): boolean {
  return expiresAt < now && EXPIRY.some(({ from }) => from === status);
}

/** Moves the requests for endorsements of a policy that are past their time, in the caller's transaction. */
export async function expireOfPolicy(db: Db, policyId: string, at: Date): Promise<void> {
  for (const quote of await lockOverdueOf(db, policyId, at)) {
    const found = EXPIRY.find(({ from }) => from === quote.status);
    if (found) await moveQuote(db, quote, { to: found.to, actorUid: null, at });
  }
}

/** Moves one that is past its time, unless somebody has paid or edited it since it was looked at. */
export async function expireQuote({ db, clock }: ExpiryDeps, id: string): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote || !isOverdue(quote, at)) return;
    const { to } = EXPIRY.find(({ from }) => from === quote.status)!;
    await moveQuote(tx, quote, { to, actorUid: null, at });
  });
}
