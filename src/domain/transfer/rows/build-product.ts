// The row engine: hands the cells of a product's rows to the readers of its fields, and makes of what they say a product, or a refusal that
// names everything that is wrong.
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import type { CleaningLog } from '../cells/cleaning-log.ts';
import { factName, plainName } from '../cells/column-names.ts';
import { readShortened } from '../cells/spoiled-number.ts';
import { targetByName } from '../columns/target-by-name.ts';
import { mergeAttributes, readAttributes, readOptions } from '../fields/build-attributes.ts';
import { readCategories } from '../fields/build-categories.ts';
import { readImages } from '../fields/build-images.ts';
import { readPrice } from '../fields/build-price.ts';
import { cleanName, findSku, isBlankName, readName, readSkus, titleName, tradeNumbers } from '../fields/build-sku.ts';
import { readTextFields } from '../fields/build-text.ts';
import { findDamage } from '../fields/damage.ts';
import type { Field, Notes } from '../fields/field.ts';
import { findUntaken, type Untaken } from '../fields/find-untaken.ts';
import { readLine } from '../fields/read-line.ts';
import { readVariants } from '../fields/read-variants.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ProvidedField, ReadItem, ReadRefusal } from '../record.ts';
import type { ImportProblem, ImportTarget } from '../transfer.contract.ts';
import { type ImportPlan, isFact, provided } from './import-plan.ts';
import { readOtherLanguages } from './other-languages.ts';

/** The rows of one product: `main` speaks for the product, the others are its variants and further images. */
export type RecordGroup = { main: RawRecord; others: RawRecord[] };

/** A cell of a thousand broken addresses gets twenty warnings, not a thousand. */
const maxWarnings = 20;
const doubtfulPrice =
  'This price of a variant may count cents or whole units, so it was not imported. Give the products a price of their own.';
const notTaken =
  'No product field fits this value, so it was skipped. This is reported once for all products that have it.';

export function problemOf(row: number, column: string | null, value: string | null, reason: string): ImportProblem {
  return { row, column, value: value === null ? null : value.slice(0, 200).toWellFormed(), reason };
}

/** Says of a workbook of several sheets which of them the rows are in. */
export const inSheet = ({ sheet }: RawRecord, problems: ImportProblem[]): ImportProblem[] =>
  sheet === undefined ? problems : problems.map((each) => ({ ...each, reason: `Sheet “${sheet}”: ${each.reason}` }));

/** A record that cannot be used, as an item of the import. */
export function refuseRecord(record: RawRecord, reason: string, column: string | null = null): ReadItem {
  const value = column === null ? null : (record.fields.find(([name]) => name === column)?.[1] ?? null);
  return {
    kind: 'refused',
    row: record.row,
    problems: inSheet(record, [problemOf(record.row, column, value, reason)]),
  };
}

type Fault = { target: ImportTarget; value: string | null; reason: string };

const spoiled =
  'A spreadsheet shortened this number, so its last digits are lost. Format the column as text before the file is saved.';
const writtenOut = 'This number was written in a short form, such as 1.2E+5. All its digits were imported.';
const dated =
  'This SKU is a date: spreadsheets turn codes such as MAR-5 into dates. Compare it with the SKU in your shop.';

/** The targets of cells that name a product or are one of its facts. */
const stated: readonly ImportTarget[] = ['sku', 'id', 'group', 'attribute', 'family'];

