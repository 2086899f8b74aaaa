import jsQR from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Bar {
  x: number;
  width: number;
}

interface Rectangle extends Bar {
  y: number;
  height: number;
}

export interface ReadPdf {
  title: unknown;
  language: unknown;
  isTagged: boolean;
  pages: string[];
  bars: Bar[][];
  /** What the QR code of each page holds; undefined where there is none. */
  codes: (string | undefined)[];
}

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const { Title, Language } = info as Record<string, unknown>;
  const mark = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const sheets = await pagesOf(document);
  const pages = await Promise.all(sheets.map(textOf));
  const bars = await Promise.all(sheets.map(barsOf));
  const codes = await Promise.all(sheets.map(async (sheet) => readQr(await rectanglesIn(sheet, INK))));
  await task.destroy();
  return { title: Title, language: Language, isTagged: mark?.Marked === true, pages, bars, codes };
}

function pagesOf(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

const BLACK = '#000000';
const INK = '#1b2536';

async function barsOf(page: PDFPageProxy): Promise<Bar[]> {
  const found = await rectanglesIn(page, BLACK);
  return found.map(({ x, width }) => ({ x, width })).toSorted((a, b) => a.x - b.x);
}

async function rectanglesIn(page: PDFPageProxy, of: string): Promise<Rectangle[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let colour: unknown;
  return fnArray.flatMap((operation, index) => {
    const args = argsArray[index] as unknown[];
    if (operation === OPS.setFillRGBColor) colour = args[0];
    const isFilled = operation === OPS.constructPath && args[0] === OPS.fill && colour === of;
    return isFilled ? rectanglesOf(Object.values((args[1] as [ArrayLike<number>])[0])) : [];
  });
}

/** A rectangle in pdfjs' terms: to the first corner (0), lines to three others (1), closed (4). */
const RECTANGLE = 13;

function rectanglesOf(path: readonly number[]): Rectangle[] {
  return Array.from({ length: path.length / RECTANGLE }, (_, index) => {
    const [, x = 0, y = 0, , right = 0, , , , bottom = 0] = path.slice(index * RECTANGLE);
    return { x, y, width: right - x, height: bottom - y };
  });
}

const SCALE = 4;
const BLANK = 16;

function readQr(rectangles: readonly Rectangle[]): string | undefined {
  if (rectangles.length === 0) return undefined;
  const left = Math.min(...rectangles.map(({ x }) => x));
  const top = Math.min(...rectangles.map(({ y }) => y));
  const module = Math.min(...rectangles.map(({ height }) => height));
  const at = (points: number) => Math.round((points / module) * SCALE) + BLANK;
  const side = Math.max(...rectangles.map(({ x, width }) => at(x + width - left))) + BLANK;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width, height } of rectangles)
    for (let row = at(y - top); row < at(y + height - top); row += 1)
      for (let column = at(x - left); column < at(x + width - left); column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}
