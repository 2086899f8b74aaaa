import type { PageText } from './types';

/** The most characters read of a document: some 400 full pages. */
const MOST_CHARACTERS = 1_200_000;
/** A line without an end, such as a table of figures, is cut here. */
const LONGEST_LINE = 4_000;
const LONGEST_SOURCE = 240;

interface Line {
  readonly page: number;
  readonly start: number;
  readonly text: string;
}

const SAME: Readonly<Record<string, string>> = {
  º: 'o',
  '°': 'o',
  ª: 'a',
  '–': '-',
  '—': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '’': "'",
  '\n': ' ',
};

/** One character without its accent and capital, so that a folded text is as long as its own. */
function foldCharacter(character: string): string {
  const same = SAME[character];
  if (same !== undefined) return same;
  if (character < '\u0080') return character.toLowerCase();
  return character.normalize('NFD').charAt(0).toLowerCase().charAt(0) || character;
}

const folded = new Map<string, string>();

/** A text without accents and capitals, character by character. */
export function fold(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    let other = folded.get(character);
    if (other === undefined) folded.set(character, (other = foldCharacter(character)));
    result += other;
  }
  return result;
}

const tidy = (line: string) =>
  line
    .slice(0, LONGEST_LINE)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A word that was broken at the end of a line; a hyphen before a capital or a figure is its own. */
const isBroken = (line: string, next: string) => /\p{Ll}-$/u.test(line) && /^\p{Ll}/u.test(next);

export class DocumentText {
  readonly text: string;
  readonly folded: string;
  private readonly lines: readonly Line[];

  constructor(pages: readonly PageText[]) {
    const lines: Line[] = [];
    const parts: string[] = [];
    let length = 0;
    const all = pages.flatMap(({ lines: own }, index) =>
      own.map((line) => ({ page: index + 1, text: tidy(line) })).filter(({ text }) => text !== ''),
    );
    for (const [at, { page, text }] of all.entries()) {
      if (length > MOST_CHARACTERS) break;
      lines.push({ page, start: length, text });
      const isJoined = isBroken(text, all[at + 1]?.text ?? '');
      const part = isJoined ? text.slice(0, -1) : `${text}\n`;
      parts.push(part);
      length += part.length;
    }
    this.lines = lines;
    this.text = parts.join('');
    this.folded = fold(this.text);
  }

  /** Page and words of the line at an offset; with the next line where what ends at `end` goes on there. */
  sourceOf(start: number, end: number): { readonly page: number; readonly line: string } {
    const first = this.lineAt(start);
    const last = this.lineAt(Math.max(start, end - 1));
    const { page } = this.lines[first]!;
    const words = this.lines
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(' ');
    return { page, line: around(words, start - this.lines[first]!.start) };
  }

  private lineAt(offset: number): number {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lines[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function around(line: string, offset: number): string {
  if (line.length <= LONGEST_SOURCE) return line;
  const start = Math.max(0, Math.min(offset - LONGEST_SOURCE / 3, line.length - LONGEST_SOURCE));
  const end = start + LONGEST_SOURCE;
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}
