// Whether a dry run may be followed by its import without anybody looking at it.
import { plainName } from '../cells/column-names.ts';
import { readFormats } from '../formats/read-formats.ts';
import { describeExcess, isAbove } from '../import-share.ts';
import type { ImportCounts, ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';

/** What a dry run found of a file of a profile; `columns` are folded. */
export type DryRunFigures = {
  format: ImportFormat | null;
  columns: readonly string[];
  counts: ImportCounts;
  missing: number;
};

type Profile = { format: ImportFormat; columns: readonly string[]; mapping: Mapping; stopAbove: number | null };

const named = (columns: readonly string[]) => {
  const shown = columns.slice(0, 3).map((column) => `“${column}”`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

/** What a product cannot do without: what it is named by, and a title. */
const needed: ReadonlySet<ImportTarget> = new Set<ImportTarget>(['sku', 'id', 'title']);

/** Whether a file names its columns; of others they are the fields its products have, and one that no product has today says nothing. */
const hasHeader = (format: ImportFormat) => ['table', 'workbook'].includes(readFormats[format].layout);

/** One sentence where the file is of another layout than the profile's; null where it is not. */
function describeLayout(
  { format, mapping, ...profile }: Profile,
  file: Pick<DryRunFigures, 'format' | 'columns'>,
): string | null {
  if (file.format !== format) return 'Nothing was imported: the format of the file changed.';
  const lost = profile.columns.filter((column) => !file.columns.includes(column));
  const added = file.columns.filter((column) => !profile.columns.includes(column));
  const names = new Set(
    Object.keys(mapping)
      .filter((column) => needed.has(mapping[column] ?? 'ignore'))
      .map(plainName),
  );
  const missing = hasHeader(format) ? lost : lost.filter((column) => names.has(column));
  const isSame = missing.length === 0 && (added.length === 0 || !hasHeader(format));
  if (isSame) return null;
  const said = [
    missing.length > 0 ? `missing ${named(missing)}` : '',
    added.length > 0 ? `new ${named(added)}` : '',
  ].filter((text) => text !== '');
  return `Nothing was imported: the columns of the file changed (${said.join('; ')}).`;
}

/**
 * One sentence where a person has to look first: its columns are others, nothing of it can be imported, or too much is invalid, would change or is
 * missing; null otherwise.
 */
export function describeStop(profile: Profile, file: DryRunFigures): string | null {
  const layout = describeLayout(profile, file);
  if (layout !== null) return layout;
  const { counts, missing } = file;
  if (counts.new + counts.changed + counts.unchanged === 0)
    return 'Nothing was imported: no product of the file can be imported.';
  const { stopAbove } = profile;
  if (stopAbove === null) return null;
  if (isAbove(counts.refused, counts.read, stopAbove))
    return `Nothing was imported: ${counts.refused} of ${counts.read} products in the file are invalid, more than ${stopAbove} %. Check them, then import the file yourself.`;
  return describeExcess(counts, missing, stopAbove);
}
