import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkProducts } from '../../../engine/check/checkProducts';
import { productIds } from '../../../engine/definition/compose';
import type { ProductFiles } from '../../../engine/definition/files';
import { productImpact, type ProductImpact } from '../../../engine/impact/productImpact';
import { readFiles } from '../../../engine/publish/readFiles';
import { versionOf } from '../../../engine/publish/versionOf';
import { OperatorError } from '../../../server/infra/OperatorError';

/** A folder's files; one with faults has no meaning that could be compared. */
function sound(folder: string): ProductFiles {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
  const { files, faults: syntax } = readFiles(folder);
  const [fault] = [...syntax, ...checkProducts(files)];
  if (fault)
    throw new OperatorError(
      `${folder} does not pass the check: ${fault.file} ${fault.pointer} ${fault.message}`,
    );
  if (productIds(files).length === 0) throw new OperatorError(`${folder} has no products.`);
  return files;
}

/** What it does to publish `after` where `before` runs, product by product; those that stay as they are left out. */
export function compareFiles(before: ProductFiles, after: ProductFiles, only?: string): ProductImpact[] {
  const ids = [...new Set([...productIds(before), ...productIds(after)])].toSorted();
  if (only !== undefined && !ids.includes(only)) throw new OperatorError(`There is no product ${only}.`);
  return ids
    .filter((id) => only === undefined || id === only)
    .flatMap((id) => productImpact(versionOf(before, id), versionOf(after, id)) ?? []);
}

/** The folder that is given is what runs; `folder` is what would be published. */
export function compareFolders(folder: string, [other, product]: readonly string[]): ProductImpact[] {
  if (!other)
    throw new OperatorError('npm run products -- impact <folder of the version that runs> [product]');
  return compareFiles(sound(resolve(process.env.INIT_CWD ?? '.', other)), sound(folder), product);
}
