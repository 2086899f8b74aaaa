import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { NARROW, SIZES } from './e2e/support/sizes';
import { CHROMIUM_FLAGS, findChromium } from './scripts/test/chromium';

const chromium = findChromium();

/** Journeys through the built product; e2e/support/test.ts starts one product for each worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Absolute, as the configuration of the help's pictures takes it over from a folder of its own.
  globalSetup: fileURLToPath(new URL('e2e/support/builtOnce.ts', import.meta.url)),
  // The same pictures whatever the project is called.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  outputDir: process.env['JOURNEY_RESULTS'] ?? 'test-results/journeys',
  // Two cores: a browser and a product of its own for each. A third worker took as long (519 against 522 s) and crowded them.
  workers: 2,
  projects: [
    // e2e/README.md says which journeys run on a phone too. First, as its longest would keep one core busy alone at the end.
    {
      name: 'narrow',
      grep: new RegExp(NARROW),
      use: { viewport: SIZES.narrow, hasTouch: true, isMobile: true },
    },
    { name: 'wide' },
  ],
  forbidOnly: Boolean(process.env['CI']),
  // Far more than any needs alone: these tell a journey that hangs from one on a busy machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // A second try in a worker of its own names what was flaky; npm test prints it, as a fault to find.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: SIZES.wide,
    locale: 'pt-BR',
    // What a worker fetches no journey could answer in its place; offline.spec.ts has the worker.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    // A control that is not there names itself, before the journey's own time is up.
    actionTimeout: 60_000,
    // Actions, calls, console and the last screen; film and DOM of every action cost a third: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Colours in the middle of a transition are nobody's contrast, and frames of animations cost time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_FLAGS },
  },
});
