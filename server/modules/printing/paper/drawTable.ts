import type { DocumentLine } from '../../../../engine/definition/documents';
import type { PrintedColumn } from '../content/PrintedDocument';
import type { Paper } from './Paper';
import { COLOURS, PAGE, RIGHT, STYLES, WIDTH } from './theme';
import type { TextStyle } from './theme';

const ROW = 22;
const PADDING = 8;
const BASE = 6;
const AFTER = 7;

/** Amounts under each other, the last one their sum. */
export function drawAmounts(paper: Paper, lines: readonly DocumentLine[]): void {
  paper.room(lines.length * ROW);
  const columns: PrintedColumn[] = [
    { label: '', align: 'left' },
    { label: '', align: 'right' },
  ];
  paper.group('Table', () => {
    lines.forEach(({ label, text }, index) => {
      const isSum = index === lines.length - 1;
      const style = isSum ? STYLES.strong : STYLES.value;
      drawRow(paper, { columns, cells: [label, text], style, tint: isSum, tags: ['TH', 'TD'] });
    });
  });
  paper.gap(AFTER);
}

/** A table whose heading comes again on every page that it reaches. */
export function drawTable(
  paper: Paper,
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
): void {
  const heading = () => {
    const cells = columns.map(({ label }) => label);
    drawRow(paper, { columns, cells, style: STYLES.small, tint: true, tags: columns.map(() => 'TH') });
  };
  paper.room(2 * ROW);
  paper.group('Table', () => {
    heading();
    for (const cells of rows) {
      if (paper.room(ROW)) heading();
      drawRow(paper, { columns, cells, style: STYLES.value, tint: false, tags: columns.map(() => 'TD') });
    }
  });
  paper.gap(AFTER);
}

interface Row {
  readonly columns: readonly PrintedColumn[];
  readonly cells: readonly string[];
  readonly style: TextStyle;
  readonly tint: boolean;
  readonly tags: readonly string[];
}

function drawRow(paper: Paper, { columns, cells, style, tint, tags }: Row): void {
  const top = paper.y;
  drawGround(paper, top, tint);
  const width = WIDTH / columns.length;
  paper.group('TR', () => {
    columns.forEach(({ align }, index) => {
      const place = { x: PAGE.left + index * width + PADDING, y: top + BASE, width: width - 2 * PADDING };
      paper.tag(tags[index]!, () => paper.text(cells[index] ?? '', { ...style, align }, place));
    });
  });
  paper.moveTo(top + ROW);
}

function drawGround(paper: Paper, top: number, tint: boolean): void {
  paper.ornament((doc) => {
    if (tint) doc.rect(PAGE.left, top, WIDTH, ROW).fill(COLOURS.tint);
    doc
      .moveTo(PAGE.left, top + ROW)
      .lineTo(RIGHT, top + ROW)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  });
}
