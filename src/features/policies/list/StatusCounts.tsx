import { policyStatuses } from '../../../../contract/statuses/policy';
import type { PolicyStatus } from '../../../../contract/statuses/policy';
import type { PolicyPage } from '../../../../contract/policies';
import { decimalText } from '../../../../engine/values/decimalText';
import styles from '../policies.module.css';

/** As far as the server counts. */
const COUNTED = 1000;

interface StatusCountsProps {
  readonly counts: PolicyPage['Counts'] | undefined;
  readonly status: string | undefined;
  readonly onStatus: (status: PolicyStatus | undefined) => void;
}

/** How many policies there are of each status; each narrows the list to its own, and pressed again no longer. */
export function StatusCounts({ counts, status, onStatus }: StatusCountsProps) {
  return (
    <fieldset className={styles.counts}>
      <legend className="ui-hidden">Situação</legend>
      {policyStatuses.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.status}
          aria-pressed={one === status}
          onClick={() => onStatus(one === status ? undefined : one)}
        >
          <span>{one}</span> <strong className="ui-figures">{counts ? many(counts[one]) : '–'}</strong>
        </button>
      ))}
    </fieldset>
  );
}

const many = (count: number) => (count >= COUNTED ? `${decimalText(COUNTED, 0)}+` : decimalText(count, 0));
