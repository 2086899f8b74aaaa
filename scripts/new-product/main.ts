import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { WizardEntry } from '../../engine/definition';
import { root } from '../lib/root.mjs';
import { layOut } from './layOut';

const USAGE = 'Say id and title: npm run new-product -- seguro-viagem "Seguro Viagem"';

export function nextSteps({ wizard, name, code }: WizardEntry): string {
  const choice = { id: randomUUID(), name, group: 'Outros', path: wizard, wizard, modalities: [] };
  return `product-schemas/${wizard} is a working product; its requests are numbered ${code}….

Next:
  1. npm run products says that nothing is wrong, and shows every rule of it in cases.
  2. Change steps/details.json, rules.json, record.json and rating.json into what you sell; README.md beside them
     says how the sandbox insurer answers. ../README.md explains every file.
  3. Offer it: add it to "products" of product-schemas/catalogue.json. Its wizard is there already; look at
     route, operation, block and automaticExecutive.
${JSON.stringify(choice, null, 2).replaceAll(/^/gm, '       ')}
  4. npm run dev, and fill it at /cotacao/${wizard}.
`;
}

export function main(): void {
  const [id, title, ...more] = process.argv.slice(2);
  if (!id || !title || more.length > 0) throw new Error(USAGE);
  process.stdout.write(nextSteps(layOut(join(root, 'product-schemas'), { id, title })));
}
