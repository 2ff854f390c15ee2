// What Stryker runs against the mutants of a folder of the domain: the tests of that folder (scripts/mutants/folders.ts names it).
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // As elsewhere, files share a worker; each run of a mutant has one of its own, so that constants are made anew.
    isolate: false,
    // A busy machine must not end them.
    testTimeout: 60_000,
    env: { GROWTH: 'unmeasured' },
    include: ['**/*.test.ts'],
    // Real catalogues lie outside the project.
    exclude: [...configDefaults.exclude, '**/*.catalogues.test.ts'],
    setupFiles: ['testing/put-back.ts', 'testing/console-guard.ts', 'testing/property-tests.ts'],
  },
});
