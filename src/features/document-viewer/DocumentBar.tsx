import { ArrowLeft, Download, Printer } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { useDocumentTitle } from '../../shared/config/useDocumentTitle';
import { printPdf } from './printPdf';
import { savePdf } from './savePdf';
import { ZoomButtons, type Zooming } from './ZoomButtons';
import styles from './document-viewer.module.css';

interface Props extends Zooming {
  readonly title: string;
  readonly back: string;
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  readonly pdf: PDFDocumentProxy | undefined;
}

export function DocumentBar({ title, back, bytes, pdf, zoom, onZoom }: Props) {
  useDocumentTitle(title);
  return (
    <header className={styles.bar}>
      <LinkButton asChild kind="quiet">
        <Link to={back} aria-label="Voltar">
          <ArrowLeft size={18} aria-hidden="true" />
          <span className={styles.word}>Voltar</span>
        </Link>
      </LinkButton>
      <h1 className={styles.title}>{title}</h1>
      {bytes && pdf && (
        <>
          <ZoomButtons zoom={zoom} onZoom={onZoom} />
          <Actions title={title} bytes={bytes} pdf={pdf} />
        </>
      )}
    </header>
  );
}

function Actions({ title, bytes, pdf }: Required<Pick<Props, 'title'>> & OpenProps) {
  const [printing, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    printPdf(pdf)
      .catch(refuseDownload)
      .finally(() => setPrinting(false));
  };
  const save = () => {
    try {
      savePdf(bytes, title);
    } catch {
      refuseDownload();
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        kind="secondary"
        aria-label="Imprimir"
        busy={printing}
        icon={<Printer size={18} aria-hidden="true" />}
        onClick={print}
      >
        <span className={styles.word}>Imprimir</span>
      </Button>
      <Button aria-label="Baixar" icon={<Download size={18} aria-hidden="true" />} onClick={save}>
        <span className={styles.word}>Baixar</span>
      </Button>
    </div>
  );
}

interface OpenProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pdf: PDFDocumentProxy;
}

function refuseDownload(): void {
  const message = 'Não foi possível baixar o arquivo, tente mais tarde ou contate o Administrador.';
  showAlert({ tone: 'danger', message });
}
