import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit';
import { SUBFILTER_ETSI_CADES_DETACHED as PADES } from '@signpdf/utils';
import Pdf from 'pdfkit';
import type { PadesSigner } from '../../../../infra/signature/PadesSigner';
import { FONTS } from './fonts';
import { COLOURS, PAGE, WIDTH } from './theme';
import type { TextStyle } from './theme';

/**
 * Where a text stands and how wide it may be, in points from the upper left corner. With a height it is one box: what
 * does not go into it is cut off after an ellipsis.
 */
export interface Place {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** A PDF that is written from top to bottom, tagged for screen readers; what stands on every page comes last. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private parent: PDFKit.PDFStructureElement;
  private isMarking = false;

  constructor(
    title: string,
    brand: string,
    at: Date,
    private readonly marked: ReadonlySet<object | string> = new Set(),
  ) {
    const { top, bottom, left, right } = PAGE;
    this.doc = new Pdf({
      size: 'A4',
      margins: { top, bottom, left, right },
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'pt-BR',
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: brand, Creator: brand, Producer: brand, CreationDate: at, ModDate: at },
    });
    this.doc.on('data', (chunk: Buffer) => void this.chunks.push(chunk));
    for (const [name, font] of Object.entries(FONTS)) this.doc.registerFont(name, font);
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
  }

  get y(): number {
    return this.doc.y;
  }

  moveTo(y: number): void {
    this.doc.y = y;
  }

  /** Never begins a new page. */
  gap(points: number): void {
    this.doc.y += points;
  }

  room(points: number): boolean {
    if (this.doc.y + points <= PAGE.height - PAGE.bottom) return false;
    this.doc.addPage();
    return true;
  }

  nextPage(): void {
    this.doc.addPage();
  }

  /** Draws within an element of the document's structure: 'P', 'H2', 'Table', … */
  tag(type: string, draw: () => void): void {
    this.parent.add(this.doc.struct(type, {}, draw));
  }

  group(type: string, work: () => void): void {
    const outer = this.parent;
    const inner = this.doc.struct(type);
    outer.add(inner);
    this.parent = inner;
    work();
    inner.end();
    this.parent = outer;
  }

  /** Draws in another colour and underlined where the piece is one of those that the document marks. */
  piece(of: object | string, draw: () => void): void {
    const outer = this.isMarking;
    this.isMarking = outer || this.marked.has(of);
    draw();
    this.isMarking = outer;
  }

  text(words: string, style: TextStyle, place: Place = {}): void {
    const { lineGap = 0, align = 'left' } = style;
    const { x = PAGE.left, y = this.doc.y, width = WIDTH, height } = place;
    const underline = this.isMarking;
    const box = height === undefined ? {} : { height, ellipsis: true };
    this.use(style).text(printable(words), x, y, { width, lineGap, align, ...box, underline });
  }

  height(words: string, style: TextStyle, width: number = WIDTH): number {
    return this.use(style).heightOfString(printable(words), { width, lineGap: style.lineGap ?? 0 });
  }

  /** Draws what is not content: lines, surfaces, what every page repeats. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    const { x, y } = this.doc;
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
    this.doc.x = x;
    this.doc.y = y;
  }

  /** Draws on every page: its number from 1, and how many there are. */
  everyPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      // Below the margin a text would begin another page.
      this.doc.page.margins = { ...this.doc.page.margins, bottom: 0 };
      this.ornament(() => draw(index + 1, count));
    }
  }

  /** Leaves room for a signature over everything else, which no page shows; readers list it beside the pages. */
  leaveSignature({ name, room }: PadesSigner, { reason, at }: { reason: string; at: Date }): void {
    this.doc.font('regular');
    pdfkitAddPlaceholder({
      pdf: this.doc,
      // Required by the types, but unused.
      pdfBuffer: Buffer.alloc(0),
      subFilter: PADES,
      signatureLength: room,
      signingTime: at,
      name,
      reason,
      location: 'Brasil',
      contactInfo: '',
    });
  }

  finish(): Promise<Buffer> {
    const whole = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.doc.on('error', reject);
    });
    this.doc.end();
    return whole;
  }

  private use({ font: name, size, colour }: TextStyle): PDFKit.PDFDocument {
    return this.doc
      .font(name)
      .fontSize(size)
      .fillColor(this.isMarking ? COLOURS.marked : colour);
  }
}

/** Characters as the fonts have them: composed, no control characters, ordinary spaces, so that a copy can be searched. */
function printable(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, '');
}
