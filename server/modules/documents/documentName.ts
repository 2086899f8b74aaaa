const EXTENSION = '.pdf';
const MAX_LENGTH = 200;
// Control characters, path and header syntax, and marks that reverse the direction of text to hide an extension.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*;]/gu;

/** A file name that is safe in a header, on a disk and on a screen: no path, no hidden characters, ends in .pdf. */
export function documentName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const stem = clean.replace(/\.pdf$/i, '');
  const short = [...stem].slice(0, MAX_LENGTH - EXTENSION.length).join('');
  return `${short.trim() || 'documento'}${EXTENSION}`;
}
