import { join } from 'node:path';
import { readFiles } from '../../engine/publish/readFiles';
import type { Catalogue } from '../../engine/definition/catalogue';
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
  for (const { wizard, route } of (files.get('catalogue.json') as unknown as Catalogue).wizards) {
    const [first] = (files.get(`${wizard}/product.json`) as { steps: unknown[] }).steps;
    const file = `${wizard}/steps/${String(first)}.json`;
    const step = files.get(file) as unknown as
      { path: string; properties: Readonly<Record<string, FieldSchema>> } | undefined;
    if (!step) continue;
    const typed = Object.entries(step.properties).filter(([, { ui }]) => TYPED_INTO.includes(ui?.widget));
    const own = { wizard, route, file: `product-schemas/${file}`, path: step.path };
    return typed.map(([name, { title }]) => ({ ...own, name, title }));
  }
  throw new Error('no wizard begins with a step of its own');
}
