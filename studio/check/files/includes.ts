import { type Fault, parametersOf, pointerPart, type ProductFiles } from '../../../engine/definition';
import { nearest } from '../../../engine/index';
import { includesOf } from './includesOf';
import { onceOfFile } from './onceOfFile';

const unusedIn = onceOfFile((files: ProductFiles, file: string): Fault[] =>
  includesOf(files.get(file) ?? null).flatMap(({ target, given, pointer }) => {
    const fragment = files.get(target);
    if (fragment === undefined) return [];
    const names = parametersOf(fragment);
    return Object.keys(given)
      .filter((name) => !names.has(name))
      .map((name) => ({
        file,
        pointer: `${pointer}/with${pointerPart(name)}`,
        code: 'unused-parameter',
        message: `${target} has no parameter "${name}".`,
        suggestion: nearest(name, names),
      }));
  }),
);

/** In the files of products, and in what they may include, which is looked through once for all of them. */
export function unusedParameters(files: ProductFiles, products: readonly string[]): Fault[] {
  if (products.length === 0) return [];
  const folders = new Set(['_shared', ...products]);
  return [...files.keys()]
    .filter((file) => file.includes('/') && folders.has(file.slice(0, file.indexOf('/'))))
    .flatMap((file) => unusedIn(files, file));
}
