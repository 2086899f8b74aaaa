import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { checkProducts } from '../studio/check/checkProducts';
import { products } from '../engine/publish/vitePlugin';
import { chunks } from '../scripts/portal/chunks';
import { staticStyles } from '../scripts/portal/styles/staticStyles';
import { themeStyles } from '../scripts/portal/themeStyles';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const portal = '/bench/reference/portal';
const lists = [`${portal}/Policies.tsx`, `${portal}/Tracking.tsx`];

/** The measured pages, built as the portal is (../vite.config.ts) but with the bench's own definitions. */
export default defineConfig({
  root: path('pages'),
  publicDir: path('../public'),
  plugins: [
    products({ folder: path('../dist/bench/product-schemas'), check: checkProducts }),
    themeStyles(),
    staticStyles(['../renderers', '../src', 'reference', 'pages'].map(path)),
    react(),
    // In few files, as one would build the pages by hand alone: what each pair of pages shares would be a file otherwise.
    chunks({
      areas: [
        ['start', ['/index.html']],
        ['frame', [`${portal}/Frame.tsx`]],
        ['lists', lists, 'common'],
      ],
      often: lists,
    }),
  ],
  build: {
    outDir: path('../dist/bench/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/(renderers|engine|studio|contract)\/.*\.tsx?$/.test(id) },
    },
  },
});
