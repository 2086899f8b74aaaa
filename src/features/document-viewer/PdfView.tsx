import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { OpenedPdf } from './OpenedPdf';
import { openPdf } from './openPdf';
import { PdfPage } from './PdfPage';
import { useWidth } from './useWidth';
import type { Zoom } from './zoom';
import styles from './document-viewer.module.css';

interface Props {
  readonly bytes: Uint8Array;
  /** Called once, with null where the bytes are no PDF. Must be stable. */
  readonly onOutcome: (opened: OpenedPdf | null) => void;
  readonly zoom: Zoom;
  readonly waiting: ReactNode;
  /** Which document the pages are of, where several stand on one page. */
  readonly name?: string;
}

export function PdfView({ bytes, onOutcome, zoom, waiting, name }: Props) {
  const opened = useOpened(bytes, onOutcome);
  const desk = useRef<HTMLDivElement>(null);
  const width = useWidth(desk);
  const numbers = Array.from({ length: opened?.pdf.numPages ?? 0 }, (_, index) => index + 1);
  return (
    <div className={styles.pages} ref={desk} style={{ '--zoom': zoom } as CSSProperties}>
      {opened && width > 0
        ? numbers.map((number) => (
            <PdfPage key={number} pdf={opened.pdf} number={number} width={width} of={name} />
          ))
        : waiting}
    </div>
  );
}

function useOpened(bytes: Uint8Array, onOutcome: Props['onOutcome']) {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const tell = (found: OpenedPdf | null) => {
      if (!isCurrent) return;
      setOpened(found);
      onOutcome(found);
    };
    openPdf(bytes).then(tell, () => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [bytes, onOutcome]);
  return opened;
}
