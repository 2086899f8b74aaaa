import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { ahead } from './ahead';

const theme = readFileSync(join(root, 'public/theme.js'), 'utf8');

const chunk = (fileName: string, imports: string[] = [], style?: string) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds: [`/x/src/${fileName}`],
  isEntry: fileName === 'index.js',
  viteMetadata: { importedCss: new Set(style ? [style] : []) },
});

it('lists what a page needs beside the first file, for the script ahead of it', () => {
  const built = [
    chunk('index.js', ['react.js']),
    chunk('react.js'),
    chunk('Home.js', ['react.js', 'card.js']),
    chunk('card.js', ['react.js'], 'card.css'),
  ];
  const { transformIndexHtml } = ahead({
    known: { inicio: ['/src/Home.js'], 'apolices/*': ['/src/card.js'] },
    new: {},
    images: ['header.svg'],
  });
  const { handler } = transformIndexHtml as unknown as { handler: (html: string, about: object) => string };
  const bundle = Object.fromEntries(built.map((part) => [part.fileName, part]));
  expect(handler('<script src="/theme.js"></script>', { bundle })).toBe(
    `<script src="/theme.js" data-known='{"inicio":[0,1,2,3],"apolices/*":[1,2,3]}' data-new='{}' data-files='["Home.js","card.js","card.css","header.svg"]'></script>`,
  );
});

/** The addresses that public/theme.js asks for on a page. */
function asked(path: string, isKnown: boolean): string[] {
  const dataset = {
    known: '{"inicio":[0,4],"cotacao/*/status":[1,2],"cotacao/*/*":[1]}',
    new: '{"login":[3]}',
    files: '["Home.js","Area.js","area.css","Login.js","header.svg"]',
  };
  const links: { rel: string; as?: string; href: string }[] = [];
  const head = { append: (link: (typeof links)[number]) => links.push(link) };
  const document = { currentScript: { dataset }, createElement: () => ({}), head };
  const localStorage = Object.assign(Object.create({ getItem: () => null }) as object, {
    ...(isKnown ? { 'firebase:authUser:x': '{}' } : {}),
  });
  runInNewContext(theme, { localStorage, location: { pathname: path }, document });
  return links.map(({ rel, as, href }) => [rel, as, href].filter(Boolean).join(' '));
}

it('is asked for by address, the first that fits, with any part in the place of a star', () => {
  expect(asked('/', true)).toEqual(['modulepreload /Home.js', 'preload image /header.svg']);
  expect(asked('/cotacao/BID1/status', true)).toEqual(['modulepreload /Area.js', 'preload style /area.css']);
  expect(asked('/cotacao/garantia/licitante', true)).toEqual(['modulepreload /Area.js']);
  expect(asked('/cotacao/garantia/licitante/varios', true)).toEqual([]);
  expect(asked('/', false)).toEqual(['modulepreload /Login.js']);
});
