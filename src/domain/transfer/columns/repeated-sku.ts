// A column named like a SKU whose values repeat, or that has none, names no product: another unique column does, or the products' titles. Where it
// has some, the others are named by an id.

import type { SampledColumn } from '../cells/column-names.ts';
import { readShortened } from '../cells/spoiled-number.ts';
import type { ImportProblem, ImportTarget, Mapping } from '../transfer.contract.ts';
import { judgeName } from './judge-name.ts';
import { sampleColumns } from './sample-columns.ts';
import { mayBeSku } from './value-shapes.ts';

/** Fewer rows say nothing of what repeats. */
const leastRows = 3;
const sampledValues = 50;

/**
 * The mapping without SKUs or ids that repeat in most of these rows, or are empty in all, and what was taken instead. Rows without a title only add to a
 * product, and do not count.
 */
export function replaceRepeated(
  mapping: Mapping,
  rows: readonly [string, string][][],
): { mapping: Mapping; advice: ImportProblem[] } {
  const columnOf = (target: ImportTarget) => Object.keys(mapping).find((name) => mapping[name] === target);
  const title = columnOf('title');
  // Numbers that a spreadsheet shortened were different ones.
  const isWhole = (cell: string) => readShortened(cell) === undefined;
  const products = rows
    .map((fields) => fields.filter(([, cell]) => isWhole(cell)))
    .filter((fields) => fields.some(([name, cell]) => name === title && cell.trim() !== ''));
  const columns = sampleColumns(Object.keys(mapping), products, sampledValues);
  const filledColumns = new Set(rows.flat().flatMap(([name, cell]) => (cell.trim() === '' ? [] : name)));
  const repeats = (target: ImportTarget) =>
    columns.filter(
      ({ name, filled = 0, distinct = 0 }) =>
        mapping[name] === target &&
        (filled >= leastRows ? distinct <= filled / 2 : !filledColumns.has(name) && products.length >= leastRows),
    );
  const skus = repeats('sku');
  // An id names only what has no SKU.
  const repeated = skus.length > 0 || columnOf('sku') === undefined ? [...skus, ...repeats('id')] : [];
  if (columnOf('group') !== undefined) return { mapping, advice: [] };
  if (repeated.length === 0) return nameTheRest(mapping, columns, products.length);
  const names = new Set(repeated.map(({ name }) => name));
  const unique = columns.filter(({ name, distinct }) => !names.has(name) && distinct === products.length);
  const named = unique.find(({ name }) => mapping[name] === 'sku' || mapping[name] === 'id');
  const found = named ?? findNaming(unique, mapping);
  const changed: Mapping = { ...mapping, ...Object.fromEntries([...names].map((name) => [name, 'attribute'])) };
  if (found && !named) changed[found.name] = 'sku';
  const instead = found ? `“${found.name}” identifies the products.` : 'Titles identify the products.';
  const advice = repeated.map(({ name, filled = 0, distinct = 0 }) => ({
    row: 1,
    column: name,
    value: null,
    reason:
      filled === 0
        ? `“${name}” is empty in the first ${products.length} products. ${instead}`
        : `“${name}” has only ${distinct === 1 ? 'one value' : `${distinct} different values`} in the first ${filled} products, so it is not their SKU. ${instead}`,
  }));
  return { mapping: changed, advice };
}

/** Of columns with a value of its own in every product the one that may name them: by its name, else by its values. */
function findNaming(unique: readonly SampledColumn[], mapping: Mapping): SampledColumn | undefined {
  const others = unique.filter(({ name }) => mapping[name] === 'attribute');
  const isNamed = (target: ImportTarget) => others.find(({ name }) => judgeName(name).target === target);
  return isNamed('sku') ?? isNamed('id') ?? others.find(mayBeSku);
}

/** Where most products have no SKU, and nothing else names them, a unique column becomes their id. */
function nameTheRest(mapping: Mapping, columns: readonly SampledColumn[], count: number) {
  const sku = columns.find(({ name }) => mapping[name] === 'sku');
  const { filled = 0 } = sku ?? {};
  const isNamed = Object.values(mapping).includes('id');
  if (!sku || isNamed || count < leastRows || filled * 2 >= count) return { mapping, advice: [] };
  const found = findNaming(
    columns.filter(({ distinct }) => distinct === count),
    mapping,
  );
  if (!found) return { mapping, advice: [] };
  const reason = `“${sku.name}” is empty in ${count - filled} of the first ${count} products. “${found.name}” identifies these products.`;
  const advice: ImportProblem[] = [{ row: 1, column: sku.name, value: null, reason }];
  return { mapping: { ...mapping, [found.name]: 'id' as const }, advice };
}
