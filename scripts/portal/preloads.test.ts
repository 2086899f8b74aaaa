import { expect, it } from 'vitest';
import { preloads } from './preloads';

const chunk = (fileName: string, imports: string[] = [], style?: string) => ({
  type: 'chunk',
  fileName,
  imports,
  dynamicImports: [],
  moduleIds: [`/x/src/${fileName}`],
  isEntry: fileName === 'index.js',
  viteMetadata: { importedCss: new Set(style ? [style] : []) },
});

const built = [
  chunk('index.js', ['react.js']),
  chunk('react.js'),
  chunk('Area.js', ['react.js', 'card.js']),
  chunk('card.js'),
  chunk('List.js', ['react.js', 'card.js', 'table.js']),
  chunk('table.js'),
  chunk('Plain.js', ['react.js', 'card.js']),
  chunk('Styled.js', ['card.js'], 'styled.css'),
];

/** What a file names as it asks for a page. */
function named(page: string, host: { hostId: string; hostType: 'js' | 'html' }) {
  const plugin = preloads();
  const { handler } = plugin.generateBundle as unknown as {
    handler: (options: object, bundle: object) => void;
  };
  handler({}, Object.fromEntries(built.map((part) => [part.fileName, part])));
  const { build } = (
    plugin.config as unknown as () => {
      build: {
        modulePreload: { resolveDependencies: (page: string, files: string[], host: object) => string[] };
      };
    }
  )();
  const { imports } = built.find(({ fileName }) => fileName === page)!;
  return build.modulePreload.resolveDependencies(page, [page, ...imports], host);
}

const area = { hostId: 'Area.js', hostType: 'js' } as const;

it('names what is neither in the first file nor where the page is asked for', () => {
  expect(named('List.js', area)).toEqual(['List.js', 'table.js']);
  expect(named('List.js', { ...area, hostId: 'index.js' })).toEqual(['List.js', 'card.js', 'table.js']);
});

it('leaves a page that needs nothing else to its import, but where styles are waited for first', () => {
  expect([named('Plain.js', area), named('Styled.js', area)]).toEqual([[], ['Styled.js']]);
});

it('leaves the address page as it is', () => {
  const files = ['index.js', 'react.js'];
  expect(named('index.js', { hostId: 'index.html', hostType: 'html' })).toEqual(files);
});