function findFaults(
  product: SourceProduct,
  given: readonly Field[],
  plan: ImportPlan,
  lost: Field | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const tooLong = (target: ImportTarget, text: string | null, max: number, what: string) => {
    const length = text?.length ?? 0;
    if (length <= max) return;
    const reason = `${what} has ${length.toLocaleString('en')} characters; at most ${max.toLocaleString('en')} are supported.`;
    faults.push({ target, value: text, reason });
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
    const reason = lost
      ? 'The last digits of the SKU are lost, because a spreadsheet shortened it, and nothing else in the row identifies the product. Format the column as text before the file is saved.'
      : 'The SKU is empty and nothing else in the row identifies the product.';
    faults.push({ target: 'sku', value: lost?.cell ?? null, reason });
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

/** `sharedSkus` are SKUs that several products of the file carry, or titles of several that nothing else names. `reported`: names of values already reported as not taken; further ones are added. */
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
  /** Numbers in short of which all digits are known, as the file has them, and those of which some are lost. */
  const short = new Map<Field, string>();
  const lost = new Set<Field>();
  const isLost = (field: Field) => lost.has(field);
  const rows = records.map(({ row, fields }) => {
    const all: Field[] = [];
    const byTarget = new Map<ImportTarget, Field[]>();
    for (const [column, cell] of fields) {
      const target = plan.targetOf(column, cell);
      const digits = stated.includes(target) ? readShortened(cell) : undefined;
      const field = { column, cell: digits ?? cell };
      if (digits) short.set(field, cell);
      else if (digits === null) lost.add(field);
      all.push(field);
      const others = byTarget.get(target);
      if (others) others.push(field);
      else byTarget.set(target, [field]);
    }
    return { row, all, byTarget };
  });
  const [first = { all: [], byTarget: new Map<ImportTarget, Field[]>() }] = rows;
  const of = (target: ImportTarget) => first.byTarget.get(target) ?? [];
  const facts = first.all.filter(({ column, cell }) => isFact(plan.targetOf(column, cell)));
  const named = (name: string | undefined) => {
    const columns = name === undefined ? [] : plan.columnsNamed(name);
    return columns.length === 0 ? [] : first.all.filter(({ column }) => columns.includes(column));
  };
  const cellOf = (column: string | null) => first.all.find((field) => field.column === column)?.cell;
  // Without a handle the other rows are variations: their names and pictures are not those of the product.
  const speaking = plan.columnOf('group') === null ? rows.slice(0, 1) : rows;
  const variant = readVariants(of('variant'));

  const title = readLine(of('title'), notes, { keepsOthers: true }) ?? '';
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
      ...readAttributes(
        facts.filter((field) => !isLost(field)),
        plan.attributes,
        format,
        notes,
      ),
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
    .map(({ cell }) => readName(cell))
    .find((name) => name !== '');
  const isNamed = plan.differences === null;
  const isRepeated = !isNamed && sharedSkus.has(titleName(title));
  const apart = isRepeated ? (plan.differences ?? []).flatMap((column) => cellOf(column) ?? []) : [];
  const longTitle = [title, ...apart].join(' ');
  const trade = tradeNumbers
    .map((name) => ({ column: named(name)[0]?.column, number: readName(named(name)[0]?.cell) }))
    .find(({ number }) => number !== '' && (isNamed || !sharedSkus.has(number)));
  const sku = findSku({
    sku: ownSku,
    isShared: ownSku !== undefined && sharedSkus.has(ownSku),
    variant: variant?.sku,
    id: id && (format.nameOfId?.(id) ?? id),
    handle: readName(of('group')[0]?.cell),
    trade: trade?.number,
    title: isNamed && !format.namesByTitle ? null : longTitle,
  });
  const positions = plan.columnsNamed('image position');
  const { images, imageAlts, hasAlts } = readImages(
    speaking.map(({ row, all, byTarget }) => ({
      row,
      images: byTarget.get('images') ?? [],
      alts: byTarget.get('imageAlts') ?? [],
      position: all.find(({ column }) => positions.includes(column))?.cell,
    })),
    { images: plan.columnsOf('images'), alts: plan.columnsOf('imageAlts') },
    notes,
  );
  const prices = rows.flatMap(({ byTarget }) => byTarget.get('price') ?? []);
  if (variant?.price) prices.push({ column: 'variants', cell: variant.price });
  const price = readPrice(prices, of('currency')[0]?.cell, notes, plan.currency);
  if (price === null && variant?.doubtful) notes.warn(variant.doubtful.column, variant.doubtful.value, doubtfulPrice);
  const own = { byTarget: first.byTarget, unread: main.unread ?? [] };
  const translated = readOtherLanguages(plan, own, main.translations ?? [], notes);
  const product: SourceProduct = {
    sku: sku ?? '',
    title,
    description: texts.description,
    bullets: texts.bullets,
    images,
    imageAlts,
    price,
    category: categories.category,
    subcategory: categories.subcategory,
    brand: brand ?? brandFrom(attributes),
    retailer: readLine(of('retailer'), notes),
    attributes,
    ...(Object.keys(translated.translations).length > 0 ? { translations: translated.translations } : {}),
  };
  for (const { byTarget } of short.size + lost.size === 0 ? [] : rows)
    for (const field of stated.flatMap((target) => byTarget.get(target) ?? [])) {
      const cell = short.get(field);
      if (cell !== undefined) notes.warn(field.column, cell, writtenOut);
      else if (isLost(field)) notes.warn(field.column, field.cell, spoiled);
    }
  if (ownSku !== undefined && plan.isDoubtfulDate(ownSku)) notes.warn(plan.columnOf('sku'), ownSku, dated);
  const faults = findFaults(product, of('title'), plan, of('sku').find(isLost));
  const columnOf = (target: ImportTarget) => of(target)[0]?.column ?? plan.columnOf(target);
  const refusal: ReadRefusal = {
    kind: 'refused',
    row: main.row,
    problems: inSheet(
      main,
      faults.map(({ target, value, reason }) => problemOf(main.row, columnOf(target), value, reason)),
    ),
  };
  // Only a new product needs a title.
  if (faults.some(({ target }) => target !== 'title') || product.title.length > textLimits.title)
    return faults.some(({ target }) => target === 'sku') ? refusal : { ...refusal, sku: product.sku };
  for (const part of ['title', 'description', 'bullets'] as const)
    for (const { value, reason } of findDamage([product[part]].flat().join(' '), part === 'title'))
      notes.warn(plan.columnOf(part) ?? plan.columnOf('body'), value, reason);
  for (const { path, text } of reported ? findUntaken(first.byTarget, product, reported) : [])
    notes.warn(path, text, notTaken);
  // What cannot be read, and a fact whose digits are lost, says nothing: what is here stays.
  const unread = new Set([
    ...records.flatMap((record) => record.unread ?? []),
    ...facts.flatMap((field) => (isLost(field) ? field.column : [])),
  ]);
  const unsaid = new Set([...unread].flatMap((column) => provided[plan.targetOf(column, '')] ?? []));
  const provides = plan.provides().filter((field) => !unsaid.has(field) || isFilled(product[field]));
  // A brand among the facts, or a category used in its place, speaks of a field the file has no column for.
  const found = (['brand', 'category', 'subcategory'] as const).filter((field) => product[field] !== null);
  const isBlank = (field: ProvidedField) => {
    if (isFilled(product[field])) return false;
    const read = field === 'price' ? rows : field === 'images' || field === 'imageAlts' ? speaking : rows.slice(0, 1);
    const cells = read.flatMap(({ byTarget }) =>
      [...byTarget].flatMap(([target, fields]) => (provided[target]?.includes(field) ? fields : [])),
    );
    return cells.every(({ cell }) => isBlankName(cell));
  };
  const names = new Set([...unread].map(factName));
  const statedAttributes = plan.attributeNames().filter((name) => !names.has(name));
  const shopColumn = [...of('id'), ...of('group')].find(({ cell }) => {
    const { length } = cleanName(cell);
    return length > 0 && length <= textLimits.sku;
  });
  const item: ReadItem = {
    kind: 'product',
    row: main.row,
    product,
    source: { format: format.id, rows: records.map(({ fields }) => Object.fromEntries(fields)) },
    // Alt texts may also be inside the cells of the images.
    provides: [...new Set([...provides, ...found, ...(hasAlts ? (['imageAlts'] as const) : [])])],
    blank: provides.filter(isBlank),
    providesAttributes: [...new Set([...statedAttributes, ...attributes.map(({ name }) => name)])],
    ...translated.keys,
    shopName: shopColumn
      ? {
          column: shopColumn.column,
          value: cleanName(shopColumn.cell),
          isOnly: ownSku === undefined && (faults.length > 0 || plan.columnOf('sku') === null),
          titleColumn: columnOf('title'),
        }
      : null,
    ...(plan.groupedBy === undefined ? {} : { groupedBy: plan.groupedBy }),
    ...(!isNamed && trade === undefined && product.sku === titleName(longTitle) ? { isNamedByTitle: true } : {}),
    ...(!isNamed && trade?.column !== undefined && product.sku === trade.number ? { namedBy: trade.column } : {}),
    warnings: inSheet(main, warnings),
  };
  return faults.length > 0 ? { ...refusal, update: item } : item;
}

const isFilled = (value: string | readonly string[] | null) => value !== null && value.length > 0;

function brandFrom(attributes: readonly Attribute[]): string | null {
  return attributes.find(({ name }) => targetByName(name) === 'brand' && plainName(name) !== 'make')?.value ?? null;
}
