import { composeProduct } from '../../../engine/definition/compose';
import type { ProductFiles } from '../../../engine/definition/files';
import { bundleOf, compileBundle, constantsOf } from '../../../engine/publish/loadProducts';
import type { Stage } from '../run';

export function stageOf(files: ProductFiles, id: string): Stage {
  const bundle = bundleOf(composeProduct(files, id));
  return { definition: compileBundle(bundle), rating: bundle.rating, constants: constantsOf(files) };
}
