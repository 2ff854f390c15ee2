// The row engine on the way out: the rows a product came with, read once, with every column written over that no longer says what the product
// says; or rows of its own for a product of another format.

import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { SourceRow } from '../record.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { type ApprovedProduct, type Exportable, takeApproved, type WrittenProduct } from './approved-product.ts';
import type { ReadFormat } from './format.ts';
import type { ImportPlan } from './import-plan.ts';
import { missingAttributes, readRows, saysSame } from './read-back.ts';
import { filledRow, type NameBook } from './write-table.ts';

type Field = Exclude<keyof WrittenProduct, 'attributes' | 'translations'>;
type Fields = readonly Field[];

/** The product to write, and what its rows said before anything was written over. */
export type Laying = ApprovedProduct & {
  item: Exportable;
  names: NameBook;
  /** Null where the rows are refused, or where it has none of this format. */
  said: SourceProduct | null;
  plan: ImportPlan;
  isFresh: boolean;
};

/** A column, or several that belong together, and the fields of the product in it. */
export type Column = { fields: Fields } & (
  | {
      /** Its name where the rows have no column of this target. */
      name: string;
      target?: ImportTarget;
      put(product: WrittenProduct, laying: Laying): string | null;
    }
  | { lay(rows: SourceRow[], laying: Laying): SourceRow[] }
);

/**
 * The columns by the fields in them: of every part, null where the format has no column for it, and of what else it has. One of several fields is
 * named by each of them.
 */
type ColumnsByField = Readonly<Record<Part, Column | null> & Partial<Record<Exclude<Field, Part>, Column>>>;

/** Each once, in the order given. */
export const listColumns = (byField: ColumnsByField): readonly Column[] =>
  [...new Set(Object.values(byField))].filter((column) => column !== null);

export type RowFormat = {
  read: ReadFormat;
  /** The rows of a source of this format under the names it is written with; null for any other source. */
  own(source: NonNullable<Exportable['source']>): SourceRow[] | null;
  /** What a product has without rows of this format. */
  fresh(item: ApprovedProduct & Pick<Laying, 'item'>): Record<string, string | null>;
  columns: readonly Column[];
  /** Facts no cell states yet. */
  putFacts(row: SourceRow, facts: readonly Attribute[], laying: Laying): void;
};

/** Writes a cell; an empty one is left out. */
export function setCell(row: SourceRow, column: string, value: string | null | undefined): void {
  if ((value ?? '').trim() === '') delete row[column];
  else row[column] = value ?? '';
}

/** True where the rows say the same of these fields. */
export const isSaid = (fields: Fields, said: WrittenProduct | null, product: WrittenProduct): boolean =>
  fields.every((field) => saysSame(said?.[field], product[field]));

/** The rows of a product in the format, under the names it is written with. */
export function layRows(format: RowFormat, item: Exportable, names: NameBook): SourceRow[] {
  const taken = takeApproved(item);
  const { product } = taken;
  const own = item.source && format.own(item.source);
  const isFresh = !own?.[0];
  let rows = own?.[0] ? own.map((row) => ({ ...row })) : [filledRow(format.fresh({ ...taken, item }))];
  const laying: Laying = { ...taken, item, names, isFresh, ...readRows(format.read, isFresh ? [] : rows) };
  const { said, plan } = laying;
  for (const column of format.columns) {
    if ('lay' in column) rows = column.lay(rows, laying);
    else if (rows[0] && !isSaid(column.fields, said, product))
      setCell(rows[0], (column.target && plan.columnOf(column.target)) ?? column.name, column.put(product, laying));
  }
  const [first = {}] = rows;
  const facts = isFresh
    ? product.attributes.filter(({ value }) => value.trim() !== '')
    : missingAttributes(product.attributes, said, first);
  if (facts.length > 0) format.putFacts(first, facts, laying);
  return rows;
}
