import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,renderers,src,server,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/databaseService.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
