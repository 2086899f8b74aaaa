import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { packed } from './packed';

const CODE = `console.log('${'carta fiança '.repeat(200)}')`;

/** Of a script and a picture. */
const source = (script: string) => ({
  name: 'source',
  resolveId: (id: string) => (id === 'index.js' ? id : null),
  load(this: { emitFile(file: object): string }, id: string) {
    if (id !== 'index.js') return null;
    this.emitFile({ type: 'asset', fileName: 'picture.png', source: 'x'.repeat(5000) });
    return script;
  },
});

async function built(script: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'packed-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const output = { entryFileNames: '[name].js' };
  const plugins = [source(script), packed()];
  const rolldownOptions = { input: 'index.js', output };
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    build: { outDir, rolldownOptions },
  });
  return outDir;
}

test('what packs lies packed beside each file; pictures and what is short do not', async () => {
  const dir = await built(CODE);
  expect((await readdir(dir)).toSorted()).toEqual(['index.js', 'index.js.br', 'picture.png']);
  const script = await readFile(join(dir, 'index.js'));
  expect(brotliDecompressSync(await readFile(join(dir, 'index.js.br')))).toEqual(script);
  expect(await readdir(await built('console.log(1)'))).not.toContain('index.js.br');
});
