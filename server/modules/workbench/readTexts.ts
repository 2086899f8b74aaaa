import type { Fault, ProductFiles } from '../../../engine/definition/files';
import type { Json } from '../../../engine/expression';
import { textFaults } from '../../../engine/publish/readFiles';
import type { Texts } from './foundation';

/** The files of a folder of texts that are JSON, and what is wrong with the others. */
export function readTexts(texts: Texts): { files: ProductFiles; faults: Fault[] } {
  const files = new Map<string, Json>();
  const faults = [...texts].flatMap(([file, text]) => {
    const wrong = textFaults(file, text);
    if (wrong.length === 0) files.set(file, JSON.parse(text) as Json);
    return wrong;
  });
  return { files, faults };
}
