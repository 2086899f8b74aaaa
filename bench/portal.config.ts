import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import portal from '../vite.config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The portal as it is built for production, with a manifest of its chunks. */
export default {
  ...portal,
  root: path('..'),
  build: { ...portal.build, outDir: path('../dist/bench/portal'), manifest: true },
} satisfies UserConfig;
