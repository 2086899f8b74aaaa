import { amountOn } from '../../../../engine/rating';
import type { EndorsementRow } from '../../../db/schema';
import { ledgersOf } from '../policies/ledger';
import type { PolicyHistory } from '../policies/stateOn';

export interface InForce {
  readonly amount: number;
  /** The number of a later endorsement that sets the cover from that day or an earlier one. */
  readonly replacedBy: string | null;
}

const counts = ({ cancelledAt }: EndorsementRow) => cancelledAt === null;
const setsCover = ({ rule }: EndorsementRow) => rule.guarantee || rule.refund;

export function inForceOf(history: PolicyHistory): ReadonlyMap<number, InForce> {
  const counting = history.endorsements.filter(counts);
  const ledgers = ledgersOf(history);
  return new Map(
    counting.map((endorsement, at) => {
      const { suffix, effectiveOn } = endorsement;
      const later = counting.slice(at + 1);
      const replacing = later.find((other) => setsCover(other) && other.effectiveOn <= effectiveOn);
      const amount = amountOn(ledgers[at]!, effectiveOn) / 100;
      return [suffix, { amount, replacedBy: replacing?.number ?? null }];
    }),
  );
}
