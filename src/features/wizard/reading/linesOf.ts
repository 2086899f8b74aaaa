/** A piece of text where pdfjs found it, in points from the page's lower left corner. */
export interface PlacedText {
  readonly str: string;
  /** Matrix of six numbers: the last two are the position, the fourth the height. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

/** Part of the letter height: text further off is on another line. */
const OFF_LINE = 0.5;
/** Of the height: a gap this wide is a blank. */
const BLANK = 0.15;
/** Of the height: a gap this wide parts columns and cells, which are lines of their own. */
const COLUMN = 6;

interface End {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function joint(before: End | undefined, { transform, str }: PlacedText): '' | ' ' | '\n' {
  if (!before) return '';
  const [, , , size = 0, x = 0, y = 0] = transform;
  const height = Math.max(Math.abs(size), before.height, 1);
  if (Math.abs(y - before.y) > height * OFF_LINE) return '\n';
  const gap = x - before.x;
  if (gap > height * COLUMN || gap < -height) return '\n';
  return gap > height * BLANK && !str.startsWith(' ') ? ' ' : '';
}

/**
 * The lines of a page, in the order in which its texts were written, which is the order of reading in nearly all
 * documents: a column, or a cell of a table, is written before the next.
 */
export function linesOf(items: readonly PlacedText[]): readonly string[] {
  let text = '';
  let end: End | undefined;
  for (const item of items) {
    if (item.str !== '') {
      const [, , , size = 0, x = 0, y = 0] = item.transform;
      const between = joint(end, item);
      text += between === ' ' && /\s$/.test(text) ? item.str : between + item.str;
      end = { x: x + item.width, y, height: Math.abs(size) };
    }
    if (item.hasEOL) {
      text += '\n';
      end = undefined;
    }
  }
  return text.split('\n').flatMap((line) => line.trim() || []);
}
