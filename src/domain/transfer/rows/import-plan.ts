// What is known about a file before its products are built: format, what each column becomes, and the columns that work in pairs.

import { factName, plainName, type SampledColumn } from '../cells/column-names.ts';
import { rememberNames } from '../cells/remember-names.ts';
import { isDateLike } from '../cells/spoiled-number.ts';
import { type ColumnLocale, readColumnLocales } from '../columns/column-locale.ts';
import { translatedLate } from '../columns/settle-translations.ts';
import { targetOfColumn } from '../columns/target-by-name.ts';
import { type TextTarget, textOfTranslated } from '../columns/translated-texts.ts';
import { type ColumnPair, storedName } from '../fields/build-attributes.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ProvidedField, StatedGrouping } from '../record.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { numberedPairs } from './define-format.ts';
import type { ListedVariant, ReadFormat } from './format.ts';
import { isNamedByTitle } from './name-by-title.ts';
import { type RowLocales, readRowLocales } from './row-locales.ts';

export type ImportPlan = {
  format: ReadFormat;
  /** Grows when an item brings a column not seen before. */
  mapping: Mapping;
  /** Target of a column; one not seen before is checked by its name and this value. */
  targetOf(column: string, cell: string): ImportTarget;
  /** The first column with this target. */
  columnOf(target: ImportTarget): string | null;
  /** All of them, those an item brought too. */
  columnsOf(target: ImportTarget): readonly string[];
  /** All of this plain name, those an item brought too. */
  columnsNamed(plain: string): readonly string[];
  /** Columns that state facts in pairs. */
  attributes: ColumnPair[];
  options: ColumnPair[];
  /** The product type. */
  typeColumn: string | null;
  /** The column that lists a product's variants. */
  variationsColumn: string | null;
  /** The column that says which language a row is in, and what its cells say. */
  localeColumn: string | null;
  locales: RowLocales;
  /** As `ReadProduct` has it. */
  groupedBy: StatedGrouping | undefined;
  /** The columns that tell products of one title apart, where nothing else names them; null where something does. */
  differences: readonly string[] | null;
  /** Whether a spreadsheet may have made a date of a SKU. */
  isDoubtfulDate(sku: string): boolean;
  /** The currency of prices that name none. */
  currency: string | null;
  listedVariants(record: RawRecord): ListedVariant[];
  provides(): ProvidedField[];
  /** Names of the attributes the file has a column for. */
  attributeNames(): string[];
  /** The language a column's name says; null for none. */
  localeOfColumn(column: string): string | null;
  /** The texts in other languages it has a column for. */
  translatedColumns(): { column: string; locale: string; text: TextTarget }[];
};

/** The fields a column of a target gives their value. */
export const provided: Partial<Record<ImportTarget, ProvidedField[]>> = {
  title: ['title'],
  description: ['description'],
  body: ['description', 'bullets'],
  bullets: ['bullets'],
  images: ['images'],
  imageAlts: ['imageAlts'],
  price: ['price'],
  category: ['category'],
  subcategory: ['subcategory'],
  'category-path': ['category', 'subcategory'],
  brand: ['brand'],
  retailer: ['retailer'],
};

/** Whether cells of this target are facts under the name of their column. */
export const isFact = (target: ImportTarget | undefined): boolean => target === 'attribute' || target === 'family';

/** Target of a column that first appears deep in a file (JSON and XML items need not have the same fields). */
function suggestLateColumn(format: ReadFormat, column: SampledColumn, mapping: Mapping): ImportTarget {
  if (format.suggestLate) return format.suggestLate(column);
  const target = targetOfColumn(column);
  const isOpen = !Object.values(mapping).includes(target);
  const late = isOpen ? null : translatedLate(column.name, Object.keys(mapping));
  if (late !== null) return late;
  return target === 'bullets' || target === 'images' || target === 'imageAlts' || target === 'ignore' || isOpen
    ? target
    : 'attribute';
}

function readGroupedBy(column: string | undefined, likely: string | undefined): StatedGrouping | undefined {
  if (column !== undefined) return { name: storedName(factName(column)) };
  return likely === undefined ? undefined : { not: storedName(factName(likely)) };
}

