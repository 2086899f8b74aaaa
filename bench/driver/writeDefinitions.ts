import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { growingFiles } from '../definitions/growing';
import { root } from '../../scripts/lib/root.mjs';

const folder = join(root, 'dist/bench/product-schemas');

/** The growing wizards: 24 fields and 10 rules; 480 and 200 in 20 steps; the same in one step. */
const growing = [
  growingFiles('growing-small', 1, 1),
  growingFiles('growing-steps', 20, 1),
  growingFiles('growing-step', 1, 20),
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
  const ids = growing.map((files) => [...files.keys()][0]!.split('/')[0]!);
  const wizards = [entry('four-steps', 'BEN', 0), ...ids.map((id, index) => entry(id, 'GRO', index + 1))];
  return { $schema: './_meta/catalogue.schema.json', groups: [], wizards, products: [] };
}

/** The product folder of the bench: the portal's schemas and messages, and the bench's own wizards. */
export function writeDefinitions(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const shared of ['_meta', '_shared/messages.json'])
    cpSync(join(root, 'product-schemas', shared), join(folder, shared), { recursive: true });
  cpSync(join(root, 'bench/definitions/four-steps'), join(folder, 'four-steps'), { recursive: true });
  write('catalogue.json', catalogue());
  for (const files of growing) for (const [file, content] of files) write(file, content);
}
