import { patternParts, type PatternPart } from './text/patternParts';

interface Place {
  readonly fits: RegExp;
  readonly next: Place[];
}

interface Piece {
  readonly first: readonly Place[];
  readonly last: readonly Place[];
  readonly canBeEmpty: boolean;
}

const NOTHING: Piece = { first: [], last: [], canBeEmpty: true };
/** Larger counts are treated as unbounded: that many ways are just as slow. */
const MOST_COPIES = 24;
/** Longer patterns are not analysed. */
const MOST_PLACES = 200;

function join(one: Piece, other: Piece): Piece {
  for (const place of one.last) place.next.push(...other.first);
  return {
    first: one.canBeEmpty ? [...one.first, ...other.first] : one.first,
    last: other.canBeEmpty ? [...one.last, ...other.last] : other.last,
    canBeEmpty: one.canBeEmpty && other.canBeEmpty,
  };
}

/** The pattern's characters and successors (Glushkov's automaton, ways counted). */
class Places {
  readonly all: Place[] = [];

  of(part: PatternPart): Piece {
    if (part.kind === 'sign') return this.sign(part);
    if (part.kind === 'repeated') return this.repeated(part);
    const pieces = part.parts.map((one) => this.of(one));
    if (part.kind === 'sequence') return pieces.reduce(join, NOTHING);
    return {
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
      canBeEmpty: pieces.some(({ canBeEmpty }) => canBeEmpty),
    };
  }

  private sign({ fits }: Extract<PatternPart, { kind: 'sign' }>): Piece {
    const place: Place = { fits, next: [] };
    this.all.push(place);
    return { first: [place], last: [place], canBeEmpty: false };
  }

  /** Optional copies are nested, so that skipping some of them has only one reading. */
  private repeated({ part, least, most }: Extract<PatternPart, { kind: 'repeated' }>): Piece {
    const isCounted = most <= MOST_COPIES;
    const copies = isCounted ? most : Math.min(Math.max(least, 1), MOST_COPIES);
    const pieces = Array.from({ length: copies }, () => this.of(part));
    const end = pieces.at(-1);
    if (end && !isCounted) for (const place of end.last) place.next.push(...end.first);
    return pieces.reduceRight((after, piece, index) => {
      const joined = join(piece, after);
      return index < least ? joined : { ...joined, canBeEmpty: true };
    }, NOTHING);
  }
}

/** Samples for classes that match many letters. */
const LETTERS = '09aAzZçÇáÁ\u0301 \t\n\u00a0_-.,/º中$';

function lettersOf(pattern: string): readonly string[] {
  const written = pattern.replaceAll(/\\(?:u\{?|x)([\da-fA-F]{2,6})\}?/gu, (_whole, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return [...new Set(written + LETTERS)];
}

interface Readings {
  readonly one: Place;
  readonly other: Place;
  readonly wereApart: boolean;
  readonly text: string;
}

function* further(
  { one, other, wereApart, text }: Readings,
  letters: readonly string[],
): Generator<Readings> {
  for (const [way, next] of one.next.entries()) {
    for (const [otherWay, otherNext] of other.next.entries()) {
      const letter = letters.find((each) => next.fits.test(each) && otherNext.fits.test(each));
      if (letter === undefined) continue;
      const areApart = next !== otherNext || (one === other && way !== otherWay);
      yield { one: next, other: otherNext, wereApart: wereApart || areApart, text: text + letter };
    }
  }
}

function loopOf(
  place: Place,
  letters: readonly string[],
  numbers: ReadonlyMap<Place, number>,
): string | undefined {
  const seen = new Set<string>();
  const open: Readings[] = [{ one: place, other: place, wereApart: false, text: '' }];
  for (const readings of open) {
    for (const next of further(readings, letters)) {
      if (next.one === place && next.other === place && next.wereApart) return next.text;
      const key = `${numbers.get(next.one)} ${numbers.get(next.other)} ${next.wereApart}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return undefined;
}

/**
 * A text whose repetition doubles the ways a pattern can match, so that a failing match takes exponential time;
 * `undefined` where none exists or the pattern is too long.
 */
export function slowText(pattern: string): string | undefined {
  const letters = lettersOf(pattern);
  for (const part of patternParts(pattern)) {
    const { all } = placesOf(part);
    if (all.length > MOST_PLACES) continue;
    const numbers = new Map(all.map((place, index) => [place, index]));
    for (const place of all) {
      const text = loopOf(place, letters, numbers);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function placesOf(part: PatternPart): Places {
  const places = new Places();
  places.of(part);
  return places;
}
