// Opens the file of an import the way its options, or the profile it is recognized by, say.
import { createHash } from 'node:crypto';
import { readFormats } from '#domain/transfer/formats/read-formats.ts';
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import { differsFrom, policiesOf, readingOf } from '#domain/transfer/profiles/choices.ts';
import { columnsKey, foldColumns } from '#domain/transfer/profiles/recognition.ts';
import { type Suggestion, suggestProfile } from '#domain/transfer/profiles/suggestion.ts';
import { type ImportFormat, importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { readSettings } from '#server/review/settings.commands.ts';
import { type ImportRow, updateImport } from './import.store.ts';
import { countBrought } from './import-missing.store.ts';
import { choicesOfProfile, findProfileRow, listProfileRows, type ProfileRow } from './import-profiles.store.ts';
import { openCatalogue, type ReadOptions } from './read-file.ts';
import { findSupplier } from './suppliers.store.ts';

type File = Awaited<ReturnType<typeof openCatalogue>>;

/** An import whose file is open, with the options that count for it. */
type OpenImport = { file: File; row: ImportRow };

const pathOptions = ({ fileName, options, format, encoding, mapping }: ImportRow): ReadOptions => {
  // An import that goes on reads its file as it did at its beginning: a newer version might recognize something else in it, and half of the
  // products would come from other columns.
  if (format !== null) {
    const known = { fileName, format: importFormatSchema.parse(format), mapping: { ...options.mapping, ...mapping } };
    return encoding === null ? known : { ...known, encoding };
  }
  return { fileName, ...readingOptions(options) };
};

const readingOptions = ({ format, encoding, mapping }: ImportOptions): ReadOptions => ({
  ...(format ? { format } : {}),
  ...(encoding ? { encoding } : {}),
  ...(mapping ? { mapping } : {}),
});

/** Opens it; the first time, a dry run finds out which profile its file is one of, and what counts from then on is stored. */
export async function openImport(context: Context, row: ImportRow, path: string): Promise<OpenImport> {
  const file = await openCatalogue(path, pathOptions(row));
  if (row.format !== null) return { file, row };
  const { db } = context;
  const suggestion = row.isDryRun && row.options.profileId === undefined ? await recognizeProfile(db, file) : null;
  const profileId = row.options.profileId ?? (suggestion?.isSame ? suggestion.profileId : null);
  const profile = profileId === null ? null : await findProfileRow(db, profileId);
  const opened = profile ? await openByProfile(file, row, profile, path) : { file, options: row.options };
  const { format, encoding, encodingNote, mapping, columns } = opened.file;
  const { handEdits } = await readSettings(context);
  const choices = profile && choicesOfProfile(profile);
  const policies = policiesOf(opened.options, choices, { handEdits });
  const supplier = await findSupplier(db, policies.supplierId);
  const names = columns.map(({ name }) => name);
  const counting = {
    ...{ format, encoding, mapping },
    columnsKey: hashColumns(format, names),
    profileId: profile?.id ?? null,
    supplierId: supplier?.id ?? null,
    suggestedProfileId: profile ? null : (suggestion?.profileId ?? row.suggestedProfileId),
    options: {
      ...opened.options,
      ...policies,
      supplierId: supplier?.id ?? null,
      profileId: profile?.id ?? row.options.profileId ?? null,
      said: row.options,
      differs: choices !== null && differsFrom(choices, { ...opened.options, ...policies }, mapping),
    },
  };
  await updateImport(db, row.id, { ...counting, encodingNote, columns });
  return { file: opened.file, row: { ...row, ...counting } };
}

/** Names the layout of a file: its format and its columns. */
const hashColumns = (format: ImportFormat, names: readonly string[]): string =>
  createHash('sha256')
    .update(columnsKey(format, foldColumns(names)))
    .digest('hex');

/** The file read as the profile says, opened again where that is something else than what was found in it. */
async function openByProfile(file: File, row: ImportRow, profile: ProfileRow, path: string) {
  const names = file.columns.map(({ name }) => name);
  const options = readingOf(choicesOfProfile(profile), row.options, names);
  const isAsFound =
    (options.format ?? file.format) === file.format &&
    (options.encoding === undefined || options.encoding === row.options.encoding) &&
    Object.entries(options.mapping ?? {}).every(([column, target]) => file.mapping[column] === target);
  if (isAsFound) return { file, options: row.options };
  await file.close();
  return { file: await openCatalogue(path, { fileName: row.fileName, ...readingOptions(options) }), options };
}

/** The profile its columns and its first products are of; null where they are of none. */
async function recognizeProfile(db: Db, file: File): Promise<Suggestion | null> {
  const profiles = await listProfileRows(db);
  if (profiles.length === 0) return null;
  const skus = await firstSkus(file);
  const { recognize, isOwnName } = readFormats[file.format];
  return suggestProfile(
    {
      format: file.format,
      columns: foldColumns(file.columns.map(({ name }) => name)),
      first: skus.length,
      brought: await countBrought(db, skus),
      isOfShops: recognize !== undefined || isOwnName !== undefined,
    },
    profiles,
  );
}

async function firstSkus(file: File): Promise<string[]> {
  for await (const { items } of file.items())
    return items
      .flatMap((item) => (item.kind === 'product' ? item : (item.update ?? [])))
      .map(({ product }) => product.sku);
  return [];
}