/** Shopify's: `Option1 Name`, `Option1 value`. */
const optionColumns = (columns: readonly string[]) => numberedPairs(columns, 'option#name', 'option#value', 3);

/** `typeColumn` is the column of product types where its name does not show it; `chosen` is the user's mapping for late columns. */
export function createImportPlan(
  format: ReadFormat,
  mapping: Mapping,
  options: {
    typeColumn?: string | null;
    chosen?: Mapping;
    differences?: readonly string[];
    isDoubtfulDate?: (sku: string) => boolean;
    locales?: RowLocales;
    /** The column that looks like one which holds variants together, whatever somebody chose for it. */
    familyColumn?: string | undefined;
    currency?: string | null;
  } = {},
): ImportPlan {
  const targets = new Map(Object.entries(mapping));
  const names = Object.keys(mapping);
  const firsts = new Map(names.toReversed().flatMap((name) => (mapping[name] ? [[mapping[name], name]] : [])));
  const named = (name: string) => names.find((column) => plainName(column) === name) ?? null;
  const pairs = format.pairColumns?.(names) ?? [];
  const paired = new Set(pairs.flatMap(({ name, value }) => [name, value]));
  const { variantList } = format;
  const variationsColumn = variantList ? named(variantList.column) : null;
  let fields: ProvidedField[] | null = null;
  let facts: string[] | null = null;
  let byTarget: Map<ImportTarget | undefined, string[]> | null = null;
  let byName: Map<string, string[]> | null = null;
  const lateLocale = rememberNames((column) => readColumnLocales([...names, column]).get(column) ?? null);
  let locales: ReadonlyMap<string, ColumnLocale> | null = null;
  /** One that comes deep in the file does not change what the others say. */
  const localeOfColumn = (column: string) => {
    locales ??= readColumnLocales(names);
    return (locales.get(column) ?? lateLocale(column))?.locale ?? null;
  };
  let translated: ReturnType<ImportPlan['translatedColumns']> | null = null;
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
      translated = null;
      byTarget = null;
      byName = null;
      return target;
    },
    columnOf: (target) => firsts.get(target) ?? null,
    columnsOf(target) {
      byTarget ??= Map.groupBy(Object.keys(mapping), (name) => mapping[name]);
      return byTarget.get(target) ?? [];
    },
    columnsNamed(plain) {
      byName ??= Map.groupBy(targets.keys(), plainName);
      return byName.get(plain) ?? [];
    },
    attributes: pairs.filter(({ name, value }) => mapping[name] === 'attribute' && mapping[value] === 'attribute'),
    options: (format.optionColumns ?? optionColumns)(names).filter(
      ({ name, value }) => mapping[name] === 'variant' && mapping[value] === 'variant',
    ),
    groupedBy: readGroupedBy(firsts.get('family'), options.familyColumn),
    typeColumn: options.typeColumn ?? named(format.typeName ?? 'type'),
    variationsColumn,
    localeColumn: names.find((name) => mapping[name] === 'locale') ?? null,
    locales: options.locales ?? readRowLocales(new Set()),
    differences: isNamedByTitle(mapping) ? (options.differences ?? []) : null,
    isDoubtfulDate: options.isDoubtfulDate ?? isDateLike,
    currency: options.currency ?? null,
    listedVariants: ({ fields }) =>
      fields.flatMap(([name, cell]) => (name === variationsColumn ? (variantList?.read(cell) ?? []) : [])),
    provides() {
      fields ??= [...new Set([...targets.values()].flatMap((target) => provided[target] ?? []))];
      return fields;
    },
    localeOfColumn,
    translatedColumns() {
      translated ??= [...targets].flatMap(([column, target]) => {
        const text = textOfTranslated(target);
        const locale = text === null ? null : localeOfColumn(column);
        return text !== null && locale !== null ? [{ column, locale, text }] : [];
      });
      return translated;
    },
    attributeNames() {
      const isContainer = (name: string) => format.containers?.includes(plainName(name)) ?? false;
      facts ??= [...targets].flatMap(([name, target]) =>
        (isFact(target) || target === 'category-path' || target === 'description') &&
        !paired.has(name) &&
        !isContainer(name)
          ? [factName(name)]
          : [],
      );
      return facts;
    },
  };
}
