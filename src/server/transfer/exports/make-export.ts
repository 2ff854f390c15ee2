// Makes the files of a stored export: reads its products, writes them to disk, and counts.
import type { Readable } from 'node:stream';
import { and, type SQL } from 'drizzle-orm';
import type { PublicMedia } from '#domain/images/media-address.ts';
import { may } from '#domain/permissions.ts';
import { isReviewFormat, type StoredFormat } from '#domain/transfer/export-labels.ts';
import { createUnique, fileStem } from '#domain/transfer/export-names.ts';
import { openExportCheck } from '#domain/transfer/formats/export-check.ts';
import { allRetailers, nameOf, nameOfExport } from '#domain/transfer/formats/export-file.ts';
import type { ExportItem, SourceRow } from '#domain/transfer/record.ts';
import { sendMedia } from '#domain/transfer/rows/send-media.ts';
import type { ExportCounts } from '#domain/transfer/stored-exports.contract.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { finderOf } from '#server/database/finder.ts';
import type { Context } from '#server/http/context.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { findPerson } from '#server/session/session.commands.ts';
import { answerStream } from '../answers/answer-file.ts';
import { readItems } from '../export.commands.ts';
import { exportStream } from '../export.ts';
import { saveExportFile } from './export-files.ts';
import { packFiles } from './pack-files.ts';
import * as profiles from './profiles.store.ts';
import type { StoredExportRow } from './stored-exports.store.ts';

type Made = {
  counts: ExportCounts;
  files: StoredExportRow['files'];
  /** Stores what a profile exported, with the end of the export; null where it does not count as exported. */
  note: ((tx: Db, at: Date) => Promise<void>) | null;
};

