// What is known about a file before its products are built: format, what each column becomes, and the columns that work in pairs.
import { factName, plainName } from './column-names.ts';
import type { ProvidedField } from '../record.ts';
import { type AttributeColumns, attributeColumns, optionColumns, suggestLateColumn } from './apply-mapping.ts';
import type { ImportFormat, ImportTarget, Mapping } from '../transfer.contract.ts';

export type ImportPlan = {
  format: ImportFormat;
  /** Grows when an item brings a column not seen before. */
  mapping: Mapping;
  /** Target of a column; one not seen before is judged by its name and this value. */
  targetOf(column: string, cell: string): ImportTarget;
  /** The first column with this target. */
  columnOf(target: ImportTarget): string | null;
  /** WooCommerce's attribute columns, by the column of the name. */
  attributes: AttributeColumns[];
  options: AttributeColumns[];
  /** WooCommerce's or Magento's product type. */
  typeColumn: string | null;
  variationsColumn: string | null;
  provides(): ProvidedField[];
  /** Names of the attributes the file has a column for. */
  attributeNames(): string[];
};

const provided: Partial<Record<ImportTarget, ProvidedField[]>> = {
  title: ['title'],
  description: ['description'],
  body: ['description', 'bullets'],
  bullets: ['bullets'],
  images: ['images'],
  price: ['price'],
  category: ['category'],
  subcategory: ['subcategory'],
  'category-path': ['category', 'subcategory'],
  brand: ['brand'],
  retailer: ['retailer'],
};

/** `typeColumn` is WooCommerce's type column where its header is not in English; `chosen` is the user's mapping for late columns. */
export function createImportPlan(
  format: ImportFormat,
  mapping: Mapping,
  options: { typeColumn?: string | null; chosen?: Mapping } = {},
): ImportPlan {
  const targets = new Map(Object.entries(mapping));
  const names = Object.keys(mapping);
  const named = (name: string) => names.find((column) => plainName(column) === name) ?? null;
  const woo = format === 'woocommerce-csv' ? attributeColumns(names) : [];
  const paired = new Set(woo.flatMap(({ name, value }) => [name, value]));
  let fields: ProvidedField[] | null = null;
  let facts: string[] | null = null;
  return {
    format,
    mapping,
    targetOf(column, cell) {
      const known = targets.get(column);
      if (known) return known;
      const chosen = options.chosen && Object.hasOwn(options.chosen, column) ? options.chosen[column] : undefined;
      const target = chosen ?? suggestLateColumn(format, { name: column, samples: [cell] }, mapping);
      targets.set(column, target);
      mapping[column] = target;
      fields = null;
      facts = null;
      return target;
    },
    columnOf: (target) => names.find((name) => mapping[name] === target) ?? null,
    attributes: woo.filter(({ name, value }) => mapping[name] === 'attribute' && mapping[value] === 'attribute'),
    options: optionColumns(names).filter(
      ({ name, value }) => mapping[name] === 'variant' && mapping[value] === 'variant',
    ),
    typeColumn: options.typeColumn ?? named(format === 'magento-csv' ? 'product type' : 'type'),
    variationsColumn: named('configurable variations'),
    provides() {
      fields ??= [...new Set([...targets.values()].flatMap((target) => provided[target] ?? []))];
      return fields;
    },
    attributeNames() {
      const isWhole = (name: string) => format === 'magento-csv' && plainName(name) === 'additional attributes';
      facts ??= [...targets].flatMap(([name, target]) =>
        (target === 'attribute' || target === 'category-path' || target === 'description') &&
        !paired.has(name) &&
        !isWhole(name)
          ? [factName(name)]
          : [],
      );
      return facts;
    },
  };
}
