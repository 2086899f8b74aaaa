import {
  type Fault,
  includesOf,
  parametersOf,
  pointerPart,
  type ProductFiles,
} from '../../../engine/definition';
import { nearest } from '../../../engine/index';
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

export function unusedParameters(files: ProductFiles, product: string): Fault[] {
  return [...files.keys()]
    .filter((file) => file.startsWith(`${product}/`) || file.startsWith('_shared/'))
    .flatMap((file) => unusedIn(files, file));
}
