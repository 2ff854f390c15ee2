// What a first reading of a file finds out about which rows belong together, before any product is read.

import { readName, readSkus, titleName, tradeNumbers } from '../fields/build-sku.ts';
import { readTitle } from '../fields/read-line.ts';
import type { RawRecord } from '../files/scan.ts';

import { detach } from './detach.ts';
import type { ImportPlan } from './import-plan.ts';
import { countLocale, isMainRow, type LocaleCount } from './locale-rows.ts';

/**
 * What a first reading of the file finds out; it holds names and numbers only, never texts. `sharedSkus` are SKUs, or titles and trade numbers in
 * their place, of several products.
 * `children` counts the rows that name a parent, `parents` maps every name of a parent to one of them, `parentOf` a child's SKU to
 * its parent's.
 */
export type FoldIndex = {
  sharedSkus: ReadonlySet<string>;
  children: ReadonlyMap<string, number>;
  parentOf: ReadonlyMap<string, string>;
  parents: ReadonlyMap<string, string>;
  /** How many rows of each product are in its main language and in others. */
  locales: ReadonlyMap<string, LocaleCount>;
};

export const emptyIndex: FoldIndex = {
  sharedSkus: new Set(),
  children: new Map(),
  parentOf: new Map(),
  parents: new Map(),
  locales: new Map(),
};

/** What a row has in a column; empty without the column. */
export function cellOf(record: RawRecord, column: string | null): string {
  return column === null ? '' : (record.fields.find(([name]) => name === column)?.[1].trim() ?? '');
}

/** How the rows of this file belong together; `none` when every row is a product. */
export function foldingOf(plan: ImportPlan): 'none' | 'group' | 'parent' | 'listed' {
  if (plan.variationsColumn !== null) return 'listed';
  if (plan.columnOf('group') !== null) return 'group';
  return plan.columnOf('parent') !== null || (plan.format.hasTypedVariants && plan.typeColumn !== null)
    ? 'parent'
    : 'none';
}

/** Names a WooCommerce parent goes by: `id:44` and its SKU. */
export function parentNames(plan: ImportPlan, record: RawRecord): string[] {
  const id = cellOf(record, plan.columnOf('id'));
  return [...(id === '' ? [] : [`id:${id}`]), cellOf(record, plan.columnOf('sku'))].filter((name) => name !== '');
}

/** True of a WooCommerce row that belongs to another. */
export function isVariation(plan: ImportPlan, record: RawRecord): boolean {
  const type = cellOf(record, plan.typeColumn).toLowerCase();
  if (/^(?:variation|simple|variable|grouped|external)\b/.test(type)) return type.startsWith('variation');
  return cellOf(record, plan.columnOf('parent')) !== '';
}

/** Whether the rows of a file say something of each other, so that it is read once before. */
export const needsIndex = (plan: ImportPlan): boolean =>
  foldingOf(plan) !== 'none' || plan.differences !== null || plan.localeColumn !== null;

/** The rows that speak for products: not those behind the first of a handle, nor variations, nor children another row lists. */
export function productRows(plan: ImportPlan, all: readonly RawRecord[]): RawRecord[] {
  const records = plan.localeColumn === null ? all : all.filter((record) => isMainRow(plan, record));
  const folding = foldingOf(plan);
  if (folding === 'parent') return records.filter((record) => !isVariation(plan, record));
  if (folding === 'listed') {
    const children = new Set(records.flatMap((record) => childSkus(plan, record)));
    return records.filter((record) => !children.has(cellOf(record, plan.columnOf('sku'))));
  }
  if (folding === 'none') return [...records];
  let handle = '';
  return records.filter((record) => {
    const own = cellOf(record, plan.columnOf('group'));
    const isFirst = own !== '' && own !== handle;
    if (isFirst) handle = own;
    return isFirst;
  });
}

const childSkus = (plan: ImportPlan, record: RawRecord) => plan.listedVariants(record).flatMap(({ sku }) => sku ?? []);

const indexedTargets = new Set<string>(['sku', 'id', 'group', 'parent']);

/** Columns of trade numbers. */
const numberColumns = (plan: ImportPlan) => tradeNumbers.flatMap((name) => plan.columnsNamed(name));

/** The columns the index is made from. */
export function indexedColumns(plan: ImportPlan): Set<string> {
  const named = Object.keys(plan.mapping).filter((column) => indexedTargets.has(plan.mapping[column] ?? ''));
  if (plan.differences !== null) named.push(plan.columnOf('title') ?? '', ...numberColumns(plan));
  return new Set([
    ...named,
    ...[plan.typeColumn, plan.variationsColumn, plan.localeColumn].flatMap((column) => column ?? []),
  ]);
}

/** Collects the index over a first reading. */
export function createIndexer(plan: ImportPlan): { add(record: RawRecord): void; finish(): FoldIndex } {
  const folding = foldingOf(plan);
  const owners = new Map<string, string>();
  const sharedSkus = new Set<string>();
  const children = new Map<string, number>();
  const parents = new Map<string, string>();
  const parentOf = new Map<string, string>();
  const rows = new Set<string>();
  const locales = new Map<string, LocaleCount>();
  const titleOf = new Map<string, string>();
  let handle = '';
  let isNamed = false;
  /** A number with several titles names none of them: shops write *no number* in many ways. */
  function noteNumbers(record: RawRecord, title: string): void {
    for (const column of numberColumns(plan)) {
      const number = readName(cellOf(record, column));
      const other = titleOf.get(number);
      if (number === '') continue;
      if (other === undefined) titleOf.set(detach(number), title);
      else if (other !== title) sharedSkus.add(detach(number));
    }
  }
  return {
    add(record) {
      if (plan.localeColumn !== null) {
        countLocale(locales, plan, record);
        if (!isMainRow(plan, record)) return;
      }
      if (folding === 'group') {
        const own = cellOf(record, plan.columnOf('group'));
        if (own !== handle) isNamed = false;
        handle = own;
        if (isNamed || own === '') return;
        const cells = record.fields.flatMap(([column, cell]) => (plan.targetOf(column, cell) === 'sku' ? cell : []));
        const [sku] = readSkus(cells, plan.format.skuList);
        if (sku === undefined) return;
        isNamed = true;
        const owner = owners.get(sku);
        if (owner === undefined) owners.set(detach(sku), detach(own));
        else if (owner !== own) sharedSkus.add(detach(sku));
      } else if (folding === 'parent') {
        if (isVariation(plan, record)) {
          const parent = cellOf(record, plan.columnOf('parent'));
          if (parent !== '') children.set(detach(parent), (children.get(parent) ?? 0) + 1);
        } else {
          const names = parentNames(plan, record).map(detach);
          for (const name of names) if (!parents.has(name)) parents.set(name, names[0] ?? name);
        }
      } else if (folding === 'listed') {
        const sku = detach(cellOf(record, plan.columnOf('sku')));
        for (const child of childSkus(plan, record)) parentOf.set(detach(child), sku);
        rows.add(sku);
      } else if (plan.differences !== null) {
        const name = detach(titleName(readTitle(cellOf(record, plan.columnOf('title')))));
        if (rows.has(name)) sharedSkus.add(name);
        else rows.add(name);
        noteNumbers(record, name);
      }
    },
    finish() {
      for (const [child, parent] of parentOf) {
        if (rows.has(child)) children.set(parent, (children.get(parent) ?? 0) + 1);
      }
      return { sharedSkus, children, parentOf, parents, locales };
    },
  };
}
