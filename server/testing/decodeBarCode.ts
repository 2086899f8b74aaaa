import type { Bar } from './readPdf';

/** Positions weigh 1, 2, 4, 7, 0; a sum of 11 means 0. */
const WEIGHTS = [1, 2, 4, 7, 0];
const WIDTH_RATIO = 2;

/** Reads Interleaved 2 of 5 as a scanner does: by the widths of bars and of the spaces between them. */
export function decodeBarCode(bars: readonly Bar[]): string {
  const widths = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const narrow = Math.min(...widths);
  const wide = widths.map((width) => width > narrow * WIDTH_RATIO);
  const isFramed = wide.slice(0, 4).every((it) => !it) && `${wide.slice(-3)}` === 'true,false,false';
  if (!isFramed || (wide.length - 7) % 10 !== 0) throw new Error('this is no Interleaved 2 of 5 code');
  const body = wide.slice(4, -3);
  return Array.from({ length: body.length / 10 }, (_, pair) => {
    const elements = body.slice(pair * 10, pair * 10 + 10);
    const every = (first: number) => elements.filter((_element, index) => index % 2 === first);
    return digitOf(every(0)) + digitOf(every(1));
  }).join('');
}

function digitOf(wide: readonly boolean[]): string {
  if (wide.filter(Boolean).length !== 2) throw new Error('a digit has two wide elements');
  const sum = wide.reduce((total, isWide, index) => total + (isWide ? (WEIGHTS[index] ?? 0) : 0), 0);
  return String(sum === 11 ? 0 : sum);
}
