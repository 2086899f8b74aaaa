import { parametersOf, type Parameters } from '../../definition/include';
import { pointerPart, type Fault, type ProductFiles } from '../../definition/files';
import { nearest } from '../../text/nearest';

interface RulesFile {
  readonly include?: readonly { readonly rules: string; readonly with?: Parameters }[];
}

/** Parameters that an include gives and its fragment does not have. */
export function unusedParameters(files: ProductFiles, product: string): Fault[] {
  const file = `${product}/rules.json`;
  const { include = [] } = (files.get(file) ?? {}) as RulesFile;
  return include.flatMap(({ rules, with: given = {} }, index) => {
    const fragment = files.get(`${rules}.json`);
    if (fragment === undefined) return [];
    const names = parametersOf(fragment);
    return Object.keys(given)
      .filter((name) => !names.has(name))
      .map((name) => ({
        file,
        pointer: `/include/${index}/with${pointerPart(name)}`,
        code: 'unused-parameter',
        message: `${rules} has no parameter "${name}".`,
        suggestion: nearest(name, names),
      }));
  });
}
