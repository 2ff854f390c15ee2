// The check of an export: all that is known of what becomes of its products on their way out.
import type { ExportFormat } from '../export-labels.ts';
import type { CheckRows, WriteFormat } from '../rows/format.ts';
import { openGeneralCheck } from './general.check.ts';
import { writeFormats } from './write-formats.ts';

/** Opens the check of one file of a format, which is shown the rows of its products one after another, as they are written. */
export function openExportCheck(format: ExportFormat): CheckRows {
  const written: WriteFormat = writeFormats[format];
  const check = written.openCheck?.();
  const checkAny = openGeneralCheck(written);
  return (rows, item) => [...(check?.(rows, item) ?? []), ...(written.findCuts?.(item) ?? []), ...checkAny(rows, item)];
}
