import { defineConfig } from 'vitest/config';

// Said once for every import of the engine that vite.config.ts reaches.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

/** Far more than any test needs alone: they tell one that hangs from one on a crowded machine. None has its own below. */
const limits = { pool: 'forks', testTimeout: 300_000, hookTimeout: 300_000 } as const;

/** Two kinds of tests: on Node with a PostgreSQL at hand, and on a page with the portal's own Vite plugins. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'node',
          // One more than the cores that a run is measured on: these tests often wait, for PostgreSQL, a job, another process.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          // The server's code is loaded once for each worker; nodeSetup.ts minds what a file leaves behind.
          isolate: false,
          setupFiles: ['tests/support/nodeSetup.ts'],
          include: ['{bench/driver,contract,engine,server,scripts,studio,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'studio/pages/**'],
          globalSetup: [
            'tests/support/installed.ts',
            'tests/support/runFolder.ts',
            'tests/support/databaseService.ts',
          ],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...limits,
          name: 'page',
          // One for each of two cores: these tests only compute.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // The portal's code is loaded once for each worker; pageSetup.ts cleans up between the files.
          isolate: false,
          environment: 'jsdom',
          include: ['{renderers,src,studio/pages}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
    ],
  },
});
