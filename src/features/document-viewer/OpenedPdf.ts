import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A document that pdfjs has opened, and the title that it gives itself. */
export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  readonly title: string | undefined;
}
