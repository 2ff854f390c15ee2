// The audit log as a CSV file.
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { AuditKind } from '#domain/audit/audit-kind-names.ts';
import { type AuditValues, describeValue } from '#domain/audit/audit-values.ts';
import { auditKinds, nameActor } from '#domain/audit/audit-words.ts';
import { byteOrderMark, csvLine } from '#domain/transfer/cells/write-cell.ts';

const header = ['Time (UTC)', 'Person', 'Role', 'What', 'Kind', 'About', 'IP address', 'Session', 'Before', 'After'];

const describeValues = (values: AuditValues | null): string =>
  Object.entries(values ?? {})
    .map(([field, value]) => `${field}: ${describeValue(value)}`)
    .join('; ');

const cellsOf = (entry: AuditEntry): string[] => [
  entry.at,
  nameActor(entry),
  entry.role ?? '',
  entry.sentence,
  auditKinds[entry.kind as AuditKind]?.label ?? entry.kind,
  entry.target?.name ?? '',
  entry.address ?? '',
  entry.sessionId === null ? '' : String(entry.sessionId),
  describeValues(entry.before),
  describeValues(entry.after),
];

/** A line for each entry, below the names of the columns; what a spreadsheet would run is made harmless. */
export async function* auditCsv(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  for await (const batch of batches) yield batch.map((entry) => csvLine(cellsOf(entry))).join('');
}
