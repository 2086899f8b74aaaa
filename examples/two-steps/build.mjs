import { writeFileSync, mkdirSync } from 'node:fs';
import { loadBundles, moduleSource, readFiles } from '@lastro/engine/publish';
import { build } from 'esbuild';

// The definition and its validators, compiled ahead: the page needs no eval.
const read = readFiles('products');
const { bundles, faults } = loadBundles(read.files);
const wrong = [...read.faults, ...faults];
if (wrong.length > 0)
  throw new Error(wrong.map(({ file, pointer, message }) => `${file}#${pointer} ${message}`).join('\n'));

mkdirSync('dist', { recursive: true });
writeFileSync('dist/visit.js', await moduleSource(bundles.get('visit').definition));
await build({
  entryPoints: ['page.tsx'],
  outfile: 'dist/page.js',
  bundle: true,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
