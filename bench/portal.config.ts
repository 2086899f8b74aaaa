import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { products } from '../engine/publish/vitePlugin';
import portal from '../vite.config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The portal as it is built for production, with one wizard more, so that the size of a further one shows. */
export default {
  ...portal,
  root: path('..'),
  plugins: [products({ folder: path('../dist/bench/portal-schemas'), check: () => [] }), react()],
  build: { ...portal.build, outDir: path('../dist/bench/portal'), manifest: true },
} satisfies UserConfig;
