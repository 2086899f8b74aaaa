import type { Deps } from '../../deps';
import { moveQuote } from './moveQuote';
import { listExpired, lockQuote } from './repository';
import { STATUS } from './status';
import type { Status } from './status';

const BATCH = 500;

/** Quotes and proposals that are past their 30 days, by where they then go (decision 7). */
const EXPIRY: readonly { from: Status; to: Status }[] = [
  { from: STATUS.paymentReady, to: STATUS.expired },
  { from: STATUS.proposalReady, to: STATUS.proposalExpired },
];

/** Moves what is past its time, at most 500 a call and status; may run any number of times. */
export async function expireQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  for (const { from, to } of EXPIRY) {
    for (const id of await listExpired(db, from, at, BATCH)) {
      await db.transaction(async (tx) => {
        const quote = await lockQuote(tx, id);
        // Somebody may have paid or edited it since it was listed.
        if (quote?.status === from) await moveQuote(tx, quote, { to, actorUid: null, at });
      });
    }
  }
}
