// Use cases of stored exports: start one, read it, open a file of it.
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import { isReviewFormat, nameFormat, type StoredFormat } from '#domain/transfer/export-labels.ts';
import { writeFormats } from '#domain/transfer/formats/write-formats.ts';
import { type ExportSelection, exportDays, type StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { exportsFolder } from './export-files.ts';
import * as store from './stored-exports.store.ts';
import type { Exporter } from './stored-exports.tasks.ts';

/** As long as marks of answer sheets read it: 16 hex digits. */
const tokenBytes = 8;

const gone = () => new Problem('NOT_FOUND', 'Export not found');

export async function findStoredExport({ db }: Context, id: number): Promise<StoredExport> {
  const found = await store.findExport(db, id);
  if (!found) throw gone();
  return found;
}

type NewExport = { profileId: number | null; name: string; format: StoredFormat; selection: ExportSelection };

/** Stores an export and its job; `createdBy` is null for one that its schedule starts. Answers its id. */
export async function storeExport(
  { now }: Pick<Context, 'now'>,
  tx: Db,
  by: { exporter: Exporter; send: (tx: Db, id: number) => Promise<void>; createdBy: number | null },
  values: NewExport,
): Promise<number> {
  const { exporter, send, createdBy } = by;
  const token = randomBytes(tokenBytes).toString('hex');
  const stored = { ...values, token, server: exporter.server, createdBy, createdAt: now() };
  const id = await store.insertExport(tx, stored);
  await send(tx, id);
  await announce(tx, { type: 'exports' });
  return id;
}

/** Queues an export of a selection as it will be when it is read. */
export async function startStoredExport(
  context: Context,
  exporter: Exporter,
  asked: Pick<NewExport, 'format' | 'selection'>,
): Promise<StoredExport> {
  const send = await exporter.openSender();
  const by = { exporter, send, createdBy: context.actor.id };
  const values = { ...asked, profileId: null, name: nameFormat(asked.format) };
  const id = await context.db.transaction((tx) => storeExport(context, tx, by, values));
  exporter.wake();
  return await findStoredExport(context, id);
}

const contentTypeOf = (format: StoredFormat, fileName: string): string => {
  if (fileName.endsWith('.zip')) return 'application/zip';
  if (format === 'review-csv') return 'text/csv; charset=utf-8';
  return writeFormats[isReviewFormat(format) ? 'xlsx' : format].contentType;
};

/** Throws NOT_FOUND, and ILLEGAL_TRANSITION before it is done. */
export async function openStoredFile(
  { db }: Context,
  exporter: Exporter,
  { id, number }: { id: number; number: number },
): Promise<{ fileName: string; contentType: string; stream: Readable }> {
  const row = await store.readExport(db, id);
  if (!row) throw gone();
  if (row.state === 'running') throw new Problem('ILLEGAL_TRANSITION', 'The file will be available when it is done.');
  if (row.state === 'failed') throw new Problem('NOT_FOUND', 'This export failed, so it has no file.');
  if (row.files.length === 0)
    throw new Problem(
      'NOT_FOUND',
      `The files of an export are available for ${exportDays} days. This one is no longer available.`,
    );
  const file = row.files[number];
  if (!file) throw new Problem('NOT_FOUND', `This export has no file ${number}.`);
  const path = join(exportsFolder(exporter.dataDir), file.stored);
  if (!existsSync(path))
    throw new Problem(
      'NOT_FOUND',
      'The file is no longer here, or it is stored on a different server. Export it again.',
    );
  return { fileName: file.name, contentType: contentTypeOf(row.format, file.name), stream: createReadStream(path) };
}
