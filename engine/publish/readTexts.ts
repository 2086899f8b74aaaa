import type { Fault, ProductFiles } from '../definition/files';
import type { Json } from '../expression';
import { textFaults } from './textFaults';

type Texts = ReadonlyMap<string, string>;

/** Enough for a few folders, which share most of their files. */
const MOST = 1000;
const last = new Map<string, { readonly text: string; readonly json: Json }>();

function remember(file: string, text: string): void {
  last.delete(file);
  last.set(file, { text, json: JSON.parse(text) as Json });
  const oldest = last.keys().next().value;
  if (last.size > MOST && oldest !== undefined) last.delete(oldest);
}

/**
 * The values of the texts that are JSON, and what is wrong with the others. A file whose text is as it was read last has the
 * same value as then, so that nobody may write into it.
 */
export function readTexts(texts: Texts): { files: ProductFiles; faults: Fault[] } {
  const files = new Map<string, Json>();
  const faults: Fault[] = [];
  for (const [file, text] of texts) {
    if (last.get(file)?.text !== text) {
      const wrong = textFaults(file, text);
      faults.push(...wrong);
      if (wrong.length > 0) continue;
      remember(file, text);
    }
    files.set(file, last.get(file)!.json);
  }
  return { files, faults };
}
