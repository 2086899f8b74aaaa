import { FileSearch } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../../../renderers/ui';
import styles from './reading.module.css';

interface Props {
  readonly label: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onTake: (file: File) => void;
  readonly children: ReactNode;
}

export function PdfDrop({ label, action, busy, onTake, children }: Props) {
  const { isOver, ...dropping } = useDropped(onTake, busy);
  return (
    // Dropping is the mouse's way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.offer} aria-label={label} data-over={isOver || undefined} {...dropping}>
      <FileSearch size={24} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>{children}</div>
      <ChooseButton {...{ action, busy, onTake }} />
    </section>
  );
}

function useDropped(take: (file: File) => void, isBusy: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(!isBusy);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.files[0];
      setOver(false);
      if (!dropped) return;
      // The browser would open it in the page's place.
      event.preventDefault();
      if (!isBusy) take(dropped);
    },
  };
}

function ChooseButton({ action, busy, onTake }: Pick<Props, 'action' | 'busy' | 'onTake'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="secondary" size="sm" busy={busy} onClick={() => input.current?.click()}>
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label="Documento em PDF"
        data-testid="reading-file"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) onTake(chosen);
        }}
      />
    </>
  );
}
