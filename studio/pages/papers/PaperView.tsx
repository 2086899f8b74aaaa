import { useCallback, useDeferredValue, useState } from 'react';
import type { PreviewedDocument } from '../../contract/documentPreview';
import type { Session } from '../../../engine/index';
import type { Rating } from '../../../engine/rating';
import { Alert, Button, Field, Select, Skeleton, controlAria } from '../../../renderers/ui';
import type { OpenedPdf } from '../../../src/features/document-viewer/OpenedPdf';
import { PdfView } from '../../../src/features/document-viewer/PdfView';
import { ZoomButtons } from '../../../src/features/document-viewer/ZoomButtons';
import type { Zoom } from '../../../src/features/document-viewer/zoom';
import { ServerFaults } from '../ServerFaults';
import { priceOf } from '../trial/priceOf';
import type { Origin } from '../views/Origin';
import { DOCUMENTS } from './documents';
import { usePrint, type Printed } from './usePrint';
import analysts from '../analysts.module.css';
import styles from './papers.module.css';

interface Props {
  readonly origin: Origin;
  readonly session?: Session | undefined;
  readonly rating?: Rating | undefined;
}

const countText = (count: number) => (count === 1 ? 'À vista' : `${count} parcelas`);

/** A document as the server prints it from this definition and the answers typed, marked as a model. */
export default function PaperView({ origin, session, rating }: Props) {
  const [document, setDocument] = useState<PreviewedDocument>('proposta');
  const { printed, error, isBusy, print } = usePrint(origin);
  const [chosen, setChosen] = useState(0);
  const shown = useDeferredValue(session);
  const most = (shown && rating && priceOf(rating, shown)?.maxInstallments) ?? 0;
  const installments = Math.min(chosen, most);
  const frame = { id: 'paper-document', label: 'Documento' };
  const payment = { id: 'paper-payment', label: 'Pagamento' };
  const counts = Array.from({ length: most }, (_one, index) => index + 1);
  return (
    <div className={styles.papers}>
      <div className={styles.bar}>
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={document}
            options={[...DOCUMENTS]}
            onChange={(next) => next && setDocument(next)}
          />
        </Field>
        {document !== 'comprovante' && most > 0 && (
          <Field {...payment}>
            <Select
              {...controlAria(payment)}
              value={String(installments)}
              options={[
                { value: '0', label: 'Ainda não escolhido' },
                ...counts.map((count) => ({ value: String(count), label: countText(count) })),
              ]}
              onChange={(next) => setChosen(Number(next))}
            />
          </Field>
        )}
        <Button
          busy={isBusy}
          disabled={session === undefined}
          onClick={() =>
            session && void print(session, { document, installments: installments || undefined })
          }
        >
          {printed ? 'Imprimir de novo' : 'Imprimir modelo'}
        </Button>
      </div>
      <p className={analysts.muted}>
        Sai com as respostas de agora, inclusive as de um caso em “Começar de”, e com a marca “MODELO – sem
        validade”. Nada é guardado.
      </p>
      {error && <Alert tone="danger" title={error.message} live />}
      {printed && (
        <Paper printed={printed} isStale={session !== undefined && printed.of.answers !== session.answers} />
      )}
    </div>
  );
}

function Paper({ printed: { bytes, faults }, isStale }: { printed: Printed; isStale: boolean }) {
  const [zoom, setZoom] = useState<Zoom>(1);
  const [isBroken, setBroken] = useState(false);
  const onOutcome = useCallback((opened: OpenedPdf | null) => setBroken(opened === null), []);
  if (faults.length > 0 || !bytes) return <ServerFaults faults={faults} keepsFrom="a impressão" />;
  return (
    <section aria-label="Modelo impresso" className={styles.paper}>
      <div className={styles.bar}>
        <output>
          {isStale ? 'As respostas mudaram depois desta impressão.' : 'Com as respostas de agora.'}
        </output>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      {isBroken && <Alert tone="danger" title="Não foi possível mostrar o documento." live />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls is reached by keyboard. */}
      <div className={styles.desk} tabIndex={0}>
        <PdfView bytes={bytes} onOutcome={onOutcome} zoom={zoom} waiting={<Skeleton lines={12} />} />
      </div>
    </section>
  );
}
