import { composeProduct } from '../../definition/compose';
import type { ProductFiles } from '../../definition/files';
import { bundleOf, compileBundle, constantsOf } from '../../publish/loadProducts';
import type { Stage } from '../run';

/** What the cases of a product run on, from its files. */
export function stageOf(files: ProductFiles, id: string): Stage {
  const bundle = bundleOf(composeProduct(files, id));
  return { definition: compileBundle(bundle), rating: bundle.rating, constants: constantsOf(files) };
}
