import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './testing/chromium.ts';

const server = {
  environment: 'node',
  include: ['src/server/**/*.test.ts'],
  setupFiles: ['testing/console-guard.ts', 'testing/fixed-seed.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain and screens',
          environment: 'node',
          include: [
            'src/domain/**/*.test.ts',
            'src/web/**/*.test.ts',
            'sample/**/*.test.ts',
            'testing/**/*.test.ts',
            'evals/**/*.test.ts',
          ],
          setupFiles: ['testing/console-guard.ts', 'testing/fixed-seed.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { ...server, name: 'server on PGlite', env: { TEST_DATABASE: 'pglite' } } },
      {
        test: {
          ...server,
          name: 'server on Postgres',
          env: { TEST_DATABASE: 'postgres' },
          // Tests without a database (readers, exporters) run once, on the other side.
          include: ['src/server/**/*.db.test.ts'],
          globalSetup: ['testing/postgres-server.ts'],
        },
      },
      {
        plugins: [react(), tailwindcss()],
        test: {
          name: 'components',
          include: ['src/web/**/*.component.test.tsx'],
          setupFiles: ['testing/console-guard.ts', 'testing/components/setup.ts'],
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await chromiumLaunch(),
              // West of UTC: in the evening it is another day there, so that a day counted by UTC shows.
              contextOptions: { timezoneId: 'America/Los_Angeles' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
