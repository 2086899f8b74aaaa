import type { ProductFiles } from '../../engine/definition/files';

export function textsOf(files: ProductFiles): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, json]) => [path, `${JSON.stringify(json, null, 2)}\n`]));
}
