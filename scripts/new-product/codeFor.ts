const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A code of two to four capitals that no wizard has: the initials of an id, its first letters, or with one more. */
export function codeFor(id: string, taken: readonly string[]): string {
  const words = id.toUpperCase().replaceAll(/[^A-Z-]/g, '');
  const initials = words
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 4);
  const letters = words.replaceAll('-', '');
  const first = [initials, letters.slice(0, 2), letters.slice(0, 3), letters.slice(0, 4)];
  const longer = LETTERS.map((letter) => `${letters.slice(0, 2)}${letter}`);
  const free = [...first, ...longer].find((code) => /^[A-Z]{2,4}$/.test(code) && !taken.includes(code));
  if (!free) throw new Error(`No code is free for ${id}: choose another id.`);
  return free;
}
