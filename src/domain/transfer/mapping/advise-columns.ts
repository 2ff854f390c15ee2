// Names a column that would make an import refuse much of a file, and the column to choose instead.
import { tradeNumbers } from '../building/build-sku.ts';
import { foldingOf } from '../building/fold-index.ts';
import type { ImportProblem, ImportTarget } from '../transfer.contract.ts';
import { plainName, type SampledColumn } from './column-names.ts';
import { mayBeSku, mayBeTitle } from './guess-columns.ts';
import type { ImportPlan } from './import-plan.ts';

/** The share of rows a column may cost before it is named. */
const bearable = 0.2;

const textTargets = new Set<ImportTarget>(['body', 'description', 'bullets']);
const noText = 'No column is read as the description: the products come without a text.';

/** What is said of the mapping before anything is read; `rows` are the rows the columns were counted in. */
export function adviseColumns(columns: readonly SampledColumn[], rows: number, plan: ImportPlan): ImportProblem[] {
  if (rows === 0) return [];
  const hasText = columns.some(
    ({ name, filled = 0 }) => filled > 0 && textTargets.has(plan.mapping[name] ?? 'attribute'),
  );
  const silent: ImportProblem[] = hasText ? [] : [{ row: 1, column: null, value: null, reason: noText }];
  // Where several rows are one product, empty and repeated cells are right.
  if (foldingOf(plan) !== 'none') return silent;
  const taken = new Set<ImportTarget>(['title', 'sku']);
  const others = columns.filter(({ name, filled }) => !taken.has(plan.mapping[name] ?? 'attribute') && filled === rows);
  const named = (target: ImportTarget) => columns.find(({ name }) => plan.mapping[name] === target);
  const say = (column: SampledColumn, lost: number, what: string, does: string, other: string): ImportProblem[] =>
    lost <= rows * bearable
      ? []
      : [
          {
            row: 1,
            column: column.name,
            value: null,
            reason: `“${column.name}” is read as the ${what}, but ${lost} of the first ${rows} rows ${does}, and such rows are refused. ${other}`,
          },
        ];
  const sku = named('sku') ?? named('id');
  const title = named('title');
  return [...silent, ...(sku ? adviseSku(sku) : []), ...(title ? adviseTitle(title) : [])];

  function adviseSku(column: SampledColumn): ImportProblem[] {
    const { filled = 0, distinct = 0 } = column;
    const isBacked = columns.some(
      ({ name }) => name !== column.name && (plan.mapping[name] === 'id' || tradeNumbers.includes(plainName(name))),
    );
    const lost = (isBacked ? 0 : rows - filled) + filled - distinct;
    const own = others.filter((other) => other.name !== column.name && other.distinct === rows);
    const found = own.find(({ name }) => plan.mapping[name] === 'id') ?? own.find(mayBeSku);
    const advice = found
      ? `“${found.name}” has a value of its own in every row: choose it as the SKU.`
      : 'No other column has a value of its own in every row.';
    return say(column, lost, 'SKU', 'leave it empty or repeat it', advice);
  }

  function adviseTitle(column: SampledColumn): ImportProblem[] {
    const found = others.filter(({ distinct = 0 }) => distinct > rows / 2).find(mayBeTitle);
    const advice = found
      ? `“${found.name}” has a text in every row: choose it as the title.`
      : 'No other column has a text of its own in every row.';
    return say(column, rows - (column.filled ?? 0), 'title', 'leave it empty', advice);
  }
}
