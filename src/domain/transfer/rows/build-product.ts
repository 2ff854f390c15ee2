// The row engine: hands the cells of a product's rows to the readers of its fields, and makes of what they say a product, or a refusal that
// names everything that is wrong.
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import type { CleaningLog } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { targetByName } from '../columns/target-by-name.ts';
import { mergeAttributes, readAttributes, readOptions } from '../fields/build-attributes.ts';
import { readCategories } from '../fields/build-categories.ts';
import { readImages } from '../fields/build-images.ts';
import { readPrice } from '../fields/build-price.ts';
import { cleanName, findSku, readSkus, tradeNumbers } from '../fields/build-sku.ts';
import { readTextFields } from '../fields/build-text.ts';
import { findDamage } from '../fields/damage.ts';
import type { Field, Notes } from '../fields/field.ts';
import { findUntaken, type Untaken } from '../fields/find-untaken.ts';
import { readLine } from '../fields/read-line.ts';
import { readVariants } from '../fields/read-variants.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ReadItem } from '../record.ts';
import type { ImportProblem, ImportTarget } from '../transfer.contract.ts';
import type { ImportPlan } from './import-plan.ts';

/** The rows of one product: `main` speaks for the product, the others are its variants and further images. */
export type RecordGroup = { main: RawRecord; others: RawRecord[] };

/** A cell of a thousand broken addresses gets twenty warnings, not a thousand. */
const maxWarnings = 20;
const notTaken =
  'No product field fits this value, so it was skipped. This is reported once for all products that have it.';

function problemOf(row: number, column: string | null, value: string | null, reason: string): ImportProblem {
  return { row, column, value: value === null ? null : value.slice(0, 200).toWellFormed(), reason };
}

/** A record that cannot be used, as an item of the import. */
export function refuseRecord(record: RawRecord, reason: string, column: string | null = null): ReadItem {
  const value = column === null ? null : (record.fields.find(([name]) => name === column)?.[1] ?? null);
  return { kind: 'refused', row: record.row, problems: [problemOf(record.row, column, value, reason)] };
}

type Fault = { target: ImportTarget; value: string | null; reason: string };

function findFaults(product: SourceProduct, given: readonly Field[], plan: ImportPlan): Fault[] {
  const faults: Fault[] = [];
  const tooLong = (target: ImportTarget, text: string | null, max: number, what: string) => {
    const length = text?.length ?? 0;
    const reason = `${what} has ${length.toLocaleString('en')} characters; at most ${max.toLocaleString('en')} are supported.`;
    if (length > max) faults.push({ target, value: text, reason });
  };
  if (product.title === '') {
    const isMarkup = given.some(({ cell }) => cell.includes('<'));
    const reason = isMarkup ? 'The title contains only HTML markup.' : 'The title is empty.';
    const isSet = plan.columnOf('title') !== null;
    faults.push({
      target: 'title',
      value: given[0]?.cell ?? null,
      reason: isSet ? reason : 'No column is set as the title.',
    });
  }
  if (product.sku === '') {
    const reason = 'The SKU is empty and nothing else in the row identifies the product.';
    faults.push({ target: 'sku', value: null, reason });
  }
  tooLong('sku', product.sku, textLimits.sku, 'The SKU');
  tooLong('title', product.title, textLimits.title, 'The title');
  tooLong('body', product.description, textLimits.description, 'The description');
  for (const bullet of product.bullets) tooLong('bullets', bullet, textLimits.bullet, 'A bullet');
  if (product.bullets.length > textLimits.bullets) {
    const reason = `The product has ${product.bullets.length.toLocaleString('en')} bullets; at most ${textLimits.bullets} are supported.`;
    faults.push({ target: 'bullets', value: null, reason });
  }
  for (const target of ['category', 'subcategory', 'brand', 'retailer'] as const)
    tooLong(target, product[target], textLimits.name, `The ${target}`);
  return faults;
}

