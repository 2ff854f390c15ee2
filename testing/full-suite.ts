/** The full suite is asked for by `TEST_SUITE=full`, as `npm run test:full` does. */
export const isFullSuite = process.env.TEST_SUITE === 'full';
