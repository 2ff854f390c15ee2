// Starts the thread that reads a workbook and gives up on it after a time.
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Problem } from '#domain/problem.ts';
import type { JoinedSheets } from '#domain/transfer/formats/join-sheets.ts';
import { workbookLimits } from './read-workbook.ts';

const timeLimit = 60_000;

type Read = JoinedSheets | { problem: string };

/** The tables of products in the visible sheets of a workbook. Throws a `Problem` when it is damaged, too large or takes too long. */
export async function readXlsx(path: string, milliseconds = timeLimit): Promise<JoinedSheets> {
  const { size } = await stat(path);
  if (size > workbookLimits.file)
    throw new Problem('TOO_LARGE', 'The workbook is larger than 50 MB. Save it as CSV and upload that file.');
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<Read>((resolve) => {
      timer = setTimeout(
        () => resolve({ problem: 'The workbook takes too long to read. Save it as CSV and upload that file.' }),
        milliseconds,
      );
      worker.once('message', (found: Read) => resolve(found));
      worker.once('error', (fault) =>
        resolve({
          problem: `The workbook cannot be read (${fault instanceof Error ? fault.message : 'unknown error'}).`.slice(
            0,
            300,
          ),
        }),
      );
      worker.once('exit', () => resolve({ problem: 'The workbook cannot be read.' }));
    });
    if ('problem' in result) throw new Problem('INVALID_INPUT', result.problem);
    return result;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
