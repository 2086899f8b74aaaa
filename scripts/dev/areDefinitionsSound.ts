import { join } from 'node:path';
import { checkProducts } from '../../engine/check/checkProducts';
import { readFiles } from '../../engine/publish/readFiles';

/** Whether a server would start on the definitions as they are saved; while not, the running one goes on. */
export function areDefinitionsSound(root: string): boolean {
  const { files, faults } = readFiles(join(root, 'product-schemas'));
  return faults.length === 0 && checkProducts(files).length === 0;
}
