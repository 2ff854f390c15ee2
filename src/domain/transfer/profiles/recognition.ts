// Recognizes a file by its columns: whether it is the next one of a kind that was imported before.
import { plainName } from '../cells/column-names.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { ImportFormat, Mapping } from '../transfer.contract.ts';

/** The columns of a file under their plain names, each once and in order: what it is recognized by. */
export function foldColumns(columns: readonly string[]): string[] {
  return [...new Set(columns.map(plainName))].filter((name) => name !== '').toSorted();
}

/** Names one set of columns in one format, however they are ordered. */
export const columnsKey = (format: ImportFormat, folded: readonly string[]): string =>
  JSON.stringify([format, ...folded]);

/** Names that Copydesk knows are in the files of many shops; others are a shop's own and weigh more. */
const isOwn = (name: string) => targetByName(name) === null;
const weightOf = (name: string) => (isOwn(name) ? ownWeight : 1);
const ownWeight = 2;

/** False where every name is one that the files of many shops have: such columns say nothing of whose file it is. */
export const hasOwnNames = (folded: readonly string[]): boolean => folded.some(isOwn);

const sum = (names: readonly string[]) => names.reduce((total, name) => total + weightOf(name), 0);

/** How much two sets of folded columns have in common, 0 to 1: their common weight of all their weight. */
export function columnsInCommon(a: readonly string[], b: readonly string[]): number {
  const others = new Set(b);
  const common = sum(a.filter((name) => others.has(name)));
  const all = sum(a) + sum(b) - common;
  return all === 0 ? 0 : common / all;
}

/**
 * From here on two files are taken for the same kind. Measured on 106 files: of each of them with a tenth of its columns changed, 0.67 and more;
 * of files of different shops that have names of their own, 0.55 at most (docs/decisions/046-import-profiles.md).
 */
export const leastInCommon = 0.6;

/** A mapping in the words of another file, whose columns may be written otherwise; of columns it does not have nothing is said. */
export function translateMapping(mapping: Mapping, columns: readonly string[]): Mapping {
  const targets = new Map(Object.entries(mapping).map(([column, target]) => [plainName(column), target]));
  return Object.fromEntries(
    columns.flatMap((column) => {
      const target = mapping[column] ?? targets.get(plainName(column));
      return target === undefined ? [] : [[column, target]];
    }),
  );
}
