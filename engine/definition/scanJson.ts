import { pointerPart } from './files';

/** What JSON.parse does not tell: where a text stops being JSON, and keys that stand twice in an object. */
interface Scan {
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
  /** The keys and places that lead to what is being read. */
  private readonly inside: (string | number)[] = [];

  constructor(private readonly text: string) {}

  document(): void {
    this.value();
    if (this.at < this.text.length) throw new Unexpected();
  }

  /** The pointer of what is being read, which is asked for only where something is wrong. */
  private pointer(): string {
    return this.inside.map((key) => pointerPart(String(key))).join('');
  }

  private value(): void {
    this.take(BLANK);
    const first = this.text[this.at];
    if (first === '{' || first === '[') this.container(first);
    else if (!this.take(TEXT) && !this.take(SCALAR)) throw new Unexpected();
    this.take(BLANK);
  }

  private container(bracket: '{' | '['): void {
    if (this.inside.length === MOST_LEVELS) {
      this.tooDeep = this.pointer();
      throw new Unexpected();
    }
    this.inside.push(0);
    if (bracket === '{') this.object();
    else this.list();
    this.inside.pop();
  }

  private object(): void {
    const keys = new Set<string>();
    this.entries('{', '}', () => {
      const key = this.key();
      this.inside[this.inside.length - 1] = key;
      if (keys.has(key)) this.repeated.push(this.pointer());
      keys.add(key);
      this.take(BLANK);
      this.expect(':');
      this.value();
    });
  }

  private key(): string {
    this.take(BLANK);
    const from = this.at;
    if (!this.take(TEXT)) throw new Unexpected();
    const written = this.text.slice(from, this.at);
    return written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
  }

  private list(): void {
    let index = 0;
    this.entries('[', ']', () => {
      this.inside[this.inside.length - 1] = index++;
      this.value();
    });
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

  private take(shape: RegExp): boolean {
    shape.lastIndex = this.at;
    const isThere = shape.test(this.text);
    if (isThere) this.at = shape.lastIndex;
    return isThere;
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
