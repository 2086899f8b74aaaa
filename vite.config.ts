import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // An inlined asset is a data: URL, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // A page carries only what it names of the design system: its modules do nothing but declare.
        moduleSideEffects: (id) => !/\/renderers\/ui\/.*\.tsx?$/.test(id),
      },
    },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
});
