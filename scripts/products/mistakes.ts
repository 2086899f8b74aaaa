import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProducts } from '../../studio/check/checkProducts';
import { change, type Change } from '../../studio/check/testing/change';
import type { Fault, ProductFiles } from '../../engine/definition';
import type { Json } from '../../engine/expression';

/** A mistake as an analyst makes it: a small change of a product that is sold, and where it is to be told of. */
export interface Mistake {
  readonly it: string;
  readonly change: readonly Change[];
  /** Where a fault is looked for, if not where the first change was made. */
  readonly fault?: { readonly file: string; readonly pointer: string };
  /** The product to check it with, if not that of the changed file; `*` for all of them. */
  readonly product?: string;
}

/** What became of a mistake. */
export interface Outcome {
  readonly mistake: Mistake;
  /** Told of, and where it was made. */
  readonly isCaught: boolean;
  readonly faults: readonly Fault[];
  /** Milliseconds. */
  readonly took: number;
}

const folder = fileURLToPath(new URL('./mistakes', import.meta.url));
const harmlessFile = fileURLToPath(new URL('./harmless.json', import.meta.url));

/** The mistakes by kind, as they stand in `mistakes/`. */
export function readMistakes(): [kind: string, mistakes: readonly Mistake[]][] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const mistakes = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Mistake[];
      return [basename(file, '.json'), mistakes];
    });
}

/** Changes that are as they should be: whatever the check says of them is a false alarm. */
export function readHarmless(): readonly Mistake[] {
  return JSON.parse(readFileSync(harmlessFile, 'utf8')) as readonly Mistake[];
}

/** The files that a product is made of; without a product, those that all share. */
export function filesFor(files: ProductFiles, product: string): Readonly<Record<string, Json>> {
  const belongs = (file: string) =>
    product === '*' || !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
  return Object.fromEntries([...files].filter(([file]) => belongs(file) && !file.includes('/cases/')));
}

function isThere(fault: Fault, file: string, pointer: string): boolean {
  const isNear =
    fault.pointer.startsWith(pointer) || (fault.pointer !== '' && pointer.startsWith(`${fault.pointer}/`));
  return fault.file === file && isNear;
}

/** Makes a mistake in the shipped files and checks them. */
export function tryMistake(files: ProductFiles, mistake: Mistake): Outcome {
  const [first] = mistake.change;
  const own = first!.file.includes('/') && !first!.file.startsWith('_') ? first!.file.split('/')[0]! : '';
  const changed = change(filesFor(files, mistake.product ?? own), mistake.change);
  const began = performance.now();
  const faults = checkProducts(changed);
  const took = performance.now() - began;
  const { file, pointer } = mistake.fault ?? { file: first!.file, pointer: first!.at ?? '' };
  const place = pointer.replace(/\/-$/, '');
  return { mistake, isCaught: faults.some((fault) => isThere(fault, file, place)), faults, took };
}
