import type { DocumentLine } from '../../../../../engine/definition';
import type { PrintedColumn } from '../content/PrintedDocument';
import type { Paper } from './Paper';
import { COLOURS, PAGE, RIGHT, STYLES, WIDTH } from './theme';
import type { TextStyle } from './theme';

const ROW = 22;
const PADDING = 8;
const BASE = 6;
const AFTER = 7;
/** How wide a column is beside the others: amounts are the longest and must not break. */
const SHARES = { left: 3, right: 4 } as const;

export function drawAmounts(paper: Paper, lines: readonly DocumentLine[]): void {
  paper.room(lines.length * ROW);
  const columns: PrintedColumn[] = [
    { label: '', align: 'left' },
    { label: '', align: 'right' },
  ];
  paper.group('Table', () => {
    lines.forEach((line, index) => {
      const { label, text } = line;
      const isSum = index === lines.length - 1;
      const style = isSum ? STYLES.strong : STYLES.value;
      const row = { columns, cells: [label, text], style, tint: isSum, tags: ['TH', 'TD'] };
      paper.piece(line, () => drawRow(paper, row));
    });
  });
  paper.gap(AFTER);
}

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
      const row = { columns, cells, style: STYLES.value, tint: false, tags: columns.map(() => 'TD') };
      if (paper.room(heightOf(paper, row))) heading();
      paper.piece(cells, () => drawRow(paper, row));
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

function drawRow(paper: Paper, row: Row): void {
  const { columns, cells, style, tint, tags } = row;
  const top = paper.y;
  const height = heightOf(paper, row);
  const places = placesOf(columns, top);
  drawGround(paper, { top, height, tint });
  paper.group('TR', () => {
    columns.forEach(({ align }, index) => {
      paper.tag(tags[index]!, () => paper.text(cells[index] ?? '', { ...style, align }, places[index]));
    });
  });
  paper.moveTo(top + height);
}

function heightOf(paper: Paper, { columns, cells, style }: Row): number {
  const widths = placesOf(columns, 0).map(({ width }) => width);
  const heights = widths.map((width, index) => paper.height(cells[index] ?? '', style, width));
  return ROW + Math.max(0, ...heights) - paper.height('0', style);
}

function placesOf(columns: readonly PrintedColumn[], top: number) {
  const unit = WIDTH / columns.reduce((sum, { align }) => sum + SHARES[align], 0);
  let x: number = PAGE.left;
  return columns.map(({ align }) => {
    const width = SHARES[align] * unit;
    const place = { x: x + PADDING, y: top + BASE, width: width - 2 * PADDING };
    x += width;
    return place;
  });
}

interface Ground {
  readonly top: number;
  readonly height: number;
  readonly tint: boolean;
}

function drawGround(paper: Paper, { top, height, tint }: Ground): void {
  paper.ornament((doc) => {
    if (tint) doc.rect(PAGE.left, top, WIDTH, height).fill(COLOURS.tint);
    doc
      .moveTo(PAGE.left, top + height)
      .lineTo(RIGHT, top + height)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  });
}
