import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import styles from './document-viewer.module.css';
import { drawPage } from './drawPage';

/** Pixels a point: 200 dpi, at which a bar code still scans. */
const SCALE = 200 / 72;

export async function printPdf(pdf: PDFDocumentProxy): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = styles.print!;
  sheets.dataset['printed'] = 'pages';
  for (let number = 1; number <= pdf.numPages; number += 1) sheets.append(await pictureOf(pdf, number));
  document.body.append(sheets);
  const clean = () => {
    for (const picture of sheets.querySelectorAll('img')) URL.revokeObjectURL(picture.src);
    sheets.remove();
  };
  window.addEventListener('afterprint', clean, { once: true });
  window.print();
}

/** A page as an image, which takes less memory than its canvas. */
async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<HTMLImageElement> {
  const canvas = document.createElement('canvas');
  await drawPage(await pdf.getPage(number), canvas, SCALE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('a page could not be drawn');
  const picture = new Image();
  picture.alt = '';
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  return picture;
}
