import type { ReactNode } from 'react';
import type { Fault } from '../../engine/definition';
import { Alert } from '../../renderers/ui';
import { FAULT_MEANINGS } from './faultMeanings';
import styles from './analysts.module.css';

/** Faults of cases have no meaning here; their text is Portuguese already. */
const meanings: Readonly<Record<string, string | undefined>> = FAULT_MEANINGS;

interface Props {
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly renderPlace?: (fault: Fault) => ReactNode;
}

export const placeText = ({ file, pointer }: Fault) => `${file}#${pointer}`;

/** What is wrong with definitions: file, pointer, reason, and what was probably meant. */
export function FaultList({
  title,
  faults,
  renderPlace = (fault) => <code>{placeText(fault)}</code>,
}: Props) {
  return (
    <Alert tone="danger" title={title} live>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={`${placeText(fault)} ${fault.message}`}>
              {renderPlace(fault)}
              <Reason fault={fault} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** The code's meaning in Portuguese, then the check's message in the files' language. */
function Reason({ fault: { code, message, suggestion } }: { fault: Fault }) {
  const meaning = meanings[code];
  return (
    <>
      {meaning && <strong>{meaning}</strong>}
      <span>
        <span lang={meaning && 'en'}>{message}</span>
        {suggestion && (
          <>
            {' '}
            Você quis dizer <code>{suggestion}</code>?
          </>
        )}
      </span>
    </>
  );
}
