// Use cases of bringing files in: take an upload as a new run, run an upload again.
import { join } from 'node:path';
import { Problem } from '#domain/problem.ts';
import { type ImportOptions, importOptionsSchema } from '#domain/transfer/import-run.contract.ts';
import type { ImportMode } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { FormPart } from '#server/http/form-part.ts';
import { requireStorable } from '#server/http/storable.ts';
import { announce } from '#server/live/live.ts';
import { readAnswers } from './answers/answers.commands.ts';
import { isAnswerFile } from './answers/read-answers.ts';
import { cancelledDryRun, findImportRow, insertImport, lockRunning, lockUpload, updateImport } from './import.store.ts';
import { optionsToStart } from './import.today.ts';
import { findProfileRow } from './import-profiles.store.ts';
import { openImportRun } from './import-runs.store.ts';
import { requireSupplier } from './suppliers.commands.ts';
import type { Importer } from './transfer.tasks.ts';
import { removeUpload, saveUpload, uploadsFolder } from './uploads.ts';

export { countKeptMedia, loadExportItems } from './export.commands.ts';
export { forgetImportedProducts } from './import-products.store.ts';

type Run = { dryRun: boolean; mode: ImportMode };

/** A file that comes without a name. */
const unnamed = 'catalogue';

const plainFields = new Set(['format', 'encoding', 'handEdits', 'emptyCells', 'missing', 'otherSupplier']);

function parseOptions(fields: Map<string, string>): ImportOptions {
  const given: Record<string, unknown> = {};
  for (const [name, text] of fields) {
    if (text === '') continue;
    try {
      given[name] = plainFields.has(name) ? text : JSON.parse(text);
    } catch (error) {
      throw new Problem('INVALID_INPUT', `${name}: not valid JSON.`, {
        issues: [{ path: name, message: 'Not valid JSON.' }],
        detail: error,
      });
    }
  }
  const parsed = importOptionsSchema.safeParse(given);
  requireStorable(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new Problem('INVALID_INPUT', issues.map((issue) => `${issue.path}: ${issue.message}`).join(' '), { issues });
}

/** What came of an upload: an import, or answers that wait for their run. */
export type Uploaded = { id: number; isAnswers?: true };

/**
 * Saves the uploaded file and queues a run over it; a file of answers is read at once, by its own mark, and is never a catalog. What becomes of edits by hand is the workspace's default where it is not said.
 * Throws INVALID_INPUT without a file, with unknown fields or a profile that is gone, TOO_LARGE.
 */
export async function takeUpload(
  context: Context,
  importer: Importer,
  dataDir: string,
  parts: AsyncIterable<FormPart>,
  run: Run,
): Promise<Uploaded> {
  const fields = new Map<string, string>();
  let saved: { fileName: string; upload: string; bytes: number } | null = null;
  try {
    for await (const part of parts) {
      const { fieldname: name } = part;
      requireStorable(part.type === 'field' ? { [name]: part.value } : { [name]: part.filename });
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (part.fieldname === 'file')
        saved = { fileName: part.filename || unnamed, ...(await saveUpload(dataDir, part.file)) };
      else part.file.resume();
    }
    if (!saved) throw new Problem('INVALID_INPUT', 'Choose a file: the form has no field `file`.');
    if (saved.bytes === 0) throw new Problem('INVALID_INPUT', 'The file is empty.');
    const path = join(uploadsFolder(dataDir), saved.upload);
    if (await isAnswerFile(path)) {
      const id = await readAnswers(context, { path, fileName: saved.fileName });
      await removeUpload(dataDir, saved.upload);
      return { id, isAnswers: true };
    }
    const options = parseOptions(fields);
    await requireProfile(context.db, options);
    await requireSupplier(context.db, options);
    return { id: await queueRun(context, importer, { ...saved, options }, run) };
  } catch (error) {
    if (saved) await removeUpload(dataDir, saved.upload);
    throw error;
  }
}

/** Throws INVALID_INPUT where the options name a profile that is not there. */
async function requireProfile(db: Db, { profileId = null }: ImportOptions): Promise<void> {
  if (profileId === null || (await findProfileRow(db, profileId))) return;
  const message = 'This import profile does not exist any more. Choose another one.';
  throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'profileId', message }] });
}

/** `server`: the one whose disk holds the file, this one without it. */
type Upload = {
  fileName: string;
  upload: string;
  bytes: number;
  options: ImportOptions;
  fromRun?: number;
  suggestedProfileId?: number | null;
  server?: string | null;
};

/** In the transaction of a run: `require` throws where the upload cannot be run after all, `note` stores what follows from it. */
type Beside = { require?: (tx: Db) => Promise<void>; note?: (tx: Db, id: number) => Promise<void> };

export async function queueRun(
  context: Context,
  importer: Importer,
  upload: Upload,
  run: Run,
  { require, note }: Beside = {},
): Promise<number> {
  const values = {
    ...upload,
    server: upload.server ?? importer.server,
    isDryRun: run.dryRun,
    mode: run.mode,
    createdBy: context.actor.id,
    createdAt: context.now(),
  };
  const send = await importer.openSender(values);
  const { id } = await context.db.transaction(async (tx) => {
    await require?.(tx);
    const row = await insertImport(tx, values);
    if (!row.isDryRun) await openImportRun(tx, row);
    await send(tx, row.id);
    await note?.(tx, row.id);
    return row;
  });
  importer.wake();
  return id;
}

/** Stops a dry run under way. Throws NOT_FOUND, and IMPORT_NOT_READY for one that is over or no dry run. */
export async function cancelDryRun({ db, now }: Context, importer: Importer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isGoing = await lockRunning(tx, id);
    const row = await findImportRow(tx, id);
    if (!row) throw new Problem('NOT_FOUND', 'Import not found');
    if (!row.isDryRun) throw new Problem('IMPORT_NOT_READY', 'This is an import. Cancel its run instead.');
    if (!isGoing) throw new Problem('IMPORT_NOT_READY', 'This dry run is over.');
    await updateImport(tx, id, { state: 'failed', error: cancelledDryRun, finishedAt: now() });
    await announce(tx, { type: 'import', importId: id });
  });
  importer.cancel(id);
}

const uploadGone = () => new Problem('IMPORT_NOT_READY', 'The uploaded file is no longer available. Upload it again.');

/** Runs an upload again, by its profile as it is today and with other options if any are given; with another profile, without those chosen under the one before. Throws NOT_FOUND, or IMPORT_NOT_READY while it runs or once its file is gone. */
export async function runAgain(
  context: Context,
  importer: Importer,
  id: number,
  options: ImportOptions,
  run: Run,
  beside: Beside = {},
): Promise<number> {
  const row = await findImportRow(context.db, id);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  if (row.state === 'running') throw new Problem('IMPORT_NOT_READY', 'This import is still running.');
  if (!row.upload) throw uploadGone();
  await requireProfile(context.db, options);
  await requireSupplier(context.db, options);
  const { fileName, upload, bytes } = row;
  // A profile, or none, sets all of them.
  const before = options.profileId === undefined ? optionsToStart(row) : {};
  const suggestedProfileId = row.profileId ?? row.suggestedProfileId;
  const server = importer.holds(upload) ? importer.server : row.server;
  const again = {
    ...{ fileName, upload, bytes, server, suggestedProfileId, fromRun: id },
    options: { ...before, ...options },
  };
  return await queueRun(context, importer, again, run, {
    ...beside,
    require: async (tx) => {
      await beside.require?.(tx);
      // An import of the same file may have ended meanwhile.
      if ((await lockUpload(tx, id)) === null) throw uploadGone();
    },
  });
}
