// The history as a CSV file.
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { actionVerbs, contentTypeLabels, readContent } from '#domain/history/history.ts';
import { byteOrderMark, csvLine } from '#domain/transfer/cells/write-cell.ts';

const header = [
  ...['Time (UTC)', 'Person', 'Product ID', 'Product', 'Part', 'Action', 'Status', 'Before', 'After', 'Reason'],
  ...['Import', 'Run'],
];

/** A list one item per line, and what is of an older shape as JSON. */
function describeContent(value: unknown): string {
  const content = readContent(value);
  if (content.kind === 'none') return '';
  if (content.kind === 'text') return content.text;
  return content.kind === 'list' ? content.items.join('\n') : JSON.stringify(content.value);
}

const cellsOf = (entry: HistoryEntry): string[] => [
  entry.changeDate,
  entry.changedBy?.fullName ?? '',
  String(entry.productId),
  entry.productTitle ?? '',
  contentTypeLabels[entry.contentType],
  actionVerbs[entry.action],
  entry.status ?? '',
  describeContent(entry.previousContent),
  describeContent(entry.newContent),
  entry.details?.reason ?? '',
  entry.importId === undefined ? '' : String(entry.importId),
  entry.runId === undefined ? '' : String(entry.runId),
];

/** A line for each change, below the names of the columns; what a spreadsheet would run is made harmless. */
export async function* historyCsv(batches: AsyncIterable<HistoryEntry[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const batch of batches) yield batch.map((entry) => csvLine(cellsOf(entry))).join('');
}
