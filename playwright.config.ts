import { defineConfig } from '@playwright/test';
import type { InputModeOptions } from './journeys/input-mode.ts';
import { chromiumLaunch } from './testing/chromium.ts';
import { isFullSuite } from './testing/full-suite.ts';

const launchOptions = await chromiumLaunch();

const overCatalogues = /@catalogues/;
/** Journeys of the full suite alone. */
const testIgnore = isFullSuite ? [] : ['**/*.full.spec.ts'];

export default defineConfig<InputModeOptions>({
  testDir: './journeys',
  testIgnore,
  globalSetup: './journeys/prepared-data-dirs.ts',
  outputDir: './test-results',
  // Each worker runs a server of its own (see journeys/own-server.ts).
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'journeys', grepInvert: overCatalogues },
    // Once more without the mouse, on servers of their own: in the full suite.
    { name: 'journeys by keyboard', grepInvert: overCatalogues, grep: /@mouse-and-keyboard/, use: { by: 'keyboard' } },
    // Over what lies beside the checkout.
    { name: 'catalogues', grep: overCatalogues },
  ],
  forbidOnly: true,
  // For a browser that stops drawing alone (see journeys/drawing.ts): any other failure stands.
  retries: 1,
  // Ends what hangs. Tab after Tab, or axe on screen after screen, takes its time on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? {} : { outputFile: './test-results/journeys.json' }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Traces make the journeys half as fast again: only on request.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
