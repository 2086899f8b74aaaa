import { casesOf, runCases } from '../cases/runCases';
import { checksOf } from '../check/checkProducts';
import { composeProduct } from '../definition/compose';
import type { Fault, ProductFiles } from '../definition/files';
import { checkHash } from './checkHash';
import { bundleOf, compileBundle, constantsOf } from './loadProducts';

/** What is being checked, and how far it is. */
export interface Checking {
  readonly product: string;
  readonly done: number;
  readonly total: number;
}

function failedCases(files: ProductFiles, product: string): Fault[] {
  const bundle = bundleOf(composeProduct(files, product));
  const definition = compileBundle(bundle);
  const stage = { definition, rating: bundle.rating, constants: constantsOf(files) };
  const cases = casesOf(files, product);
  const failed = runCases(stage, cases).results.filter(({ differences }) => differences.length > 0);
  return failed.map(({ file, id, differences }) => ({
    file,
    pointer: `/cases/${cases.get(file)!.cases.findIndex((one) => one.id === id)}`,
    code: 'case',
    message: `The case "${id}" does not hold: ${differences[0]}`,
  }));
}

/** Checks one folder after the other, of each only the products of which anything that their check reads is new. */
export class FolderCheck {
  private readonly sound = new Set<string>();

  /** All that is wrong with a folder, and where nothing is the cases that do not hold; it tells what its next turn is for. */
  *run(files: ProductFiles): Generator<Checking, readonly Fault[]> {
    const open = new Map<string, string>();
    const isSound = (id: string) => {
      const hash = checkHash(files, id);
      if (this.sound.has(hash)) return true;
      open.set(id, hash);
      return false;
    };
    const checks = checksOf(files, isSound);
    let [step, done] = [checks.next(), 0];
    for (; !step.done; step = checks.next())
      yield { product: step.value, done: done++, total: 2 * open.size };
    const faults = step.value;
    if (faults.length > 0) return faults;
    for (const [product, hash] of open) {
      yield { product, done: done++, total: 2 * open.size };
      const failed = failedCases(files, product);
      if (failed.length === 0) this.sound.add(hash);
      faults.push(...failed);
    }
    return faults;
  }
}
