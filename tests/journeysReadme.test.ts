import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/root.mjs';

const folder = join(root, 'e2e');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
/** The first cells of its tables, which name files before what each of them is about. */
const flows = readme.split('\n').filter((line) => line.startsWith('| '));
const named = flows.flatMap((line) => line.split('|')[1]!.match(/[\w-]+/g) ?? []);
const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));

it.each(files)('e2e/README.md says why %s needs a browser', (file) => {
  expect(named).toContain(file.replace('.spec.ts', ''));
});
