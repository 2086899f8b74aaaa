import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { growingFiles } from '../definitions/growing';
import { root } from '../../scripts/lib/root.mjs';

const folder = join(root, 'dist/bench/product-schemas');

/** The growing wizards: 24 fields and 10 rules; 480 and 200 in 20 steps; the same in one step. */
const growing = [
  { id: 'growing-small', code: 'GRA', steps: 1, units: 1 },
  { id: 'growing-steps', code: 'GRB', steps: 20, units: 1 },
  { id: 'growing-step', code: 'GRC', steps: 1, units: 20 },
];

function write(file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

/** The checks want every wizard in the catalogue. */
function catalogue(): object {
  const entry = (wizard: string, code: string, index: number) => ({
    wizard,
    code,
    kind: null,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    name: wizard,
    route: wizard,
    operation: `/quote/${wizard}`,
    block: `block${index}`,
    automaticExecutive: false,
  });
  const wizards = [
    entry('four-steps', 'BEN', 0),
    ...growing.map(({ id, code }, index) => entry(id, code, index + 1)),
  ];
  return { $schema: './_meta/catalogue.schema.json', groups: [], wizards, products: [] };
}

/** The product folder of the bench: the portal's schemas and messages, and the bench's own wizards. */
export function writeDefinitions(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const shared of ['_meta', '_shared/messages.json'])
    cpSync(join(root, 'product-schemas', shared), join(folder, shared), { recursive: true });
  cpSync(join(root, 'bench/definitions/four-steps'), join(folder, 'four-steps'), { recursive: true });
  write('catalogue.json', catalogue());
  for (const { steps, units, ...named } of growing)
    for (const [file, content] of growingFiles(named, steps, units)) write(file, content);
}
