// Makes one product of the rows a file has on it, or a refusal that says everything that is wrong with them.
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { cleanLine } from '../cells/clean-text.ts';
import type { CleaningLog } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { lineText, nestedLiteral, readNested } from '../cells/read-nested.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ReadItem, SourceRow } from '../record.ts';
import type { ImportProblem, ImportTarget } from '../transfer.contract.ts';
import { readAttributes, readOptions } from './build-attributes.ts';
import { readCategories } from './build-categories.ts';
import { readImages } from './build-images.ts';
import { readPrice } from './build-price.ts';
import { findSku } from './build-sku.ts';
import { readTextFields, warnOfLanguages } from './build-text.ts';
import type { Building, Field, RecordGroup } from './building.ts';
import { warnOfDamage, whyUntitled } from './damage.ts';
import { findUntaken, type Untaken } from './find-untaken.ts';
import type { ImportPlan } from './import-plan.ts';

/** A cell of a thousand broken addresses is told once and again, not a thousand times. */
const maxWarnings = 20;

function problemOf(row: number, column: string | null, value: string | null, reason: string): ImportProblem {
  return { row, column, value: value === null ? null : value.slice(0, 200).toWellFormed(), reason };
}

/** A record that cannot be used, as an item of the import. */
export function refuseRecord(record: RawRecord, reason: string, column: string | null = null): ReadItem {
  const value = column === null ? null : (record.fields.find(([name]) => name === column)?.[1] ?? null);
  return { kind: 'refused', row: record.row, problems: [problemOf(record.row, column, value, reason)] };
}

function collectFields(plan: ImportPlan, group: RecordGroup): Map<ImportTarget, Field[]> {
  const fields = new Map<ImportTarget, Field[]>();
  for (const [column, cell] of group.main.fields) {
    const target = plan.targetOf(column, cell);
    const list = fields.get(target);
    if (list) list.push({ column, cell });
    else fields.set(target, [{ column, cell }]);
  }
  return fields;
}

function lineOf(building: Building, field: Field): string {
  const literal = nestedLiteral(field.cell);
  const languages = literal === undefined ? null : readNested(literal).languages;
  if (languages) warnOfLanguages(building, field, languages);
  return lineText(field.cell);
}

function firstLine(building: Building, target: ImportTarget): string | null {
  for (const { column, cell } of building.fields.get(target) ?? []) {
    const clean = cleanLine(lineOf(building, { column, cell }));
    building.log.note(clean.bits, building.group.main.row, column, cell, clean.text);
    if (clean.text !== '') return clean.text;
  }
  return null;
}

function toSourceRow(record: RawRecord): SourceRow {
  return Object.fromEntries(record.fields);
}

function checkLimits(
  product: SourceProduct,
  refuse: (target: ImportTarget, value: string | null, reason: string) => void,
): void {
  const tooLong = (target: ImportTarget, text: string | null, max: number, what: string) => {
    if (text !== null && text.length > max)
      refuse(
        target,
        text,
        `${what} has ${text.length.toLocaleString('en')} characters; at most ${max.toLocaleString('en')} are supported.`,
      );
  };
  tooLong('sku', product.sku, textLimits.sku, 'The SKU');
  tooLong('title', product.title, textLimits.title, 'The title');
  tooLong('body', product.description, textLimits.description, 'The description');
  for (const bullet of product.bullets) tooLong('bullets', bullet, textLimits.bullet, 'A bullet');
  if (product.bullets.length > textLimits.bullets) {
    refuse(
      'bullets',
      null,
      `The product has ${product.bullets.length.toLocaleString('en')} bullets; at most ${textLimits.bullets} are supported.`,
    );
  }
  tooLong('category', product.category, textLimits.name, 'The category');
  tooLong('subcategory', product.subcategory, textLimits.name, 'The subcategory');
  tooLong('brand', product.brand, textLimits.name, 'The brand');
  tooLong('retailer', product.retailer, textLimits.name, 'The retailer');
}

function brandFrom(attributes: readonly Attribute[]): string | null {
  return attributes.find(({ name }) => targetByName(name) === 'brand' && plainName(name) !== 'make')?.value ?? null;
}

/**
 * Builds the product. Its SKU follows the rule of `findSku`; `sharedSkus` are SKUs that several products of the file carry. With `told`,
 * names of values of the file told as not taken, it tells of further ones.
 */
