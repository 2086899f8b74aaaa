import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtOf } from './worker';

const chunk = (fileName: string, imports: string[] = [], style?: string) => ({
  type: 'chunk',
  fileName,
  name: fileName,
  imports,
  dynamicImports: [],
  facadeModuleId: null,
  code: '',
  moduleIds: [`/x/src/${fileName}`],
  isEntry: fileName === 'assets/index.js',
  viteMetadata: { importedCss: new Set(style ? [style] : []) },
});
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });

/** What is kept of a build of an entry, a list that is opened often and a page that is not. */
function built(page = '<!doctype html>') {
  const parts = [
    asset('index.html', page),
    chunk('assets/index.js', ['assets/react.js']),
    chunk('assets/react.js'),
    chunk('assets/List.js', ['assets/react.js', 'assets/table.js']),
    chunk('assets/table.js', [], 'assets/table.css'),
    chunk('assets/Desk.js', ['assets/table.js']),
    asset('assets/latin-1a.woff2'),
    asset('assets/greek-1a.woff2'),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'lastro-public-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'theme.js'), 'dark');
  const bundle = Object.fromEntries(parts.map((part) => [part.fileName, part]));
  const shell = { pages: ['/List.js'], assets: ['latin'], plain: ['theme.js'] };
  return builtOf(bundle as Parameters<typeof builtOf>[0], folder, shell);
}

test('the page, what it and the lists need, and its font are kept; pages that few open are not', () => {
  expect(built().shell.map(({ url }) => url)).toEqual([
    '/index.html',
    '/theme.js',
    '/assets/List.js',
    '/assets/index.js',
    '/assets/latin-1a.woff2',
    '/assets/react.js',
    '/assets/table.css',
    '/assets/table.js',
  ]);
  expect(built().hashed).toContain('/assets/Desk.js');
});

test('another page is another revision; what is named by its content has none', () => {
  const revisions = (page: string) => built(page).shell.map(({ revision }) => revision);
  const [first, theme, named] = revisions('one');
  expect(revisions('two')[0]).not.toBe(first);
  expect(revisions('two')[1]).toBe(theme);
  expect(named).toBeNull();
});
