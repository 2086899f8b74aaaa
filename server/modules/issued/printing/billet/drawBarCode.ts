import type { Paper } from '../paper/Paper';
import { PAGE } from '../paper/theme';
import { interleaved2of5 } from './interleaved2of5';

const MILLIMETRE = 72 / 25.4;
/** FEBRABAN: 103 mm by 13 mm. */
const WIDTH = 103 * MILLIMETRE;
export const BAR_HEIGHT = 13 * MILLIMETRE;

/** The 44 digits as black bars, drawn and not an image, so that they stay sharp on any printer. */
export function drawBarCode(paper: Paper, digits: string, y: number): void {
  const { bars, width } = interleaved2of5(digits);
  const narrow = WIDTH / width;
  paper.ornament((doc) => {
    for (const bar of bars) doc.rect(PAGE.left + bar.at * narrow, y, bar.width * narrow, BAR_HEIGHT);
    doc.fill('#000000');
  });
}
