import { checkAmongOthers, checkDefinition, checkProducts } from '../../studio/check/checkProducts';
import { casesOf, runCases, type CasesReport } from '../../studio/cases/runCases';
import { composeProduct, type Fault, type ProductFiles, productIds } from '../../engine/definition';
import {
  type Bundle,
  bundleOf,
  compileBundle,
  constantsOf,
  loadBundles,
  readFiles,
} from '../../engine/publish';

export interface InspectedProduct {
  readonly id: string;
  readonly title: string;
  readonly steps: number;
  readonly fields: number;
  readonly rules: number;
  readonly cases: CasesReport;
}

export interface Inspection {
  readonly files: number;
  readonly faults: readonly Fault[];
  readonly products: readonly InspectedProduct[];
}

function inspectSound(files: ProductFiles, bundle: Bundle): InspectedProduct {
  const definition = compileBundle(bundle);
  const { id, title, steps, rules } = bundle.definition;
  const stage = { definition, rating: bundle.rating, constants: constantsOf(files) };
  return {
    id,
    title,
    steps: steps.length,
    fields: definition.fields.length,
    rules: Object.values(rules).flat().length,
    cases: runCases(stage, casesOf(files, id)),
  };
}

function concerns({ file }: Pick<Fault, 'file'>, id: string): boolean {
  return file.startsWith(`${id}/`) || file.startsWith('_') || !file.includes('/');
}

/** Checks definitions, and runs the cases of those that are sound; `syntax` are files that are not JSON. */
export function inspectFiles(files: ProductFiles, syntax: readonly Fault[] = []): Inspection {
  const faults = [...syntax, ...checkProducts(files)];
  const sound = productIds(files).filter((id) => !faults.some((fault) => concerns(fault, id)));
  const { bundles } = loadBundles(files);
  return {
    files: files.size + syntax.length,
    faults,
    products: sound.map((id) => inspectSound(files, bundles.get(id)!)),
  };
}

/** Checks one product with all that it reads, and runs its cases; what is wrong with others only is left out. */
export function inspectProduct(files: ProductFiles, id: string, syntax: readonly Fault[] = []): Inspection {
  const own = syntax.filter((fault) => concerns(fault, id));
  // A file of another product that cannot be read would be missed by what looks at all of them.
  const check = syntax.length > 0 ? checkDefinition : checkAmongOthers;
  const faults = own.length > 0 ? own : check(files, id);
  const read = [...files.keys()].filter((file) => concerns({ file }, id));
  const bundle = faults.length > 0 ? undefined : bundleOf(composeProduct(files, id));
  return {
    files: read.length + own.length,
    faults,
    products: bundle ? [inspectSound(files, bundle)] : [],
  };
}

export function inspect(folder: string): Inspection {
  const { files, faults } = readFiles(folder);
  return inspectFiles(files, faults);
}

/** How many checks passed and failed: each product without a fault and each case is one that passed. */
export function count({ faults, products }: Inspection): { passed: number; failed: number } {
  const results = products.flatMap((product) => product.cases.results);
  const failed = results.filter((result) => result.differences.length > 0).length;
  return { passed: products.length + results.length - failed, failed: failed + faults.length };
}
