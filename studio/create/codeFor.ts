const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** An unused code of 2 to 4 capitals from the id's initials or first letters; undefined where none is free. */
export function codeFor(id: string, taken: readonly string[]): string | undefined {
  const words = id.toUpperCase().replaceAll(/[^A-Z-]/g, '');
  const initials = words
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 4);
  const letters = words.replaceAll('-', '');
  const first = [initials, letters.slice(0, 2), letters.slice(0, 3), letters.slice(0, 4)];
  const longer = LETTERS.map((letter) => `${letters.slice(0, 2)}${letter}`);
  return [...first, ...longer].find((code) => /^[A-Z]{2,4}$/.test(code) && !taken.includes(code));
}
