// What the tests of formats work with: columns of a header, with or without values.
import { plainNames, type SampledColumn } from '../cells/column-names.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { Mapping } from '../transfer.contract.ts';

const columnsOf = (columns: Readonly<Record<string, string[]>>): SampledColumn[] =>
  Object.entries(columns).map(([name, samples]) => ({ name, samples }));

const withoutValues = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));

/** Whether a table with this header, and these values, is taken for one of the format. */
export const recognizes = (format: ReadFormat, names: readonly string[], values: Record<string, string[]> = {}) =>
  format.recognize?.(columnsOf({ ...withoutValues(names), ...values }), plainNames([...names, ...Object.keys(values)]));

/** What a column becomes by its name alone, without a value. */
export const targetOf = (format: ReadFormat, name: string) => suggested(format, { [name]: [] })[name];

export const suggested = (format: ReadFormat, columns: Record<string, string[]>): Mapping =>
  format.suggestMapping(columnsOf(columns));

/** The names of each target alone on a line: `sku: a | b` and so on. */
export const asRows = (table: Readonly<Record<string, string>>): [name: string, target: string][] =>
  Object.entries(table).flatMap(([target, names]) =>
    names.split(' | ').map((name): [string, string] => [name, target]),
  );
