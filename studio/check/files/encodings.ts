import { type Fault, pointerPart, type ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { once } from '../../../engine/index';
import { isCases } from '../structure/fileKind';

/**
 * UTF-8 read as Latin-1: two bytes as two letters, the second perhaps lost; three bytes of quotes and dashes; a
 * replacement character.
 */
const BROKEN = /[\u00C2\u00C3][\u0080-\u00BF]|\u00C3(?=\p{Ll})|\u00E2\u20AC|\uFFFD/u;

/** Invisible characters; cases may use them on purpose. */
const INVISIBLE = /[\uFEFF\u200B-\u200F\u2060\u00AD]/u;

/** In options a non-breaking blank is a fault: it looks like a blank but does not compare equal. */
const COMPARED = /\/options\/\d+(\/value)?$/;

function brokenPart(text: string, pointer: string, isCase: boolean): string | undefined {
  const found = BROKEN.exec(text) ?? (isCase ? null : INVISIBLE.exec(text));
  if (found) return found[0];
  return COMPARED.test(pointer) && text.includes('\u00A0') ? '\u00A0' : undefined;
}

function* brokenIn(value: Json, pointer: string, isCase: boolean): Generator<readonly [string, string]> {
  if (typeof value === 'string') {
    const part = brokenPart(value, pointer, isCase);
    if (part !== undefined) yield [pointer, part];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const at = pointer + pointerPart(key);
      const part = brokenPart(key, '', isCase);
      if (part !== undefined) yield [at, part];
      yield* brokenIn(inner, at, isCase);
    }
  }
}

/** Whether any text of a file may be broken: most files are sound, and one look at the whole is quicker than one at each text. */
function isSuspect(content: object, isCase: boolean): boolean {
  const text = JSON.stringify(content);
  return BROKEN.test(text) || (!isCase && (INVISIBLE.test(text) || text.includes('\u00A0')));
}

const brokenOf = [false, true].map((isCase) =>
  once((content: object) => (isSuspect(content, isCase) ? [...brokenIn(content as Json, '', isCase)] : [])),
);

export function encodings(files: ProductFiles): Fault[] {
  return [...files].flatMap(([file, content]) =>
    file.startsWith('_meta/') || typeof content !== 'object' || content === null
      ? []
      : brokenOf[Number(isCases(file))]!(content).map(([pointer, part]): Fault => {
          const written = JSON.stringify(part).replace(/[^\x20-\x7E\u00A1-\u00FF]/gu, asCode);
          const message = `${written} is no letter that was meant: the file was kept in another encoding than UTF-8, or the text was copied from elsewhere.`;
          return { file, pointer, code: 'encoding', message };
        }),
  );
}

function asCode(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
