// The problems of a run as a file for a spreadsheet, and grouped by their reason.

import { csvLine } from '#domain/transfer/cells/write-cell.ts';
import type { ImportProblem } from '#domain/transfer/transfer.contract.ts';

/** A CSV file of problems; values of the file that would run as formulas are made harmless. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const lines = problems.map(({ row, column, value, reason }) =>
    csvLine([String(row), column ?? '', value ?? '', reason]),
  );
  return csvLine(['Row', 'Column', 'Value', 'Reason']) + lines.join('');
}

/** `shop export.csv` → `shop export problems.csv`, without characters that file systems refuse. */
export function problemsFileName(fileName: string): string {
  const stem = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim();
  return `${stem === '' ? 'import' : stem} problems.csv`;
}

/** The reasons that occur with how often, the most frequent first. */
export function countReasons(problems: readonly ImportProblem[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of problems) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}
