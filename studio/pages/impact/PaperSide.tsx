import { useCallback, useMemo, useState } from 'react';
import { Alert, Skeleton } from '../../../renderers/ui';
import { bytesOfBase64 } from '../../../src/features/document-viewer/bytesOfBase64';
import type { OpenedPdf } from '../../../src/features/document-viewer/OpenedPdf';
import { PdfView } from '../../../src/features/document-viewer/PdfView';
import type { PapersAnswer } from '../../contract/papers';
import styles from './papers.module.css';

interface Props {
  readonly name: string;
  readonly side: NonNullable<PapersAnswer['Shown']>['Before'];
}

export function PaperSide({ name, side: { Pdf, Texts } }: Props) {
  const bytes = useMemo(() => bytesOfBase64(Pdf), [Pdf]);
  const [isBroken, setBroken] = useState(false);
  const waiting = <Skeleton lines={12} />;
  const onOutcome = useCallback((opened: OpenedPdf | null) => setBroken(opened === null), []);
  return (
    <section aria-label={name} className={styles.side}>
      <h4>{name}</h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As the pages below. */}
      <ul className={styles.texts} tabIndex={0} aria-label={`Só em “${name}”`}>
        {Texts.length === 0 && <li>Nada que a outra não diga.</li>}
        {Texts.map((text, at) => (
          // Two lines may say the same, and the list is replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{text}</li>
        ))}
      </ul>
      {isBroken && <Alert tone="danger" title="Não foi possível mostrar o documento." live />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls is reached by keyboard. */}
      <section className={styles.desk} tabIndex={0} aria-label={`Páginas: ${name}`}>
        <PdfView bytes={bytes} onOutcome={onOutcome} zoom={1} name={name} waiting={waiting} />
      </section>
    </section>
  );
}
