import { join } from 'node:path';
import { readFiles } from '../../engine/publish/readFiles';
import type { Catalogue } from '../../engine/definition/catalogue';
import { contentOf } from '../../engine/definition/contentOf';
import type { FieldSchema } from '../../engine/model/FieldSchema';
import { root } from '../../scripts/lib/root.mjs';

/** A question of a wizard's first step, whose label may be what changes. */
export interface Question {
  readonly wizard: string;
  readonly route: string;
  readonly file: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
}

/** What a few letters can be typed into. */
const TYPED_INTO: readonly unknown[] = ['text', 'tax-id'];

/** The questions of the first wizard whose first step is a file of its own. */
export function findQuestions(): Question[] {
  const { files } = readFiles(join(root, 'product-schemas'));
  for (const { wizard, route } of contentOf<Catalogue>(files, 'catalogue.json')!.wizards) {
    const [first] = contentOf<{ steps: unknown[] }>(files, `${wizard}/product.json`)!.steps;
    const file = `${wizard}/steps/${String(first)}.json`;
    const step = contentOf<{ path: string; properties: Readonly<Record<string, FieldSchema>> }>(files, file);
    if (!step) continue;
    const typed = Object.entries(step.properties).filter(([, { ui }]) => TYPED_INTO.includes(ui?.widget));
    const own = { wizard, route, file: `product-schemas/${file}`, path: step.path };
    return typed.map(([name, { title }]) => ({ ...own, name, title }));
  }
  throw new Error('no wizard begins with a step of its own');
}
