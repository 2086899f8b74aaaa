import { expect, it } from 'vitest';
import { ahead } from './ahead';

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
  const { transformIndexHtml } = ahead({ known: { inicio: ['/src/Home.js'] }, new: {} });
  const { handler } = transformIndexHtml as unknown as { handler: (html: string, about: object) => string };
  const bundle = Object.fromEntries(built.map((part) => [part.fileName, part]));
  expect(handler('<script src="/theme.js"></script>', { bundle })).toBe(
    `<script src="/theme.js" data-known='{"inicio":["Home.js","card.js","card.css"]}' data-new='{}'></script>`,
  );
});
