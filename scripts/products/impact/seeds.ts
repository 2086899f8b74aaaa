import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { change, type Change } from '../../../studio/check/testing/change';
import type { ProductFiles } from '../../../engine/definition';
import { worse, type Compatibility, type Difference, type Pair } from '../../../studio/impact/Difference';
import { differencesOf } from '../../../studio/impact/differencesOf';
import type { Version } from '../../../studio/impact/Version';
import { versionOf } from '../../../studio/publish/versionOf';
import { filesFor } from '../mistakes';

export interface Seed {
  readonly it: string;
  readonly expected: Compatibility;
  readonly change: readonly Change[];
  /** The product to compare, if not that of the changed file. */
  readonly product?: string;
}

const folder = fileURLToPath(new URL('./changes', import.meta.url));

export function readSeeds(): [kind: string, seeds: readonly Seed[]][] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Seed[]]);
}

const productOf = ({ product, change: [first] }: Seed) => product ?? first!.file.split('/')[0]!;

const shipped = new Map<string, Version | undefined>();

export function pairOf(files: ProductFiles, seed: Seed): Pair {
  const id = productOf(seed);
  const own = filesFor(files, id);
  if (!shipped.has(id)) shipped.set(id, versionOf(new Map(Object.entries(own)), id));
  const before = shipped.get(id);
  const after = versionOf(change(own, seed.change), id);
  if (!before || !after) throw new Error(`${seed.it}: ${id} does not compose`);
  return { before, after };
}

export function judge(
  files: ProductFiles,
  seed: Seed,
): { differences: Difference[]; gravest: Compatibility } {
  const differences = differencesOf(pairOf(files, seed));
  const gravest = differences.map(({ compatibility }) => compatibility).reduce(worse, 'compatible');
  return { differences, gravest };
}
