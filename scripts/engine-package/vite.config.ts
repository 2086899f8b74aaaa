import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const engine = fileURLToPath(new URL('../../engine', import.meta.url));
const entry = {
  index: `${engine}/index.ts`,
  definition: `${engine}/definition/index.ts`,
  expression: `${engine}/expression/index.ts`,
  publish: `${engine}/publish/index.ts`,
  vitePlugin: `${engine}/publish/vitePlugin.ts`,
  rating: `${engine}/rating/index.ts`,
  reading: `${engine}/reading/index.ts`,
  values: `${engine}/values/index.ts`,
  // Compiled validators import the formats by this name from the folder that the engine stands in.
  formats: `${engine}/publish/formats.ts`,
};

export default defineConfig({
  root: engine,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external: /^(?![./]|[A-Za-z]:)/,
      output: { chunkFileNames: '[name].js' },
    },
  },
});
