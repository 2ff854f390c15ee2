// Names a column that would make an import refuse much of a file, and the column to choose instead.

import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readLiteral } from '../cells/read-literal.ts';
import { judgeColumn } from '../columns/judge-column.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { isTextTarget } from '../columns/translated-texts.ts';
import { mayBeSku, mayBeTitle } from '../columns/value-shapes.ts';
import { tradeNumbers } from '../fields/build-sku.ts';
import type { ImportProblem, ImportTarget, Mapping } from '../transfer.contract.ts';
import { adviseFields } from './advise-fields.ts';
import { foldingOf, productRows } from './fold-index.ts';
import type { ImportPlan } from './import-plan.ts';
import { isMainRow } from './locale-rows.ts';

/** The share of products a column may cost before it is named. */
const bearable = 0.2;
const sampledValues = 50;

const emptyText = 'The columns set as the description are empty, so the products have no text.';

/** A file without titles adds nothing, so what it has no text of stays. */
const onlyUpdates =
  'No column is set as the title, so this file only updates products that are in the catalog. To add products, choose the column with their titles.';

const unread =
  'This column is not imported, because its name does not sound like product content. If it describes the product, choose a field for it.';

/** Texts of several words each, most of them as long as a sentence. */
function isProse({ samples }: SampledColumn): boolean {
  const lengths = samples.map((text) => text.length).toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return median >= 60 && samples.every((text) => /\S\s+\S+\s+\S/.test(text) && readLiteral(text) === undefined);
}

/** What is said of the mapping before anything is read, by the first rows of the file; rows that only add to a product do not count. */
export function adviseColumns(
  rows: readonly [string, string][][],
  plan: ImportPlan,
  chosen?: Mapping,
): ImportProblem[] {
  if (rows.length === 0) return [];
  const isFolded = foldingOf(plan) !== 'none';
  const noun = isFolded ? 'product' : 'row';
  const products = productRows(
    plan,
    rows.map((fields, index) => ({ row: index + 1, fields })),
  ).map(({ fields }) => fields);
  const count = products.length;
  const columns = sampleColumns(Object.keys(plan.mapping), products, sampledValues);
  const texts = columns.filter(({ name }) => {
    const target = plan.mapping[name] ?? 'ignore';
    return isTextTarget(target) && target !== 'title';
  });
  const hasText = texts.some(({ filled = 0 }) => filled > 0);
  const isPartial = !Object.values(plan.mapping).includes('title');
  const partial: ImportProblem[] = isPartial ? [{ row: 1, column: null, value: null, reason: onlyUpdates }] : [];
  const silent: ImportProblem[] =
    hasText || texts.length === 0 || isPartial
      ? []
      : [{ row: 1, column: texts[0]?.name ?? null, value: null, reason: emptyText }];
  // The columns of a format of its own mean what it says.
  const open = plan.format.isOwnName || plan.format.recognize ? [] : columns;
  const about = adviseFields((open.length > 0 ? open : texts).map(judgeColumn), plan.mapping, chosen);
  const said = new Set(about.map(({ column }) => column));
  const leftOut = open
    .filter((column) => plan.mapping[column.name] === 'ignore' && !said.has(column.name) && isProse(column))
    .map(({ name, samples }) => ({
      row: 1,
      column: name,
      value: samples[0]?.slice(0, 200).toWellFormed() ?? null,
      reason: unread,
    }));
  const taken = new Set<ImportTarget>(['title', 'sku']);
  const others = columns.filter(
    ({ name, filled }) => !taken.has(plan.mapping[name] ?? 'attribute') && filled === count,
  );
  const named = (target: ImportTarget) => columns.find(({ name }) => plan.mapping[name] === target);
  const say = (column: SampledColumn, lost: number, what: string, does: string, other: string): ImportProblem[] =>
    lost <= count * bearable
      ? []
      : [
          {
            row: 1,
            column: column.name,
            value: null,
            reason: `“${column.name}” is set as the ${what}, but ${lost} of the first ${count} ${noun}s ${does}. Those ${noun}s cannot be imported. ${other}`,
          },
        ];
  const sku = named('sku') ?? named('id');
  const title = named('title');
  // A product of a handle is named by it where its SKU is empty or shared.
  const canLackSku = foldingOf(plan) === 'group';
  return [
    ...partial,
    ...about,
    ...adviseViews(),
    ...silent,
    ...leftOut,
    ...(sku && !canLackSku ? adviseSku(sku) : []),
    ...(title ? adviseTitle(title) : []),
  ];

  function adviseViews(): ImportProblem[] {
    const column = plan.localeColumn;
    const views = new Set(
      rows.flatMap((fields) =>
        fields.flatMap(([name, cell]) => (name === column && !isMainRow(plan, { fields }) ? [cell.trim()] : [])),
      ),
    );
    const reason = `Titles, descriptions and bullets of the rows in other languages (${[...views].slice(0, 10).join(', ')}) are imported as texts in these languages. The other columns of these rows are not imported.`;
    return views.size > 0 ? [{ row: 1, column, value: null, reason }] : [];
  }

  function adviseSku(column: SampledColumn): ImportProblem[] {
    const { filled = 0, distinct = 0 } = column;
    const isBacked = columns.some(
      ({ name }) => name !== column.name && (plan.mapping[name] === 'id' || tradeNumbers.includes(plainName(name))),
    );
    const lost = (isBacked ? 0 : count - filled) + filled - distinct;
    const own = others.filter((other) => other.name !== column.name && other.distinct === count);
    const found = own.find(({ name }) => plan.mapping[name] === 'id') ?? own.find(mayBeSku);
    const advice = found
      ? `“${found.name}” has a different value in every ${noun}: choose this column as the SKU.`
      : `No other column has a different value in every ${noun}.`;
    return say(column, lost, 'SKU', 'leave it empty or repeat it', advice);
  }

  function adviseTitle(column: SampledColumn): ImportProblem[] {
    const found = others.filter(({ distinct = 0 }) => distinct > count / 2).find(mayBeTitle);
    const advice = found
      ? `“${found.name}” has text in every ${noun}: choose this column as the title.`
      : `No other column has text in every ${noun}.`;
    return say(column, count - (column.filled ?? 0), 'title', 'leave it empty', advice);
  }
}
