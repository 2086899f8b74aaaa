import type { Json } from '../expression';

/** The JSON files below product-schemas/, by path relative to it: `{product}/steps/insured.json`. */
export type ProductFiles = ReadonlyMap<string, Json>;

export interface Fault {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

export interface Source {
  readonly file: string;
  readonly pointer: string;
  readonly includedAt?: Source;
}

/** From pointers into the composed definition back to the files it was composed of. */
export class SourceMap {
  private readonly entries = new Map<string, Source>();

  add(pointer: string, source: Source): void {
    this.entries.set(pointer, source);
  }

  find(pointer: string): Source {
    const { source, inner } = this.nearest(pointer);
    return { ...source, pointer: source.pointer + inner };
  }

  /** The smallest piece with a place of its own that the pointer leads into, and the rest of the way. */
  nearest(pointer: string): { readonly source: Source; readonly composed: string; readonly inner: string } {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const composed = pointer.slice(0, end);
      const source = this.entries.get(composed);
      if (source) return { source, composed, inner: pointer.slice(end) };
    }
    return { source: { file: '', pointer: '' }, composed: '', inner: pointer };
  }
}

/** One part of a JSON pointer, escaped (RFC 6901). */
export function pointerPart(part: string | number): string {
  const text = String(part);
  return /[~/]/.test(text) ? `/${text.replaceAll('~', '~0').replaceAll('/', '~1')}` : `/${text}`;
}
