import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WizardEntry } from '../../engine/definition';
import { readFiles } from '../../engine/publish/readFiles';
import { newProduct } from '../../studio/create/newProduct';
import { textsIn } from './textsIn';

const template = fileURLToPath(new URL('../../studio/create/template', import.meta.url));

/**
 * Lays the template out as a new product of a product-schemas folder, and makes its wizard known to the catalogue, which
 * does not offer it yet. @throws Error with one sentence when the name is bad or taken.
 */
export function layOut(folder: string, { id, title }: { id: string; title: string }): WizardEntry {
  const wish = { id, title, uuid: randomUUID() };
  const { entry, files } = newProduct(readFiles(folder).texts, textsIn(template), wish);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return entry;
}
