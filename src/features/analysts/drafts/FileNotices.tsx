import { Alert, Button } from '../../../../renderers/ui';
import type { Folder } from './useFolder';
import styles from './drafts.module.css';

/** What stands between somebody's typing and the draft: others who changed the same file, and what production changed. */
export function FileNotices({ folder }: { folder: Folder }) {
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
          />
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
