import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { ENTRY_POINTS } from '../../scripts/walls/importWalls';

const folder = mkdtempSync(join(tmpdir(), 'engine-package-'));
const packages = join(root, 'node_modules');
const example = join(folder, 'example');

const run = (cwd: string, ...command: [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { cwd, stdio: 'pipe', encoding: 'utf8' });

/** All packages of the checkout and, under its own name, the engine as `npm pack` gives it. */
function install(archive: string): void {
  const modules = join(example, 'node_modules');
  mkdirSync(join(modules, '@lastro'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(modules, name));
  }
  run(folder, 'tar', 'xzf', archive);
  cpSync(join(folder, 'package'), join(modules, '@lastro/engine'), { recursive: true });
}

beforeAll(() => {
  // Packed from a copy: what it builds on the way is not for other tests to meet.
  for (const name of ['engine', 'scripts/engine-package', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, 'checkout', name), { recursive: true });
  }
  symlinkSync(packages, join(folder, 'checkout/node_modules'));
  // The repository runs no scripts of packages, and `npm test` hands that setting down.
  const pack = ['pack', '--ignore-scripts=false', '--pack-destination', folder];
  const packed = run(join(folder, 'checkout/engine'), 'npm', ...pack);
  cpSync(join(root, 'examples/two-steps'), example, { recursive: true });
  install(packed.trim().split('\n').at(-1)!);
  run(example, process.execPath, 'build.mjs');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('has just the entry points that the walls let through', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const named = Object.keys(exports).map((name) =>
    name === '.' ? 'engine/index' : `engine${name.slice(1)}`,
  );
  expect(named.toSorted()).toEqual(ENTRY_POINTS.toSorted());
});

it('brings types that a page of another project compiles with', () => {
  const strict = '--noEmit --strict --exactOptionalPropertyTypes --noImplicitAny false --skipLibCheck';
  const paths = '--jsx react-jsx --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom';
  const tsc = join(packages, 'typescript/bin/tsc');
  expect(run(example, process.execPath, tsc, ...`${strict} ${paths} page.tsx`.split(' '))).toBe('');
});

it('fills, refuses and sends a wizard of two steps in a page of another project', () => {
  const filled = run(root, process.execPath, 'tests/engine/fillExample.mjs', join(example, 'dist/page.js'));
  expect(filled.split('\n')).toEqual([
    'Who comes',
    'Please answer this.',
    'When',
    'no note',
    'Choose today or a later day.',
    'Who comes',
    'When',
    'See you, Ana',
  ]);
});
