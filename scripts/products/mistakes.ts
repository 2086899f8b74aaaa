import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProducts } from '../../studio/check/checkProducts';
import { change, type Change } from '../../studio/check/testing/change';
import type { Fault, ProductFiles } from '../../engine/definition';
import type { Json } from '../../engine/expression';

export interface Mistake {
  readonly it: string;
  readonly change: readonly Change[];
  /** Where the fault is expected, if not at the first change. */
  readonly fault?: { readonly file: string; readonly pointer: string };
  /** The product to check it with, if not that of the changed file; `*` for all of them. */
  readonly product?: string;
}

export interface Outcome {
  readonly mistake: Mistake;
  readonly isCaught: boolean;
  readonly faults: readonly Fault[];
  /** Milliseconds. */
  readonly took: number;
}

const folder = fileURLToPath(new URL('./mistakes', import.meta.url));
const harmlessFile = fileURLToPath(new URL('./harmless.json', import.meta.url));

export function readMistakes(): [kind: string, mistakes: readonly Mistake[]][] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const mistakes = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Mistake[];
      return [basename(file, '.json'), mistakes];
    });
}

/** Correct changes: whatever the check reports for them is a false alarm. */
export function readHarmless(): readonly Mistake[] {
  return JSON.parse(readFileSync(harmlessFile, 'utf8')) as readonly Mistake[];
}

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
