import Pdf from 'pdfkit';

/** A part of a sample document: a paragraph, a heading, lines, two columns, a table of cells, or a new page. */
type Block =
  | string
  | { readonly h: string }
  | { readonly lines: readonly string[] }
  | { readonly columns: readonly [string, string] }
  | { readonly table: readonly (readonly string[])[] }
  | { readonly page: true };

export interface Sample {
  readonly product: string;
  readonly layout: { readonly font?: string; readonly size?: number; readonly margin?: number };
  readonly blocks: readonly Block[];
  /** What a careful person reads in it, by question. */
  readonly expected: Readonly<Record<string, unknown>>;
}

const WIDTH = 595;
const GAP = 8;

/** A sample document as a PDF, its paragraphs broken and justified as its layout has them. */
export async function samplePdf({ layout, blocks }: Sample): Promise<Uint8Array> {
  const { font = 'Helvetica', size = 11, margin = 64 } = layout;
  const doc = new Pdf({ size: 'A4', margin });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  doc.font(font).fontSize(size);
  for (const block of blocks) {
    draw(doc, block, margin);
    doc.y += GAP;
  }
  const whole = new Promise<Uint8Array>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.end();
  return whole;
}

function draw(doc: PDFKit.PDFDocument, block: Block, margin: number): void {
  const width = WIDTH - 2 * margin;
  if (typeof block === 'string') return void doc.text(block, margin, doc.y, { width, align: 'justify' });
  if ('h' in block) return void doc.text(block.h, margin, doc.y, { width, align: 'center' });
  if ('page' in block) return void doc.addPage();
  if ('columns' in block) return drawRow(doc, block.columns, { margin, shares: [0.5, 0.5] });
  if ('lines' in block) return block.lines.forEach((line) => doc.text(line, margin, doc.y, { width }));
  for (const row of block.table) drawRow(doc, row, { margin, shares: [0.36, 0.64] });
}

/** Cells beside each other, each written to its end before the next. */
function drawRow(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  { margin, shares }: { readonly margin: number; readonly shares: readonly number[] },
): void {
  const width = WIDTH - 2 * margin;
  const top = doc.y;
  let [x, bottom] = [margin, top];
  cells.forEach((cell, index) => {
    const own = width * shares[index]!;
    doc.text(cell, x, top, { width: own - GAP });
    x += own;
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom + 2;
}
