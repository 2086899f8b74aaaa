import { Alert } from '../../../../renderers/ui';
import { counted } from '../words';
import type { Previewed } from './usePreview';
import styles from '../analysts.module.css';

interface Props {
  readonly previewed: Previewed;
  readonly onPlace: (file: string, pointer: string) => void;
}

/** What the check says of the draft as it stands; each fault leads to its place. */
export function Faults({ previewed, onPlace }: Props) {
  const { faults, error, isChecking, product } = previewed;
  if (error) return <Alert tone="danger" title={`A conferência não foi feita. ${error.message}`} live />;
  if (faults.length === 0)
    return (
      <output className={styles.muted}>
        {isChecking ? 'Conferindo…' : 'Nenhum problema nas definições.'}
      </output>
    );
  const kept = product ? ': o formulário segue com a última versão boa' : '';
  return (
    <Alert tone="danger" title={`${counted(faults.length, 'problema', 'problemas')}${kept}`} live>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.file}#${fault.pointer} ${fault.message}`}>
            <button type="button" className={styles.link} onClick={() => onPlace(fault.file, fault.pointer)}>
              {fault.file}#{fault.pointer}
            </button>
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
