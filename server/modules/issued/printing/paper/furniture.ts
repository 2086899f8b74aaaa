import type { PrintedDocument } from '../content/PrintedDocument';
import type { Paper } from './Paper';
import { COLOURS, PAGE, RIGHT, STYLES, WIDTH } from './theme';

const MARK_SIZE = 58;
const BRAND_WIDTH = 180;
const ONE_LINE = 20;

export function furnish(paper: Paper, document: PrintedDocument): void {
  paper.everyPage((page, pages) => {
    drawHead(paper, document);
    drawFoot(paper, document, `Página ${page} de ${pages}`);
    if (document.mark) drawMark(paper, document.mark);
  });
}

function drawBrand({ doc }: Paper, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.8);
  doc.roundedRect(0, 0, 32, 32, 7).fill(COLOURS.navy);
  doc.path('M10 7h4.5v14H23v4H10z').fill(COLOURS.white);
  doc.path('M18 7h5v9l-5-2.6z').fill(COLOURS.amber);
  doc.restore();
}

function drawHead(paper: Paper, { brand, title, number }: PrintedDocument): void {
  drawBrand(paper, PAGE.left, 34);
  const isLong = paper.height(brand, STYLES.brand, BRAND_WIDTH) > ONE_LINE;
  const style = isLong ? { ...STYLES.brand, size: 10 } : STYLES.brand;
  paper.text(brand, style, { x: PAGE.left + 34, y: isLong ? 34 : 38, width: BRAND_WIDTH });
  const place = { x: RIGHT - 260, width: 260 };
  paper.text(title, { ...STYLES.strong, align: 'right' }, { ...place, y: 35 });
  paper.text(number, { ...STYLES.small, align: 'right' }, { ...place, y: 49 });
  paper.doc.rect(PAGE.left, 70, WIDTH, 1.5).fill(COLOURS.navy);
}

function drawFoot(paper: Paper, { origin }: PrintedDocument, pageNumber: string): void {
  const y = PAGE.height - 42;
  paper.doc
    .moveTo(PAGE.left, y - 8)
    .lineTo(RIGHT, y - 8)
    .lineWidth(0.5)
    .stroke(COLOURS.line);
  paper.text(origin, STYLES.small, { y, x: PAGE.left, width: WIDTH - 90 });
  paper.text(pageNumber, { ...STYLES.small, align: 'right' }, { x: RIGHT - 80, y, width: 80 });
}

function drawMark(paper: Paper, words: string): void {
  const middle: [number, number] = [PAGE.width / 2, PAGE.height / 2];
  paper.doc.save().rotate(-52, { origin: middle }).fillOpacity(0.08);
  const style = { font: 'semibold', size: MARK_SIZE, colour: COLOURS.navy, align: 'center' } as const;
  paper.text(words, style, { x: -100, y: middle[1] - MARK_SIZE / 2, width: PAGE.width + 200 });
  paper.doc.restore();
}
