// Says which fields no column was found for though one may hold it, and which were found by half-known names.
import type { JudgedColumn } from '../columns/judge-column.ts';
import type { ImportProblem, ImportTarget, Mapping } from '../transfer.contract.ts';

type Field = { targets: readonly ImportTarget[]; what: string; lack: string; mayBe(column: JudgedColumn): boolean };

const fields: readonly Field[] = [
  {
    targets: ['title'],
    what: 'the title',
    lack: 'No column is set as the title.',
    mayBe: (column) => column.target === 'title',
  },
  {
    targets: ['price'],
    what: 'the price',
    lack: 'No column is set as the price.',
    mayBe: (column) =>
      column.target === 'price' ||
      column.looksLike('price with currency') ||
      (column.isUnnamed && column.looksLike('exact price')),
  },
  {
    targets: ['images'],
    what: 'the images',
    lack: 'No column is set as the images.',
    mayBe: (column) => column.target === 'images' || (column.isUnnamed && column.looksLike('pictures')),
  },
  {
    targets: ['body', 'description', 'bullets'],
    what: 'the description',
    lack: 'No column is set as the description, so the products have no text.',
    mayBe: (column) => column.looksLike('long text') || (column.target === 'body' && column.looksLike('text')),
  },
];

const say = (column: string | null, reason: string): ImportProblem => ({ row: 1, column, value: null, reason });

const titleByValues = (name: string) =>
  `No column has the name of a title. “${name}” is used as the title, because its values look like names. Check this choice.`;
const halfKnown = (name: string, what: string) =>
  `“${name}” is used as ${what}, but Copydesk does not know every word of its name. Check this choice.`;

/** What the first columns say of prices, images and texts; of columns somebody has `chosen` a field for nothing. */
export function adviseFields(
  columns: readonly JudgedColumn[],
  mapping: Mapping,
  chosen: Mapping = {},
): ImportProblem[] {
  return fields.flatMap(({ targets, what, lack, mayBe }) => {
    const found = columns.filter(({ name }) => targets.includes(mapping[name] ?? 'attribute'));
    if (found.length > 0)
      return found
        .filter(({ name }) => !Object.hasOwn(chosen, name))
        .flatMap(({ name, target, isUnsure }) => {
          // A title by its values alone may be anything that differs from row to row.
          if (targets.includes('title') && target !== 'title') return say(name, titleByValues(name));
          return isUnsure ? say(name, halfKnown(name, what)) : [];
        });
    const open = columns.filter(
      ({ name, hasValues }) => hasValues && ['attribute', 'ignore'].includes(mapping[name] ?? 'ignore'),
    );
    const likely = open.filter(mayBe);
    const cost = targets.includes('price')
      ? open.find(({ isCost, looksLike }) => isCost && looksLike('price'))
      : undefined;
    if (likely.length === 0 && cost) return [say(cost.name, `${lack} “${cost.name}” is what the shop itself pays.`)];
    if (likely.length === 0) return targets.includes('body') ? [say(null, lack)] : [];
    return likely
      .slice(0, 3)
      .map(({ name }) => say(name, `${lack} If “${name}” contains ${what}, choose that field for the column.`));
  });
}
