import { Download as Arrow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../renderers/ui';
import styles from './download.module.css';
import { useDownload, type Download } from './useDownload';

export function DownloadButton({ children, ...file }: Download & { children: string }) {
  const { part, start, cancel } = useDownload(file);
  const box = useKeptFocus(part !== undefined);
  return (
    <div ref={box}>
      {part === undefined ? (
        <Button
          kind="quiet"
          size="sm"
          icon={<Arrow size={18} aria-hidden="true" />}
          title={children}
          onClick={() => void start()}
        >
          {children}
        </Button>
      ) : (
        <Running name={file.name} percent={Math.round(part * 100)} onCancel={cancel} />
      )}
    </div>
  );
}

/** The pressed button is replaced by another, which takes the focus. */
function useKeptFocus(isRunning: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isRunning]);
  return box;
}

interface RunningProps {
  name: string;
  percent: number;
  onCancel: () => void;
}

function Running({ name, percent, onCancel }: RunningProps) {
  return (
    <div className={styles.running}>
      <span className="ui-figures">{percent === 0 ? 'Preparando…' : `${percent}%`}</span>
      <progress
        className={styles.bar}
        aria-label={`Baixando ${name}`}
        value={percent === 0 ? undefined : percent}
        max={100}
      />
      <Button kind="quiet" size="sm" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
