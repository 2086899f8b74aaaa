import type { TrackingPage } from '../../../contract/search';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { decimalText } from '../../../engine/values/decimalText';
import { statusWords } from '../../shared/requests/status';
import styles from './tracking.module.css';

/** As far as the server counts. */
const COUNTED = 1000;

interface StatusTabsProps {
  readonly counts: TrackingPage['Counts'] | undefined;
  readonly status: string | undefined;
  readonly onStatus: (status: string | undefined) => void;
}

/** The statuses that there are requests of, with how many; each narrows the list to its own. */
export function StatusTabs({ counts, status, onStatus }: StatusTabsProps) {
  const many = new Map(counts?.map(({ Status, Total }) => [Status, Total]));
  const shown = registeredStatuses.filter((one) => many.has(one) || String(one) === status);
  const all = counts?.reduce((sum, { Total }) => sum + Total, 0);
  return (
    <fieldset className={styles.tabs}>
      <legend className="ui-hidden">Situação</legend>
      <Tab label="Todas" many={all} isOn={status === undefined} onPress={() => onStatus(undefined)} />
      {shown.map((one) => (
        <Tab
          key={one}
          label={statusWords(one).label}
          many={counts && (many.get(one) ?? 0)}
          isOn={String(one) === status}
          onPress={() => onStatus(String(one))}
        />
      ))}
    </fieldset>
  );
}

interface TabProps {
  readonly label: string;
  /** None while it is not known. */
  readonly many: number | undefined;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const Tab = ({ label, many, isOn, onPress }: TabProps) => (
  <button type="button" className={styles.tab} aria-pressed={isOn} onClick={onPress}>
    {label} <span className="ui-figures">{many === undefined ? '–' : manyText(many)}</span>
  </button>
);

const manyText = (many: number) => (many >= COUNTED ? `${decimalText(COUNTED, 0)}+` : decimalText(many, 0));
