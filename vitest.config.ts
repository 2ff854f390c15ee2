import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './testing/chromium.ts';
import { filesOnPglite, needsConnections, withDatabase } from './testing/engines.ts';
import { isFullSuite } from './testing/full-suite.ts';
import { ShuffledFiles } from './testing/shuffled-files.ts';

const overCatalogues = '**/*.catalogues.test.ts';
/** Files of the full suite alone. */
const exclude = ['**/node_modules/**', overCatalogues, ...(isFullSuite ? [] : ['**/*.full.test.ts'])];

/** Nothing changes while it lasts. */
const isOneRun = process.argv.includes('run');

/** Ends what hangs, and nothing else: on a busy machine even a first look at a screen takes its time. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

const usual = {
  environment: 'node',
  setupFiles: ['testing/put-back.ts', 'testing/console-guard.ts', 'testing/property-tests.ts'],
  ...patience,
  // Files share a worker and what they import there, which is half the time of all; each has a database of its own.
  isolate: false,
  exclude,
};

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle.
    maxWorkers: 2,
    sequence: { sequencer: ShuffledFiles },
    projects: [
      {
        test: {
          ...usual,
          name: 'unit',
          // Pure code: a thread each instead of a process.
          pool: 'threads',
          include: ['{src/domain,src/web,sample,testing,scripts,evals}/**/*.test.ts'],
        },
      },
      { test: { ...usual, name: 'server', include: ['src/server/**/*.test.ts'], exclude: [...exclude, withDatabase] } },
      {
        test: {
          ...usual,
          name: 'server on Postgres',
          env: { TEST_DATABASE: 'postgres' },
          include: [withDatabase],
          globalSetup: ['testing/postgres-server.ts'],
        },
      },
      {
        test: {
          ...usual,
          name: 'server on PGlite',
          env: { TEST_DATABASE: 'pglite' },
          include: filesOnPglite,
          exclude: [...exclude, ...needsConnections],
        },
      },
      {
        test: {
          ...usual,
          name: 'catalogues',
          env: { TEST_DATABASE: 'pglite' },
          include: ['{src,testing,evals}/**/*.catalogues.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['testing/shared-folder.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // There is no process in a browser.
        define: { 'process.env.TEST_SUITE': JSON.stringify(process.env.TEST_SUITE ?? '') },
        // Reached through a lazily loaded chunk alone: found in the middle of a test, they would reload it.
        optimizeDeps: { include: ['@sindresorhus/slugify', 'entities', 'htmlparser2'] },
        // Each file is a page of its own, and would ask for every module again.
        server: { headers: isOneRun ? { 'Cache-Control': 'max-age=3600' } : {} },
        test: {
          name: 'components',
          include: ['src/web/**/*.component.test.tsx'],
          setupFiles: [
            'testing/put-back.ts',
            'testing/console-guard.ts',
            'testing/components/quiet-react.ts',
            'testing/components/setup.ts',
          ],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await chromiumLaunch(),
              // West of UTC: in the evening it is another day there, so that a day counted by UTC shows.
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'America/Los_Angeles' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
            commands: { restMouse: ({ page }) => page.mouse.move(0, 0) },
          },
        },
      },
    ],
  },
});
