import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { PICTURE } from './savePicture';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/help-pictures',
  use: { ...journeys.use, viewport: PICTURE, trace: 'off', screenshot: 'off' },
});
