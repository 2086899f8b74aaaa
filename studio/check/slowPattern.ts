import { patternParts, type PatternPart } from './text/patternParts';

/** A sign of the pattern, and those that may follow it, as often as there are ways to get there. */
interface Place {
  readonly fits: RegExp;
  readonly next: Place[];
}

/** Where a part begins and ends, each as often as there are ways, and whether it may take nothing. */
interface Piece {
  readonly first: readonly Place[];
  readonly last: readonly Place[];
  readonly canBeEmpty: boolean;
}

const NOTHING: Piece = { first: [], last: [], canBeEmpty: true };
/** Written counts beyond this are read as any number: so many readings are as bad as endless ones. */
const MOST_COPIES = 24;
/** More signs than this are not followed. */
const MOST_PLACES = 200;

function join(one: Piece, other: Piece): Piece {
  for (const place of one.last) place.next.push(...other.first);
  return {
    first: one.canBeEmpty ? [...one.first, ...other.first] : one.first,
    last: other.canBeEmpty ? [...one.last, ...other.last] : other.last,
    canBeEmpty: one.canBeEmpty && other.canBeEmpty,
  };
}

/** The signs of a pattern with their followers (Glushkov's automaton, its ways counted). */
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

  /** The copies that may be left out stand inside each other, so that fewer of them are read in one way. */
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

/** Letters of every sort, for signs that take many. */
const LETTERS = '09aAzZçÇáÁ\u0301 \t\n\u00a0_-.,/º中$';

/** Letters that tell the signs of a pattern apart: where two take a letter in common, they take one of these. */
function lettersOf(pattern: string): readonly string[] {
  const written = pattern.replaceAll(/\\(?:u\{?|x)([\da-fA-F]{2,6})\}?/gu, (_whole, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return [...new Set(written + LETTERS)];
}

/** Two readings of one text, and whether they have been apart. */
interface Readings {
  readonly one: Place;
  readonly other: Place;
  readonly wereApart: boolean;
  readonly text: string;
}

/** One letter further on, wherever both readings can go. */
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

/** A text that leads from a place back to it in two ways. */
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
 * A text that, written again and again, a pattern reads in twice as many ways each time, so that one which does
 * not match takes for ever; `undefined` where there is none, or the pattern is too long to say.
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
