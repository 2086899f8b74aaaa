import type { Fault, ProductFiles } from '../../../engine/definition';

export function unusedSteps(files: ProductFiles, product: string): Fault[] {
  const { steps = [] } = (files.get(`${product}/product.json`) ?? {}) as { steps?: readonly unknown[] };
  const listed = new Set(steps.map((step) => `${product}/steps/${String(step)}.json`));
  return [...files.keys()]
    .filter((file) => file.startsWith(`${product}/steps/`) && !listed.has(file))
    .map((file) => ({
      file,
      pointer: '',
      code: 'unused-file',
      message: `${product}/product.json does not list this step.`,
    }));
}
