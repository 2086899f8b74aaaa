import { counted } from '../../../engine/values';
import { Alert } from '../../../renderers/ui';
import { FaultList, placeText } from '../FaultList';
import type { Previewed } from './usePreview';
import styles from '../analysts.module.css';

interface Props {
  readonly previewed: Previewed;
  readonly onPlace: (file: string, pointer: string) => void;
}

export function CheckResult({ previewed, onPlace }: Props) {
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
    <FaultList
      title={`${counted(faults.length, 'problema', 'problemas')}${kept}`}
      faults={faults}
      renderPlace={(fault) => (
        <button type="button" className={styles.link} onClick={() => onPlace(fault.file, fault.pointer)}>
          {placeText(fault)}
        </button>
      )}
    />
  );
}
