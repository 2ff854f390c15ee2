// What the imports say of the runs they are, within their own transactions.
export { beginImportRun, countImportRun, endImportRun, isImportGoing, openImportRun } from './import-runs.store.ts';
