import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../engine/definition/catalogue';
import { root } from '../lib/root.mjs';

const source = join(root, 'product-schemas');
const target = join(root, 'dist/bench/portal-schemas');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Every wizard of the catalogue that has a definition, and one that has none. */
function wizards() {
  const folders = new Set(readdirSync(source));
  const { wizards: all } = readJson(join(source, 'catalogue.json')) as Catalogue;
  const [existing] = all.filter(({ wizard }) => folders.has(wizard));
  const missing = all.find(({ wizard }) => !folders.has(wizard));
  return { existing: existing!, missing };
}

/** The portal's products and, while the catalogue has a wizard without a definition, a copy of the first under its name. */
export function writeFurtherProduct(): { first: string; further: string | undefined } {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  const { existing, missing } = wizards();
  if (missing) {
    const folder = join(target, missing.wizard);
    cpSync(join(source, existing.wizard), folder, { recursive: true });
    const product = readJson(join(folder, 'product.json')) as object;
    const own = { ...product, id: missing.wizard, code: missing.code };
    writeFileSync(join(folder, 'product.json'), JSON.stringify(own));
  }
  return { first: existing.wizard, further: missing?.wizard };
}
