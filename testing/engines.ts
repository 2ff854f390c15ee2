// Which engine a test of the store or of a route runs on. All of them run on Postgres, the faster one where many files start; what depends
// on how an engine behaves runs on PGlite too, which is what people start with. The full suite runs every file on both.

import { isFullSuite } from './full-suite.ts';

export const withDatabase = 'src/server/**/*.db.test.ts';

/** Starts, kills and migrations; locks and transactions that meet; plans, search, sorting and paging; every call of the specification once. */
const dependsOnEngine = [
  'app/{app,kill,specified-calls,start-kill}',
  'assistant/assistant',
  'attributes/attributes',
  'benchmarks/quality',
  'catalogue/catalogue',
  'catalogue/{counts,lenses,product-pages,waiting,waiting-undo}',
  'database/{migrate,read-cache}',
  'images/images',
  'media/images-store',
  'models/ask/{check-sight,look-at-pictures}',
  'models/limits/waiting-lines',
  'review/{analytics,review,second-person-around,second-person-categories,writers}',
  'runs/{perform-items,preview,run-actions,run-samples,runs,runs-kept,written-counts}',
  'session/scope',
  'sign-off/sign-off',
  'transfer/{import-jobs,import-runs,indexes-unchanged,transfer}',
].map((file) => `src/server/${file}.db.test.ts`);

/** Needs several connections at once, which the embedded database has not. */
export const needsConnections = [
  'app/rolling-restart',
  'app/rotate-secret',
  'catalogue/counts-open',
  'models/limits/limit-taken-off',
  'transfer/import-locks',
  'webhooks/webhooks-locks',
].map((file) => `src/server/${file}.db.test.ts`);

export const filesOnPglite = isFullSuite ? [withDatabase] : dependsOnEngine;
