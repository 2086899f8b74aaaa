import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A filled black rectangle of a page: its left edge and its width in points. */
export interface Bar {
  x: number;
  width: number;
}

/** What a reader finds in a PDF. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  isTagged: boolean;
  /** The text of each page; white space is a single space. */
  pages: string[];
  /** The bars of each page from left to right. */
  bars: Bar[][];
}

/** Reads a PDF back with pdfjs, as a viewer does. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const { Title, Language } = info as Record<string, unknown>;
  const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const sheets = await pagesOf(document);
  const pages = await Promise.all(sheets.map(textOf));
  const bars = await Promise.all(sheets.map(barsOf));
  await task.destroy();
  return { title: Title, language: Language, isTagged: mark?.Marked === true, pages, bars };
}

function pagesOf(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

async function barsOf(page: PDFPageProxy): Promise<Bar[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let colour: unknown;
  const bars = fnArray.flatMap((operation, index) => {
    const args = argsArray[index] as unknown[];
    if (operation === OPS.setFillRGBColor) colour = args[0];
    const isBlack = operation === OPS.constructPath && args[0] === OPS.fill && colour === '#000000';
    return isBlack ? rectanglesOf(Object.values((args[1] as [ArrayLike<number>])[0])) : [];
  });
  return bars.toSorted((a, b) => a.x - b.x);
}

/** A rectangle in pdfjs' terms: to the first corner (0), lines to three others (1), closed (4). */
const RECTANGLE = 13;

function rectanglesOf(path: readonly number[]): Bar[] {
  return Array.from({ length: path.length / RECTANGLE }, (_, index) => {
    const [, x = 0, , , end = 0] = path.slice(index * RECTANGLE);
    return { x, width: end - x };
  });
}
