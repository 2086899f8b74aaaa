import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkProducts } from '../../../studio/check/checkProducts';
import { type ProductFiles, productIds } from '../../../engine/definition';
import { productImpact, type ProductImpact } from '../../../studio/impact/productImpact';
import { listedChanges, type ListedChange } from '../../../studio/impact/places/listedChanges';
import { readFiles, type ReadFolder } from '../../../engine/publish';
import { versionOf } from '../../../studio/publish/versionOf';
import { OperatorError } from '../../../server/infra/OperatorError';

type Sound = Pick<ReadFolder, 'files' | 'texts'>;

function sound(folder: string): Sound {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
  const { files, texts, faults: syntax } = readFiles(folder);
  const [fault] = [...syntax, ...checkProducts(files)];
  if (fault)
    throw new OperatorError(
      `${folder} does not pass the check: ${fault.file} ${fault.pointer} ${fault.message}`,
    );
  if (productIds(files).length === 0) throw new OperatorError(`${folder} has no products.`);
  return { files, texts };
}

/** What it does to publish `after` where `before` runs, product by product; those that stay as they are left out. */
function compareFiles(before: ProductFiles, after: ProductFiles, only?: string): ProductImpact[] {
  const ids = [...new Set([...productIds(before), ...productIds(after)])].toSorted();
  if (only !== undefined && !ids.includes(only)) throw new OperatorError(`There is no product ${only}.`);
  return ids
    .filter((id) => only === undefined || id === only)
    .flatMap((id) => productImpact(versionOf(before, id), versionOf(after, id)) ?? []);
}

const HOW = 'npm run products -- impact --from FOLDER [--to FOLDER] [PRODUCT]';

function readSides(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { from: text, to: text, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.from && positionals.length < 2)
      return { ...values, from: values.from, product: positionals[0] };
  } catch {
    // Whatever is wrong, the answer is how to use it.
  }
  throw new OperatorError(`Say what runs by --from, and what would be published by --to: ${HOW}`);
}

export interface FoldersCompared {
  readonly products: readonly ProductImpact[];
  readonly changes: readonly ListedChange[];
}

export function compareSound(before: Sound, after: Sound, only?: string): FoldersCompared {
  return { products: compareFiles(before.files, after.files, only), changes: listedChanges(before, after) };
}

/** `--from` is what runs; `--to`, by default `folder`, is what would be published. */
export function compareFolders(folder: string, args: readonly string[]): FoldersCompared {
  const { from, to, product } = readSides(args);
  const at = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);
  return compareSound(sound(at(from)), sound(to ? at(to) : folder), product);
}