/** What is counted of products on their way into a file. */
function countingOf(format: StoredFormat) {
  const counts: ExportCounts = {
    ...{ products: 0, unchanged: null, gone: null },
    rows: isReviewFormat(format) ? 0 : null,
    ...(isReviewFormat(format) ? { refused: null, misread: null } : { refused: 0, misread: 0 }),
  };
  return {
    counts,
    onItem: (item: ExportItem) => {
      // An answer sheet has rows of products with content alone.
      if (isReviewFormat(format) && item.content === null) return;
      counts.products += 1;
    },
    /** Counts by the rows of one file, as they are written: the same id twice is a problem within it. */
    openCheck: () => {
      if (isReviewFormat(format)) return null;
      const check = openExportCheck(format);
      return (rows: readonly SourceRow[], item: ExportItem) => {
        const kinds = new Set(check(rows, item).map(({ kind }) => kind));
        for (const kind of ['refused', 'misread'] as const) if (kinds.has(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
      };
    },
    onRow: () => {
      counts.rows = (counts.rows ?? 0) + 1;
    },
  };
}

type Making = {
  db: Db;
  row: StoredExportRow;
  profile: profiles.ProfileRow | null;
  publicMedia: PublicMedia;
  signal: AbortSignal;
  counting: ReturnType<typeof countingOf>;
  /** What was exported, of a profile. */
  versions: profiles.ExportedVersion[];
};

async function* readSent(making: Making, where: SQL | undefined): AsyncGenerator<ExportItem> {
  const { db, row, profile, publicMedia, signal, counting, versions } = making;
  const turn = takeTurns();
  for await (const { sourceVersion, ...item } of readItems(finderOf(db), where, row.format)) {
    signal.throwIfAborted();
    const sent = isReviewFormat(row.format) ? item : sendMedia(item, publicMedia);
    counting.onItem(sent);
    const contentVersion = item.content?.version ?? null;
    if (profile) versions.push({ productId: item.product.id, sourceVersion, contentVersion });
    yield sent;
    await turn();
  }
}

async function openFile(making: Making, where: SQL | undefined): Promise<Readable> {
  const { row, profile, counting } = making;
  const items = readSent(making, where);
  return isReviewFormat(row.format)
    ? answerStream(row.format, items, { token: row.token, onRow: counting.onRow })
    : await exportStream(row.format, items, { columns: profile?.columns ?? null, onRows: counting.openCheck() });
}

/** The files of all retailers, in one archive. */
async function* eachRetailer(making: Making, where: SQL | undefined) {
  const { db, row, profile } = making;
  const values = { date: dayOf(row), profile: profile?.name ?? row.name };
  const { end } = nameOf(row.format);
  const unique = createUnique();
  const given = profile?.fileName ?? '';
  const template = given.includes('{retailer}') ? given : `${given} {retailer}`;
  const retailers = await profiles.listRetailers(db, where);
  // An archive of nothing is damaged to many programs: it has the file of no products, as an export in one file does.
  if (retailers.length === 0)
    yield {
      name: `${fileStem(template, { ...values, retailer: allRetailers })}${end}`,
      stream: await openFile(making, where),
    };
  for (const retailer of retailers) {
    const stem = fileStem(template, { ...values, retailer: retailer ?? 'no retailer' });
    const stream = await openFile(making, and(where, profiles.ofRetailer(retailer)));
    yield { name: `${unique(stem)}${end}`, stream };
  }
}

/** The day an export was started, in UTC. */
const dayOf = ({ createdAt }: StoredExportRow): string => createdAt.toISOString().slice(0, 10);

function fileName({ row, profile }: Making): string {
  if (profile) return nameOfExport({ ...profile, format: row.format }, dayOf(row));
  const { stem, end } = nameOf(row.format);
  return `${stem}-${dayOf(row)}${end}`;
}

/**
 * Whether an export is the profile's last one, from which the next tells what changed. Of a profile with a schedule, only what goes to the export
 * folder is: what a person exports beside it must not be missing there. And only by who may change the profile: others read it.
 */
async function countsAsExported(
  db: Db,
  { createdBy }: StoredExportRow,
  { schedule }: profiles.ProfileRow,
): Promise<boolean> {
  if (createdBy === null) return true;
  const person = schedule === null ? await findPerson(db, createdBy) : null;
  return person !== null && person.scope === null && may(person.role, 'write');
}

/** Writes all of it. Throws a `Problem` the person can act on, a fault, or what the signal was aborted with. */
export async function makeExport(
  context: Context,
  dataDir: string,
  row: StoredExportRow,
  signal: AbortSignal,
): Promise<Made> {
  const { db } = context;
  const { selection } = row;
  const profile = row.profileId === null ? null : await profiles.readProfile(db, row.profileId);
  const publicMedia = await loadPublicMedia(context);
  const making: Making = { db, row, profile, publicMedia, signal, counting: countingOf(row.format), versions: [] };
  const all = whereSelection(
    'ids' in selection
      ? { kind: 'ids', ids: selection.ids }
      : { kind: 'filter', filter: selection.filter, except: selection.except ?? [] },
  );
  const where = profile?.onlyChanged ? and(all, profiles.changedSince(profile.id)) : all;
  const counts = making.counting.counts;
  if (profile?.onlyChanged) {
    counts.unchanged = (await profiles.countProducts(db, all)) - (await profiles.countProducts(db, where));
    counts.gone = await profiles.countGone(db, profile.id, all);
  }
  const isPacked = profile?.splitsRetailers ?? false;
  const stream = isPacked ? packFiles(eachRetailer(making, where)) : await openFile(making, where);
  const saved = await saveExportFile(dataDir, stream, signal);
  const isPart = profile?.onlyChanged ?? false;
  const files = [{ ...saved, name: fileName(making), ...(isPart ? { isPart } : {}) }];
  const noted = profile && (await countsAsExported(db, row, profile)) ? profile : null;
  const note =
    noted &&
    (async (tx: Db, at: Date) => {
      if (!(await profiles.updateProfile(tx, noted.id, { lastAt: at }))) return;
      await profiles.noteExported(tx, noted.id, making.versions, all);
    });
  return { counts, files, note };
}
