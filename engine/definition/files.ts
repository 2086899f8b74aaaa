import type { Json } from '../expression';

/** The JSON files below product-schemas/, by path relative to it: `licitante/steps/insured.json`. */
export type ProductFiles = ReadonlyMap<string, Json>;

/** Something wrong in a definition, placed where an analyst can mend it. */
export interface Fault {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** What was probably meant. */
  readonly suggestion?: string;
}

/** Where a piece of a composed definition was written. */
export interface Source {
  readonly file: string;
  readonly pointer: string;
  /** The include that brought a shared fragment in. */
  readonly includedAt?: { readonly file: string; readonly pointer: string };
}

/** From pointers into the composed definition back to the files it was composed of. */
export class SourceMap {
  private readonly entries = new Map<string, Source>();

  add(pointer: string, source: Source): void {
    this.entries.set(pointer, source);
  }

  find(pointer: string): Source {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const source = this.entries.get(pointer.slice(0, end));
      if (source) return { ...source, pointer: source.pointer + pointer.slice(end) };
    }
    return { file: '', pointer };
  }
}

/** One part of a JSON pointer, escaped (RFC 6901). */
export function pointerPart(part: string | number): string {
  return `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
