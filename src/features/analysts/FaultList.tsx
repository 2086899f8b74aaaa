import type { Fault } from '../../../engine/definition/files';
import { Alert } from '../../../renderers/ui';
import { counted } from './words';
import styles from './analysts.module.css';

/** What keeps a saved definition from being taken: file, pointer, reason, and what was probably meant. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  const title = `${counted(faults.length, 'problema', 'problemas')} nas definições: a página segue com a última versão boa`;
  return (
    <Alert tone="danger" title={title} live>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.file}#${fault.pointer} ${fault.message}`}>
            <code>
              {fault.file}#{fault.pointer}
            </code>
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
    </Alert>
  );
}
