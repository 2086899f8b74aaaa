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

const EXPIRY: readonly { from: Status; to: Status }[] = [
  { from: STATUS.paymentReady, to: STATUS.expired },
  { from: STATUS.proposalReady, to: STATUS.proposalExpired },
];

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

/** Also true before the hourly round has noticed it. */
export function isOverdue({ status, expiresAt }: QuoteRow, now: Date): boolean {
  return expiresAt < now && EXPIRY.some(({ from }) => from === status);
}

export async function expireOfPolicy(db: Db, policyId: string, at: Date): Promise<void> {
  for (const quote of await lockOverdueOf(db, policyId, at)) {
    const found = EXPIRY.find(({ from }) => from === quote.status);
    if (found) await moveQuote(db, quote, { to: found.to, actorUid: null, at });
  }
}

/** Does nothing if somebody paid or edited it meanwhile. */
export async function expireQuote({ db, clock }: ExpiryDeps, id: string): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id);
    if (!quote || !isOverdue(quote, at)) return;
    const { to } = EXPIRY.find(({ from }) => from === quote.status)!;
    await moveQuote(tx, quote, { to, actorUid: null, at });
  });
}
