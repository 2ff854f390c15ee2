// Whether a dry run may be followed by its import without anybody looking at it.
import { describeExcess } from '../import-share.ts';
import type { ImportCounts } from '../transfer.contract.ts';

/** What a dry run found of a file of a profile; `columns` are folded. */
export type DryRunFigures = {
  isRecognized: boolean;
  columns: readonly string[];
  counts: Omit<ImportCounts, 'read'>;
  missing: number;
};

const named = (columns: readonly string[]) => {
  const shown = columns.slice(0, 3).map((column) => `“${column}”`);
  const more = columns.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

/** One sentence where a person has to look first: its columns are others, nothing of it can be imported, or too much would change; null otherwise. */
export function describeStop(
  profile: { columns: readonly string[]; stopAbove: number | null },
  { isRecognized, columns, counts, missing }: DryRunFigures,
): string | null {
  if (!isRecognized) {
    const lost = profile.columns.filter((column) => !columns.includes(column));
    const added = columns.filter((column) => !profile.columns.includes(column));
    const said = [
      lost.length > 0 ? `missing ${named(lost)}` : '',
      added.length > 0 ? `new ${named(added)}` : '',
    ].filter((text) => text !== '');
    return said.length > 0
      ? `Nothing was imported: the columns of the file changed (${said.join('; ')}).`
      : 'Nothing was imported: the format of the file changed.';
  }
  if (counts.new + counts.changed + counts.unchanged === 0)
    return 'Nothing was imported: no product of the file can be imported.';
  return profile.stopAbove === null ? null : describeExcess(counts, missing, profile.stopAbove);
}
