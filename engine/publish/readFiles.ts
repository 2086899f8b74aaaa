import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Fault, ProductFiles } from '../definition/files';
import type { Json } from '../expression';

/** Line and column of a syntax error, from the position that V8 names. */
function place(text: string, error: unknown): string {
  const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) return String((error as Error).message);
  const lines = text.slice(0, position).split('\n');
  return `Not JSON at line ${lines.length}, column ${lines.at(-1)!.length + 1}.`;
}

/** Reads all JSON below a product-schemas folder; a file that is not JSON is a fault, not an exception. */
export function readFiles(folder: string): { files: ProductFiles; faults: Fault[] } {
  const files = new Map<string, Json>();
  const faults: Fault[] = [];
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const name of names) {
    const text = readFileSync(name, 'utf8');
    const file = relative(folder, name).split(sep).join('/');
    try {
      files.set(file, JSON.parse(text) as Json);
    } catch (error) {
      faults.push({ file, pointer: '', code: 'syntax', message: place(text, error) });
    }
  }
  return { files, faults };
}
