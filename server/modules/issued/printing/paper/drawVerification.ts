import { drawQr } from '../billet/drawQr';
import type { Paper } from './Paper';
import { PAGE, STYLES, WIDTH } from './theme';

const SIDE = 84;
const GAP = 16;
const BESIDE = WIDTH - SIDE - GAP;
const HEADING = 40;

interface Verification {
  readonly address: string;
  readonly paragraphs: readonly string[];
}

const wordsOf = ({ paragraphs }: Verification) => paragraphs.join('\n');

export function verificationRoom(paper: Paper, verification: Verification): number {
  return Math.max(SIDE, paper.height(wordsOf(verification), STYLES.body, BESIDE)) + HEADING;
}

export function drawVerification(paper: Paper, verification: Verification): void {
  const top = paper.y + 4;
  drawQr(paper, verification.address, { x: PAGE.left, y: top, side: SIDE });
  const place = { x: PAGE.left + SIDE + GAP, y: top, width: BESIDE };
  paper.tag('P', () => paper.text(wordsOf(verification), STYLES.body, place));
  paper.moveTo(Math.max(paper.y, top + SIDE) + 4);
}
