import { Download as Arrow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../renderers/ui';
import styles from './download.module.css';
import { useDownload, type Download } from './useDownload';

/** Downloads a file that takes its time: says how far it is, and can be cancelled. */
export function DownloadButton({ children, ...file }: Download & { children: ReactNode }) {
  const { part, start, cancel } = useDownload(file);
  if (part === undefined)
    return (
      <Button kind="secondary" icon={<Arrow size={18} aria-hidden="true" />} onClick={() => void start()}>
        {children}
      </Button>
    );
  const percent = Math.round(part * 100);
  return (
    <div className={styles.running}>
      <span className="ui-figures">{percent === 0 ? 'Preparando…' : `${percent}%`}</span>
      <progress
        className={styles.bar}
        aria-label={`Baixando ${file.name}`}
        value={percent === 0 ? undefined : percent}
        max={100}
      />
      <Button kind="quiet" size="sm" onClick={cancel}>
        Cancelar
      </Button>
    </div>
  );
}
