import { defineConfig } from 'vitest/config';

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
    ],
  },
});
