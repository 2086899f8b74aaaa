import { Alert, Button } from '../../../renderers/ui';
import type { Folder } from './useFolder';
import styles from './drafts.module.css';

interface Props {
  readonly folder: Folder;
  /** Shows a file beside what is in force. */
  readonly onCompare: (file: string) => void;
}

/** What stands between somebody's typing and the draft: others who changed the same file, and what production changed. */
export function FileNotices({ folder, onCompare }: Props) {
  const { files, refusals } = folder;
  return (
    <>
      {Object.entries(refusals).map(([file, refusal]) => (
        <Alert
          key={file}
          tone="danger"
          title={refusal.message}
          messages={refusal.errors.map(({ path, message }) => `${path}: ${message}`)}
          live
        >
          {refusal.code === 'FILE_CHANGED_MEANWHILE' && (
            <div className={styles.bar}>
              <Button size="sm" kind="secondary" onClick={() => folder.forget(file)}>
                Ficar com o que foi gravado
              </Button>
              <Button size="sm" kind="secondary" onClick={() => folder.insist(file)}>
                Manter o meu texto para gravar por cima
              </Button>
            </div>
          )}
        </Alert>
      ))}
      {files
        .filter(({ IsBehind }) => IsBehind)
        .map(({ File }) => (
          <Alert
            key={File}
            tone="warning"
            title={`${File} mudou em produção depois que entrou neste rascunho: compare antes de propor.`}
          >
            <div className={styles.bar}>
              <Button size="sm" kind="secondary" onClick={() => onCompare(File)}>
                Comparar
              </Button>
              <Button size="sm" kind="secondary" onClick={() => void folder.keep(File)}>
                Já comparei: vale o texto do rascunho
              </Button>
            </div>
          </Alert>
        ))}
      {files
        .filter(({ Rivals = [] }) => Rivals.length > 0)
        .map(({ File, Rivals = [] }) => (
          <Alert
            key={File}
            tone="info"
            title={`${File} também muda em outro rascunho`}
            messages={Rivals.map(({ Draft, Author }) => `${Draft}, de ${Author}`)}
          />
        ))}
    </>
  );
}
