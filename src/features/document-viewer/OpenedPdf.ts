import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  readonly title: string | undefined;
}
