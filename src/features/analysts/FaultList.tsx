import type { ReactNode } from 'react';
import type { Fault } from '../../../engine/definition/files';
import { Alert } from '../../../renderers/ui';
import styles from './analysts.module.css';

interface Props {
  readonly title: string;
  readonly faults: readonly Fault[];
  /** What stands for a fault's place where it leads there; else the place is only said. */
  readonly renderPlace?: (fault: Fault) => ReactNode;
}

/** Where a fault is, as analysts read it. */
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
              <span>
                {fault.message}
                {fault.suggestion && (
                  <>
                    {' '}
                    Você quis dizer <code>{fault.suggestion}</code>?
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
