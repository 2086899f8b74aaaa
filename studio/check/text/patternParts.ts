/** A pattern as a tree: a sign that takes one letter, or parts one after another, beside each other, again and again. */
export type PatternPart =
  | { readonly kind: 'sign'; readonly fits: RegExp }
  | { readonly kind: 'sequence' | 'ways'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeated'; readonly part: PatternPart; readonly least: number; readonly most: number };

const SIGN =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<[^>]*>|\\.|[^\\])/u;
const COUNT = /^(?:\{(\d+)(,(\d*))?\}|[*+?])\??/;
/** What matches no characters: anchors, word boundaries, back references. */
const EMPTY = /^(?:[$^]|\\[bB1-9]|\\k<.*)$/;
const LOOKS = /^\?<?[=!]/;
const GROUP_NAME = /^\?(?::|<[^=!>][^>]*>)/;

/** Parses a valid regular expression; look-arounds are kept apart since they consume nothing. */
class PatternReader {
  readonly looks: PatternPart[] = [];
  private rest: string;

  constructor(pattern: string) {
    this.rest = pattern;
  }

  ways(): PatternPart {
    const parts = [this.sequence()];
    while (this.take(/^\|/)) parts.push(this.sequence());
    return parts.length === 1 ? parts[0]! : { kind: 'ways', parts };
  }

  private sequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.rest !== '' && !/^[|)]/.test(this.rest)) parts.push(this.repeated(this.part()));
    return { kind: 'sequence', parts };
  }

  private part(): PatternPart {
    if (this.take(/^\(/)) return this.group();
    const [written = this.rest] = SIGN.exec(this.rest) ?? [];
    this.rest = this.rest.slice(written.length);
    if (EMPTY.test(written)) return { kind: 'sequence', parts: [] };
    return { kind: 'sign', fits: new RegExp(`^${written}$`, 'u') };
  }

  private group(): PatternPart {
    const doesLook = this.take(LOOKS);
    if (!doesLook) this.take(GROUP_NAME);
    const inside = this.ways();
    this.take(/^\)/);
    if (!doesLook) return inside;
    this.looks.push(inside);
    return { kind: 'sequence', parts: [] };
  }

  private repeated(part: PatternPart): PatternPart {
    const [count, least, range, most] = COUNT.exec(this.rest) ?? [];
    if (count === undefined) return part;
    this.rest = this.rest.slice(count.length);
    if (least === undefined)
      return {
        kind: 'repeated',
        part,
        least: count.startsWith('+') ? 1 : 0,
        most: count.startsWith('?') ? 1 : Infinity,
      };
    const last = range === undefined ? least : most;
    return { kind: 'repeated', part, least: Number(least), most: last ? Number(last) : Infinity };
  }

  private take(begin: RegExp): boolean {
    const [taken] = begin.exec(this.rest) ?? [];
    if (taken !== undefined) this.rest = this.rest.slice(taken.length);
    return taken !== undefined;
  }
}

/** The pattern, and each part that looks around from some place of it. */
export function patternParts(pattern: string): readonly PatternPart[] {
  const reader = new PatternReader(pattern);
  return [reader.ways(), ...reader.looks];
}
