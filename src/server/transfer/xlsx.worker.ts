// Reads a workbook's first filled sheet in a thread of its own: a workbook made to exhaust the server can then be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbookRows } from './read-workbook.ts';

const { path } = workerData as { path: string };
const result = await readWorkbookRows(path);
parentPort?.postMessage(result);
