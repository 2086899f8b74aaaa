import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  ...['bench', 'contract', 'e2e', 'engine', 'studio', 'product-schemas', 'renderers', 'renderers/ui'].map(
    readmeOf,
  ),
  ...['scripts', 'server', 'server/seed', 'src', 'docs/decisions'].map(readmeOf),
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

/** Rooms whose README has a word for each folder. */
const ROOMS: readonly (readonly [readme: string, folder: string])[] = [
  ['engine/README.md', 'engine'],
  ['studio/README.md', 'studio'],
  ['renderers/README.md', 'renderers'],
  ['server/README.md', 'server/modules'],
  ['src/README.md', 'src/features'],
];

/** Of the repository's own folders; what is meant within a folder is written without the way there. */
const PATH =
  /`((?:bench|contract|docs|e2e|engine|renderers|scripts|server|src|studio|tests)\/[\w/.-]+\.\w+)`/g;
/** What `npm run bench` writes. */
const MADE = 'bench/results.json';
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
const SCRIPT = /npm run ([\w:-]+)/g;

function readmeOf(folder: string): string {
  return `${folder}/README.md`;
}

const all = (shape: RegExp, text: string) => [...text.matchAll(shape)].map(([, found]) => found!);

it.each(DOCUMENTS)('%s names files and commands that there are', (document) => {
  const text = read(document);
  const isThere = (path: string) => path === MADE || existsSync(join(root, path));
  expect(all(PATH, text).filter((path) => !isThere(path))).toEqual([]);
  expect(all(LINK, text).filter((path) => !isThere(join(dirname(document), path)))).toEqual([]);
  expect(all(SCRIPT, text).filter((name) => !scripts[name])).toEqual([]);
});

it.each(ROOMS)('%s names every folder of %s', (readme, folder) => {
  const text = read(readme);
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = (name: string) => new RegExp(`^\\|.*[\\s\`/|(]${name}[\\s\`/,|)]`, 'm').test(text);
  expect(folders.map(({ name }) => name).filter((name) => !named(name))).toEqual([]);
});
