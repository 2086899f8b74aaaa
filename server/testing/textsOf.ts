import type { ProductFiles } from '../../engine/definition/files';

/** Texts of product files that a test changed as values. */
export function textsOf(files: ProductFiles): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, json]) => [path, `${JSON.stringify(json, null, 2)}\n`]));
}