/** `sharedSkus` are SKUs that several products of the file carry. `reported`: names of values already reported as not taken; further ones are added. */
export function buildProduct(
  plan: ImportPlan,
  { main, others }: RecordGroup,
  log: CleaningLog,
  sharedSkus: ReadonlySet<string>,
  reported?: Untaken,
): ReadItem {
  const { format } = plan;
  const records = [main, ...others];
  const warnings = records.flatMap(({ row, warnings: all = [] }) =>
    all.map((reason) => problemOf(row, null, null, reason)),
  );
  const notes: Notes = {
    clean: (bits, { column, cell }, after, row = main.row) => log.note(bits, row, column, cell, after),
    warn(column, value, reason) {
      if (warnings.length < maxWarnings) warnings.push(problemOf(main.row, column, value, reason));
    },
  };
  const rows = records.map(({ row, fields }) => {
    const all = fields.map(([column, cell]): Field => ({ column, cell }));
    return { row, all, byTarget: Map.groupBy(all, ({ column, cell }) => plan.targetOf(column, cell)) };
  });
  const [first = { all: [], byTarget: new Map<ImportTarget, Field[]>() }] = rows;
  const of = (target: ImportTarget) => first.byTarget.get(target) ?? [];
  const named = (name: string | undefined) => first.all.filter(({ column }) => plainName(column) === name);
  const cellOf = (column: string | null) => first.all.find((field) => field.column === column)?.cell;
  // Without a handle the other rows are variations: their names and pictures are not those of the product.
  const speaking = plan.columnOf('group') === null ? rows.slice(0, 1) : rows;
  const variant = readVariants(of('variant'), notes);

  const title = readLine(of('title'), notes) ?? '';
  const textFields = { bullets: of('bullets'), body: of('body'), description: of('description') };
  const texts = readTextFields(textFields, format, notes);
  const brand = readLine(of('brand'), notes);
  const categories = readCategories(
    {
      path: of('category-path'),
      category: of('category'),
      subcategory: of('subcategory'),
      spare: named(format.spareCategory),
    },
    { title, brand, style: format.categories, root: format.rootCategory },
    notes,
  );
  const options = plan.options.flatMap(({ name, value }) => {
    const cells = rows.flatMap(({ all }) => all.find(({ column }) => column === value)?.cell ?? []);
    const option = cellOf(name)?.trim();
    return option
      ? [{ name: option, values: cells.flatMap((cell) => format.splitOption?.(cell, option) ?? [cell]) }]
      : [];
  });
  const listed = plan
    .listedVariants(main)
    .flatMap((variant) => variant.options.map(({ name, value }) => ({ name, values: [value] })));
  const attributes = mergeAttributes(
    [
      ...readOptions([...options, ...listed]),
      ...readAttributes(of('attribute'), plan.attributes, format, notes),
      ...texts.facts,
      ...categories.facts,
    ],
    notes,
  );
  const [ownSku] = readSkus(
    speaking.flatMap(({ byTarget }) => byTarget.get('sku') ?? []).map(({ cell }) => cell),
    format.skuList,
  );
  const id = of('id')
    .map(({ cell }) => cleanName(cell))
    .find((name) => name !== '');
  const isNamed = plan.columnOf('sku') !== null || plan.columnOf('id') !== null || plan.columnOf('group') !== null;
  const sku = findSku({
    sku: ownSku,
    isShared: ownSku !== undefined && sharedSkus.has(ownSku),
    variant: variant?.sku,
    id: id && (format.nameOfId?.(id) ?? id),
    handle: cleanName(of('group')[0]?.cell),
    trade: tradeNumbers.map((name) => cleanName(named(name)[0]?.cell)).find((number) => number !== ''),
    title: isNamed && !format.namesByTitle ? null : title,
  });
  const { images, imageAlts, hasAlts } = readImages(
    speaking.map(({ row, all, byTarget }) => ({
      row,
      images: byTarget.get('images') ?? [],
      alts: byTarget.get('imageAlts') ?? [],
      position: all.find(({ column }) => plainName(column) === 'image position')?.cell,
    })),
    { images: plan.columnsOf('images'), alts: plan.columnsOf('imageAlts') },
    notes,
  );
  const prices = rows.flatMap(({ byTarget }) => byTarget.get('price') ?? []);
  if (variant?.price) prices.push({ column: 'variants', cell: variant.price });
  const product: SourceProduct = {
    sku: sku ?? '',
    title,
    description: texts.description,
    bullets: texts.bullets,
    images,
    imageAlts,
    price: readPrice(prices, of('currency')[0]?.cell, notes),
    category: categories.category,
    subcategory: categories.subcategory,
    brand: brand ?? brandFrom(attributes),
    retailer: readLine(of('retailer'), notes),
    attributes,
  };
  const faults = findFaults(product, of('title'), plan);
  if (faults.length > 0) {
    const columnOf = (target: ImportTarget) => of(target)[0]?.column ?? plan.columnOf(target);
    const problems = faults.map(({ target, value, reason }) => problemOf(main.row, columnOf(target), value, reason));
    return { kind: 'refused', row: main.row, problems };
  }
  for (const part of ['title', 'description', 'bullets'] as const)
    for (const { value, reason } of findDamage([product[part]].flat().join(' '), part === 'title'))
      notes.warn(plan.columnOf(part) ?? plan.columnOf('body'), value, reason);
  for (const { path, text } of reported ? findUntaken(first.byTarget, product, reported) : [])
    notes.warn(path, text, notTaken);
  const provides = plan.provides();
  // A brand among the facts, or a category used in its place, speaks of a field the file has no column for.
  const found = (['brand', 'category', 'subcategory'] as const).filter((field) => product[field] !== null);
  return {
    kind: 'product',
    row: main.row,
    product,
    source: { format: format.id, rows: records.map(({ fields }) => Object.fromEntries(fields)) },
    // Alt texts may also be inside the cells of the images.
    provides: [...new Set([...provides, ...found, ...(hasAlts ? (['imageAlts'] as const) : [])])],
    providesAttributes: [...new Set([...plan.attributeNames(), ...attributes.map(({ name }) => name)])],
    warnings,
  };
}

function brandFrom(attributes: readonly Attribute[]): string | null {
  return attributes.find(({ name }) => targetByName(name) === 'brand' && plainName(name) !== 'make')?.value ?? null;
}