export function buildProduct(
  plan: ImportPlan,
  group: RecordGroup,
  log: CleaningLog,
  sharedSkus: ReadonlySet<string>,
  told?: Untaken,
): ReadItem {
  const { main, others } = group;
  if (main.refusal !== undefined) return refuseRecord(main, main.refusal);
  const warnings: ImportProblem[] = [];
  const problems: ImportProblem[] = [];
  const building: Building = {
    plan,
    group,
    fields: collectFields(plan, group),
    log,
    warn(column, value, reason) {
      if (warnings.length < maxWarnings) warnings.push(problemOf(main.row, column, value, reason));
    },
  };
  for (const record of [main, ...others]) {
    for (const reason of record.warnings ?? []) warnings.push(problemOf(record.row, null, null, reason));
    if (record !== main && record.refusal !== undefined)
      warnings.push(problemOf(record.row, null, null, record.refusal));
  }
  const refuse = (target: ImportTarget, value: string | null, reason: string) =>
    problems.push(
      problemOf(main.row, building.fields.get(target)?.[0]?.column ?? plan.columnOf(target), value, reason),
    );

  const title = firstLine(building, 'title') ?? '';
  const texts = readTextFields(building, title);
  const brand = firstLine(building, 'brand');
  const categories = readCategories(building, title, brand);
  const attributes = [...readOptions(building), ...readAttributes(building), ...texts.facts, ...categories.facts];
  const merged = mergeAttributes(attributes, building);
  const sku = findSku(building, sharedSkus, title);
  const { images, imageAlts, hasAlts } = readImages(building);
  const product: SourceProduct = {
    sku: sku ?? '',
    title,
    description: texts.description,
    bullets: texts.bullets,
    images,
    imageAlts,
    price: readPrice(building),
    category: categories.category,
    subcategory: categories.subcategory,
    brand: brand ?? brandFrom(merged),
    retailer: firstLine(building, 'retailer'),
    attributes: merged,
  };
  if (title === '') refuse('title', building.fields.get('title')?.[0]?.cell ?? null, whyUntitled(building));
  if (sku === null) refuse('sku', null, 'The SKU is empty and nothing else in the row identifies the product.');
  checkLimits(product, refuse);
  if (problems.length > 0) return { kind: 'refused', row: main.row, problems };
  for (const [column, text] of [
    ['title', title],
    ['description', product.description],
    ['bullets', product.bullets.join(' ')],
  ] as const)
    warnOfDamage(building, column, text);
  for (const { path, text } of told ? findUntaken(building.fields, product, told) : [])
    building.warn(path, text, notTaken);
  const provides = plan.provides();
  // A brand among the facts, or a category that stands in, speaks of a field the file has no column for.
  const found = (['brand', 'category', 'subcategory'] as const).filter(
    (field) => product[field] !== null && !provides.includes(field),
  );
  return {
    kind: 'product',
    row: main.row,
    product,
    source: { format: plan.format.id, rows: [main, ...others].map(toSourceRow) },
    // Alt texts may also be inside the cells of the images.
    provides: [...new Set([...provides, ...found, ...(hasAlts ? (['imageAlts'] as const) : [])])],
    providesAttributes: [...new Set([...plan.attributeNames(), ...merged.map(({ name }) => name)])],
    warnings,
  };
}

const notTaken =
  'No product field fits this value, so it was skipped. This is reported once for all products that have it.';

const maxAttributes = 300;
const maxFact = 20_000;

/** Facts by name, whatever its case: several values of one name stand in one, each once. */
function mergeAttributes(attributes: readonly Attribute[], building: Building): Attribute[] {
  const merged = new Map<string, Attribute>();
  for (const { name, value } of attributes) {
    if (value.length > maxFact) {
      building.warn(
        name,
        value,
        `The value is longer than ${maxFact.toLocaleString('en')} characters and was skipped.`,
      );
      continue;
    }
    const key = name.toLowerCase();
    const before = merged.get(key);
    if (before === undefined) {
      if (merged.size < maxAttributes) merged.set(key, { name, value });
      else
        building.warn(name, value, `The product has more than ${maxAttributes} attributes. The others were skipped.`);
    } else if (bare(before.value) === bare(value)) {
      if (value.length > before.value.length) before.value = value;
    } else if (!before.value.split(', ').includes(value)) before.value = `${before.value}, ${value}`;
  }
  return [...merged.values()];
}

const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();
