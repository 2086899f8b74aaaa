import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { checkProducts } from '../engine/check/checkProducts';
import { products } from '../engine/publish/vitePlugin';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The measured pages, built as the portal is (../vite.config.ts) but with the bench's own definitions. */
export default defineConfig({
  root: path('pages'),
  publicDir: path('../public'),
  plugins: [products({ folder: path('../dist/bench/product-schemas'), check: checkProducts }), react()],
  build: {
    outDir: path('../dist/bench/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/(renderers|engine|contract)\/.*\.tsx?$/.test(id) },
    },
  },
});
