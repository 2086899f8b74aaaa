import type { Fault } from '../definition/files';
import { MOST_LEVELS, scanJson } from '../definition/scanJson';

/** Where an offset of a text is, as an editor counts. */
export function place(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}

/**
 * What is wrong with a file as a text: it is no JSON, is nested too deeply, or a key stands in it twice and the first would
 * be lost.
 */
export function textFaults(file: string, text: string): Fault[] {
  const { brokenAt, repeated, tooDeep } = scanJson(text);
  if (tooDeep !== undefined) {
    const message = `Nested deeper than ${MOST_LEVELS} levels.`;
    return [{ file, pointer: tooDeep, code: 'too-deep', message }];
  }
  if (brokenAt === undefined) {
    const message = 'This key stands here twice.';
    return repeated.map((pointer) => ({ file, pointer, code: 'repeated-key', message }));
  }
  const found = brokenAt < text.length ? JSON.stringify(text[brokenAt]) : 'The end of the file';
  const message = `${found} cannot stand at ${place(text, brokenAt)}.`;
  return [{ file, pointer: '', code: 'syntax', message }];
}
