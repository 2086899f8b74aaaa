import { compileDefinition } from '../compile/compileDefinition';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { composeProduct, productIds, type Composed } from '../definition/compose';
import type { Clause } from '../definition/composeClauses';
import type { Fault, ProductFiles } from '../definition/files';
import type { Definition } from '../model/Definition';
import type { Rating } from '../rating/types';
import type { Reading } from '../reading/types';
import { createValidators } from './createValidators';
import { hashOf } from './hash';

export { constantsOf } from '../definition/constants';

/** What is published of a product and kept with every quote made under it. */
export interface Bundle {
  readonly definition: Definition;
  readonly rating?: Rating | undefined;
  readonly clauses?: readonly Clause[] | undefined;
  readonly reading?: Reading | undefined;
}

export function bundleOf(composed: Composed): Bundle {
  const { definition, rating, clauses, reading } = composed;
  const hash = hashOf({ definition, rating, clauses, reading });
  return { definition: { ...definition, hash }, rating, clauses, reading };
}

export function compileBundle(bundle: Bundle): CompiledDefinition {
  return compileDefinition(bundle.definition, createValidators(bundle.definition));
}

interface Loaded {
  readonly bundles: ReadonlyMap<string, Bundle>;
  readonly faults: readonly Fault[];
}

// Read files are never written to, and the same ones are asked for several times in a row.
const loaded = new WeakMap<ProductFiles, Loaded>();

/** Every product of the folder that composes, by id, and what is wrong with the others; composed once. */
export function loadBundles(files: ProductFiles): Loaded {
  const known = loaded.get(files) ?? composeAll(files);
  loaded.set(files, known);
  return known;
}

function composeAll(files: ProductFiles): Loaded {
  const bundles = new Map<string, Bundle>();
  const faults: Fault[] = [];
  for (const id of productIds(files)) {
    const composed = composeProduct(files, id);
    faults.push(...composed.faults);
    if (composed.faults.length === 0) bundles.set(id, bundleOf(composed));
  }
  return { bundles, faults };
}
