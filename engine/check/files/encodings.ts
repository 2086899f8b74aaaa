import { pointerPart, type Fault, type ProductFiles } from '../../definition/files';
import type { Json } from '../../expression';

/** Two bytes of UTF-8 that were read as two letters, or a letter that was lost. */
const BROKEN = /[\u00C2\u00C3][\u0080-\u00BF]|\uFFFD/u;

function* brokenIn(value: Json, pointer: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') {
    if (BROKEN.test(value)) yield [pointer, value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const at = pointer + pointerPart(key);
      if (BROKEN.test(key)) yield [at, key];
      yield* brokenIn(inner as Json, at);
    }
  }
}

/** Texts that were kept in another encoding than UTF-8, or encoded twice. */
export function encodings(files: ProductFiles): Fault[] {
  return [...files].flatMap(([file, content]) =>
    file.startsWith('_meta/')
      ? []
      : [...brokenIn(content, '')].map(([pointer, text]): Fault => {
          const found = BROKEN.exec(text)?.[0] ?? '';
          const message = `${JSON.stringify(found)} is no letter that was meant: the file was kept in another encoding than UTF-8.`;
          return { file, pointer, code: 'encoding', message };
        }),
  );
}
