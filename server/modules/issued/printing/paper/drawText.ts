import type { Clause } from '../../../../../engine/definition';
import type { Paper } from './Paper';
import { COLOURS, PAGE, STYLES, WIDTH } from './theme';

const PADDING = 10;
const AFTER = 6;
const BEGINNING = 30;

export function drawParagraphs(paper: Paper, paragraphs: readonly string[]): void {
  for (const words of paragraphs) {
    paper.room(BEGINNING);
    paper.tag('P', () => paper.piece(words, () => paper.text(words, STYLES.body)));
    paper.gap(AFTER);
  }
}

export function drawNotice(paper: Paper, paragraphs: readonly string[]): void {
  const width = WIDTH - 2 * PADDING;
  for (const words of paragraphs) {
    const height = paper.height(words, STYLES.body, width) + 2 * PADDING;
    paper.room(height);
    const top = paper.y;
    paper.ornament((doc) => {
      doc.rect(PAGE.left, top, WIDTH, height).fill(COLOURS.tint);
      doc.rect(PAGE.left, top, 3, height).fill(COLOURS.amber);
    });
    const place = { x: PAGE.left + PADDING, y: top + PADDING, width };
    paper.tag('P', () => paper.piece(words, () => paper.text(words, STYLES.body, place)));
    paper.moveTo(top + height + AFTER);
  }
}

/** Keeps each title with its text. */
export function drawClauses(paper: Paper, clauses: readonly Clause[]): void {
  for (const clause of clauses) {
    paper.room(BEGINNING + STYLES.clause.size * 2);
    paper.piece(clause, () => {
      paper.tag('H3', () => paper.text(clause.title, STYLES.clause));
      paper.tag('P', () => paper.text(clause.text, STYLES.body));
    });
    paper.gap(AFTER);
  }
}
