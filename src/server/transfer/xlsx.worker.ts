// Reads the tables of a workbook in a thread of its own: a workbook made to exhaust the server can then be stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { joinSheets } from '#domain/transfer/formats/join-sheets.ts';
import { readWorkbookSheets } from './read-workbook.ts';

const { path } = workerData as { path: string };
const read = await readWorkbookSheets(path);
parentPort?.postMessage('problem' in read ? read : joinSheets(read.sheets));
