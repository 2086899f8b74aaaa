import { encode } from 'uqr';
import type { Paper } from '../paper/Paper';
import { COLOURS } from '../paper/theme';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A QR code as rectangles, one a run of dark modules, so that it stays sharp on any printer. */
export function drawQr(paper: Paper, text: string, { x, y, side }: Square): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = side / size;
  paper.ornament((doc) => {
    data.forEach((row, at) => {
      for (const { from, to } of darkRuns(row))
        doc.rect(x + from * module, y + at * module, (to - from) * module, module);
    });
    doc.fill(COLOURS.ink);
  });
}

function darkRuns(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (dark && last?.to === at) last.to = at + 1;
    else if (dark) runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
