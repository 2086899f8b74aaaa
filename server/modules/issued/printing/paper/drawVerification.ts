import { drawQr } from '../billet/drawQr';
import type { Paper } from './Paper';
import { PAGE, STYLES, WIDTH } from './theme';

const SIDE = 84;
const GAP = 16;
/** With its heading: the code is not parted from what is said of it. */
export const VERIFICATION_ROOM = SIDE + 40;

/** A code for a camera, and beside it how the paper is verified. */
export function drawVerification(
  paper: Paper,
  { address, paragraphs }: { readonly address: string; readonly paragraphs: readonly string[] },
): void {
  const top = paper.y + 4;
  drawQr(paper, address, { x: PAGE.left, y: top, side: SIDE });
  const place = { x: PAGE.left + SIDE + GAP, y: top, width: WIDTH - SIDE - GAP };
  paper.tag('P', () => paper.text(paragraphs.join('\n'), STYLES.body, place));
  paper.moveTo(Math.max(paper.y, top + SIDE) + 4);
}
