// Says that prices without a currency are in the one the file states once.
import type { SampledColumn } from '../cells/column-names.ts';
import { readName } from '../columns/name-words.ts';
import { isBareAmount } from '../fields/build-price.ts';
import type { ImportProblem, Mapping } from '../transfer.contract.ts';

/** Nothing where all prices looked at name a currency themselves. */
export function adviseCurrency(currency: string, mapping: Mapping, columns: readonly SampledColumn[]): ImportProblem[] {
  const bare = columns.find(
    ({ name, samples }) => mapping[name] === 'price' && readName(name).currency === null && samples.some(isBareAmount),
  );
  if (bare === undefined) return [];
  const rows = ({ filled, samples }: SampledColumn) => filled ?? samples.length;
  const hasOwn = (column: SampledColumn) => mapping[column.name] === 'currency' && rows(column) >= rows(bare);
  if (columns.some(hasOwn)) return [];
  const reason = `The file states its currency once: ${currency}. Prices without a currency are imported in ${currency}.`;
  return [{ row: 1, column: bare.name, value: null, reason }];
}
