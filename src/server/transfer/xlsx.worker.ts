// Reads the sheets of a workbook in a thread of its own: a workbook made to exhaust the server can then be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbookSheets } from './read-workbook.ts';

const { path } = workerData as { path: string };
const result = await readWorkbookSheets(path);
parentPort?.postMessage(result);
