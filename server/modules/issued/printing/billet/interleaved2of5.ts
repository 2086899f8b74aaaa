/** One bar: where it begins and how wide it is, in narrow elements from the left end of the code. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** Digits 0 to 9 as five elements; 1 is wide. */
const PATTERNS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const WIDE = 3;
const START = [1, 1, 1, 1];
const STOP = [WIDE, 1, 1];

/**
 * The bars of an Interleaved 2 of 5 code, as FEBRABAN asks of a billet: of every two digits the first is in the
 * bars and the second in the spaces between them. Throws unless the digits are an even number.
 */
export function interleaved2of5(digits: string): { bars: Bar[]; width: number } {
  if (!/^(\d\d)+$/.test(digits)) throw new Error('a bar code has an even number of digits');
  const pairs = digits.match(/\d\d/g) ?? [];
  const elements = [...START, ...pairs.flatMap(elementsOf), ...STOP];
  let at = 0;
  const bars: Bar[] = [];
  elements.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return { bars, width: at };
}

function elementsOf(pair: string): number[] {
  const [bars = '', spaces = ''] = [...pair].map((digit) => PATTERNS[Number(digit)] ?? '');
  return [...bars].flatMap((bar, index) => [widthOf(bar), widthOf(spaces[index])]);
}

function widthOf(element: string | undefined): number {
  return element === '1' ? WIDE : 1;
}
