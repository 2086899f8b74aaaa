import { type Fault, pointerPart, type ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { once } from '../../../engine/index';
import { isCases } from '../structure/fileKind';

/** Not sentences: rules join them, so blanks at their ends are fine. */
const NAMES = /\/(title|label)$|\/options(\/if\/\d+)?\/\d+(\/value)?$/;

/** Only plain blanks; other marks have their own fault. */
const BLANK_END = /^[ \t\n]|[ \t\n]$/;

function* within(value: Json, pointer: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') {
    if (BLANK_END.test(value) && NAMES.test(pointer)) yield [pointer, value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* within(inner, pointer + pointerPart(key));
  }
}

const blanksOf = once((content: object) => [...within(content as Json, '')]);

export function blankEnds(files: ProductFiles): Fault[] {
  return [...files].flatMap(([file, content]) =>
    file.startsWith('_meta/') || isCases(file) || typeof content !== 'object' || content === null
      ? []
      : blanksOf(content).map(([pointer, text]): Fault => {
          const message = `${JSON.stringify(text)} begins or ends with a blank.`;
          return { file, pointer, code: 'blank-end', message };
        }),
  );
}
