import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { drawPage } from './drawPage';
import styles from './document-viewer.module.css';

/** Pixels a point at which small print can be read with two fingers on a phone. */
const SHARP = 2;
/** No screen shows more of a page, and many pages at once must fit into memory. */
const SHARPEST = 4;

interface Props {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
  readonly of?: string | undefined;
}

export function PdfPage({ pdf, number, width, of }: Props) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    if (sheet.current) void fill(sheet.current, { pdf, number, width }, stop.signal);
    return () => stop.abort();
  }, [pdf, number, width]);
  const name = `Página ${number} de ${pdf.numPages}`;
  return (
    <section ref={sheet} className={styles.sheet} aria-label={of === undefined ? name : `${of}: ${name}`}>
      <canvas aria-hidden="true" />
      <div className="textLayer" />
    </section>
  );
}

async function fill(sheet: HTMLElement, { pdf, number, width }: Props, signal: AbortSignal): Promise<void> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  sheet.style.setProperty('--total-scale-factor', String(scale));
  sheet.style.height = `${viewport.height}px`;
  const container = sheet.querySelector<HTMLElement>('.textLayer')!;
  container.replaceChildren();
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  signal.addEventListener('abort', () => text.cancel());
  // Redrawing cancels the previous drawing, which is no failure.
  await Promise.allSettled([
    text.render(),
    drawPage(page, sheet.querySelector('canvas')!, sharpness(scale), signal),
  ]);
}

const sharpness = (scale: number) => Math.min(Math.max(scale * window.devicePixelRatio, SHARP), SHARPEST);
