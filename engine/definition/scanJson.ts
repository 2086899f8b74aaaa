import { pointerPart } from './files';

/** What JSON.parse does not tell: where a text stops being JSON, and keys that stand twice in an object. */
export interface Scan {
  /** Offset of the first character that is not valid there. */
  readonly brokenAt?: number;
  /** Pointers of keys of which JSON.parse silently keeps the last. */
  readonly repeated: readonly string[];
  /** The pointer of the bracket at which the nesting exceeds MOST_LEVELS; `brokenAt` is set too. */
  readonly tooDeep?: string;
}

/** Our deepest rule has 21 levels; a text of thousands would overflow the stack of recursive code. */
export const MOST_LEVELS = 64;

const BLANK = /[ \t\n\r]*/y;
// Runs of plain letters are taken whole: a loop over each letter of a long text would run out of stack.
const TEXT = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Unexpected extends Error {}

class Scanner {
  readonly repeated: string[] = [];
  at = 0;
  tooDeep: string | undefined;
  private levels = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): void {
    this.value('');
    if (this.at < this.text.length) throw new Unexpected();
  }

  private value(pointer: string): void {
    this.take(BLANK);
    const first = this.text[this.at];
    if (first === '{' || first === '[') this.container(first, pointer);
    else if (this.take(TEXT) === '' && this.take(SCALAR) === '') throw new Unexpected();
    this.take(BLANK);
  }

  private container(bracket: '{' | '[', pointer: string): void {
    if (this.levels === MOST_LEVELS) {
      this.tooDeep = pointer;
      throw new Unexpected();
    }
    this.levels += 1;
    if (bracket === '{') this.object(pointer);
    else this.list(pointer);
    this.levels -= 1;
  }

  private object(pointer: string): void {
    const keys = new Set<string>();
    this.entries('{', '}', () => {
      this.take(BLANK);
      const written = this.take(TEXT);
      if (written === '') throw new Unexpected();
      const key = JSON.parse(written) as string;
      const inner = pointer + pointerPart(key);
      if (keys.has(key)) this.repeated.push(inner);
      keys.add(key);
      this.take(BLANK);
      this.expect(':');
      this.value(inner);
    });
  }

  private list(pointer: string): void {
    let index = 0;
    this.entries('[', ']', () => this.value(`${pointer}/${index++}`));
  }

  private entries(open: string, close: string, entry: () => void): void {
    this.expect(open);
    this.take(BLANK);
    if (this.text[this.at] === close) {
      this.at += 1;
      return;
    }
    for (;;) {
      entry();
      if (this.text[this.at] !== ',') break;
      this.at += 1;
    }
    this.expect(close);
  }

  private expect(character: string): void {
    if (this.text[this.at] !== character) throw new Unexpected();
    this.at += 1;
  }

  private take(shape: RegExp): string {
    shape.lastIndex = this.at;
    const found = shape.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

export function scanJson(text: string): Scan {
  const scanner = new Scanner(text);
  try {
    scanner.document();
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const { at, repeated, tooDeep } = scanner;
    return { brokenAt: at, repeated, ...(tooDeep !== undefined && { tooDeep }) };
  }
  return { repeated: scanner.repeated };
}
