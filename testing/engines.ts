// Which engine a test of the store or of a route runs on. Postgres is the faster one here, so everything runs there; what depends on how an
// engine behaves runs on PGlite too. The full suite runs every file on both.

/** The full suite is asked for by `TEST_SUITE=full`, as `npm run test:full` does. */
export const isFullSuite = process.env.TEST_SUITE === 'full';

export const withDatabase = 'src/server/**/*.db.test.ts';

export const filesOnPglite = isFullSuite ? [withDatabase] : [withDatabase];
