import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/root.mjs';

const rooms = [
  'bench/driver',
  'contract',
  'engine',
  'renderers',
  'scripts',
  'server',
  'src',
  'studio',
  'tests',
];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);

it('no test file replaces a module, which the files after it in its worker would meet', () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'));
  const replacing = tests.filter((file) =>
    /\bvi\s*\.(do)?mock\(/i.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(tests.length).toBeGreaterThan(300);
  expect(replacing).toEqual([]);
});
