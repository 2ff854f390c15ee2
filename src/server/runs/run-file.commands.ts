// The file of a run that exports.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { RunFileFrame } from './actions/planned.ts';
import { fileOf } from './actions/run-actions.ts';
import { findRun } from './insert-run.ts';
import * as itemStore from './run-items.store.ts';

type RunFile = { fileName: string; contentType: string; stream: Readable };

/** The file of a run that exports, put together as it is read. Throws NOT_FOUND, and ILLEGAL_TRANSITION before it is done. */
export async function openRunFile({ db, now }: Context, id: number): Promise<RunFile> {
  const run = await findRun({ db, now }, id);
  const file = fileOf(run.action);
  if (!file) throw new Problem('NOT_FOUND', 'This run created no file.');
  if (run.undoUntil !== null && run.undoUntil < now().toISOString())
    throw new Problem('NOT_FOUND', 'The file of a run is available for 30 days. This file is no longer available.');
  if (run.state !== 'done') throw new Problem('ILLEGAL_TRANSITION', 'The file will be available when the run is done.');
  const stream = Readable.from(joinRows(db, id, file), { objectMode: false });
  return { fileName: file.fileName, contentType: file.contentType, stream };
}

async function* joinRows(db: Db, id: number, { head, between, tail, empty }: RunFileFrame): AsyncGenerator<string> {
  let before = head;
  for await (const rows of itemStore.streamRows(db, id)) {
    yield before + rows.join(between);
    before = between;
  }
  yield before === head ? empty : tail;
}
