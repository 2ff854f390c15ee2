// Says which fields no column was found for though one may hold it, and which were found by half-known names.
import type { SampledColumn } from '../cells/column-names.ts';
import { readName } from '../columns/name-words.ts';
import { judgePath, targetByValues } from '../columns/target-by-name.ts';
import { areAmounts, isLongText, isPriced, isWordy } from '../columns/value-shapes.ts';
import type { ImportProblem, ImportTarget, Mapping } from '../transfer.contract.ts';

type Field = { targets: readonly ImportTarget[]; what: string; lack: string; mayBe(column: SampledColumn): boolean };

const isUnnamed = ({ name }: SampledColumn) => readName(name).words.every(({ sense }) => sense === 'unknown');
const isCost = ({ name, samples }: SampledColumn) =>
  samples.length > 0 && areAmounts(samples) && readName(name).words.some(({ sense }) => sense === 'cost');
/** Amounts as shops write them, with two digits behind the point. */
const isExact = ({ samples }: SampledColumn) =>
  samples.length > 0 && samples.every((text) => /^\s*\d{1,6}[.,]\d{2}\s*$/.test(text));

const fields: readonly Field[] = [
  {
    targets: ['price'],
    what: 'the price',
    lack: 'No column is set as the price.',
    mayBe: (column) =>
      judgePath(column.name).target === 'price' || isPriced(column.samples) || (isUnnamed(column) && isExact(column)),
  },
  {
    targets: ['images'],
    what: 'the images',
    lack: 'No column is set as the images.',
    mayBe: (column) =>
      judgePath(column.name).target === 'images' || (isUnnamed(column) && targetByValues(column.samples) === 'ignore'),
  },
  {
    targets: ['body', 'description', 'bullets'],
    what: 'the description',
    lack: 'No column is set as the description, so the products have no text.',
    mayBe: (column) => isLongText(column) || (judgePath(column.name).target === 'body' && isWordy(column)),
  },
];

const say = (column: string | null, value: string | null, reason: string): ImportProblem => ({
  row: 1,
  column,
  value: value === null ? null : value.slice(0, 200).toWellFormed(),
  reason,
});

/** What the first columns say of prices, images and texts; of columns somebody has `chosen` a field for nothing. */
export function adviseFields(
  columns: readonly SampledColumn[],
  mapping: Mapping,
  chosen: Mapping = {},
): ImportProblem[] {
  return fields.flatMap(({ targets, what, lack, mayBe }) => {
    const found = columns.filter(({ name }) => targets.includes(mapping[name] ?? 'attribute'));
    if (found.length > 0)
      return found
        .filter(({ name }) => judgePath(name).isUnsure && !Object.hasOwn(chosen, name))
        .map(({ name, samples }) =>
          say(
            name,
            samples[0] ?? null,
            `“${name}” was taken as ${what}, but Copydesk does not know every word of its name. Check it.`,
          ),
        );
    const likely = columns.filter(
      (column) =>
        ['attribute', 'ignore'].includes(mapping[column.name] ?? 'ignore') &&
        column.samples.length > 0 &&
        mayBe(column),
    );
    const cost = targets.includes('price') ? columns.find(isCost) : undefined;
    if (likely.length === 0 && cost)
      return [say(cost.name, cost.samples[0] ?? null, `${lack} “${cost.name}” is what the shop itself pays.`)];
    if (likely.length === 0) return targets.includes('body') ? [say(null, null, lack)] : [];
    return likely
      .slice(0, 3)
      .map(({ name, samples }) =>
        say(name, samples[0] ?? null, `${lack} If “${name}” holds ${what}, choose that field for it.`),
      );
  });
}
