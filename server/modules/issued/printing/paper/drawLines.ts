import type { DocumentLine } from '../../../../../engine/definition';
import type { Paper } from './Paper';
import { PAGE, STYLES, WIDTH } from './theme';

const GUTTER = 20;
const HALF = (WIDTH - GUTTER) / 2;
const LABEL_GAP = 1;
const AFTER = 7;
const TWO_LINES = 28;
const BEGINNING = 48;

export function drawLines(paper: Paper, lines: readonly DocumentLine[]): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const next = lines[index + 1];
    if (isLong(paper, line)) drawLong(paper, line);
    else if (!next || isLong(paper, next)) drawRow(paper, [line]);
    else {
      drawRow(paper, [line, next]);
      index += 1;
    }
  }
}

function isLong(paper: Paper, { text }: DocumentLine): boolean {
  return paper.height(text, STYLES.value, HALF) > TWO_LINES;
}

function drawLong(paper: Paper, line: DocumentLine): void {
  paper.room(Math.min(heightOf(paper, line, WIDTH), BEGINNING));
  drawLine(paper, line, PAGE.left, WIDTH);
  paper.gap(AFTER);
}

function drawRow(paper: Paper, lines: readonly DocumentLine[]): void {
  // A value without a neighbour may use the whole width.
  const width = lines.length === 1 ? WIDTH : HALF;
  const height = Math.max(...lines.map((line) => heightOf(paper, line, width)));
  paper.room(height);
  const top = paper.y;
  lines.forEach((line, column) => {
    paper.moveTo(top);
    drawLine(paper, line, PAGE.left + column * (HALF + GUTTER), width);
  });
  paper.moveTo(top + height + AFTER);
}

function drawLine(paper: Paper, line: DocumentLine, x: number, width: number): void {
  paper.tag('P', () =>
    paper.piece(line, () => {
      paper.text(line.label, STYLES.label, { x, width });
      paper.gap(LABEL_GAP);
      paper.text(line.text, STYLES.value, { x, width });
    }),
  );
}

function heightOf(paper: Paper, { label, text }: DocumentLine, width: number): number {
  const words = paper.height(text, STYLES.value, width);
  return paper.height(label, STYLES.label, width) + LABEL_GAP + words;
}
