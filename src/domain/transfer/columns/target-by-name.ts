// What a column of an unknown table or JSON file is likely to be: by its name in several languages, else by its values.

import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readAddresses } from '../cells/read-list.ts';
import { readLiteral } from '../cells/read-literal.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { altTarget, isImageName, unreadAlts } from './alt-names.ts';
import { every, guessTexts } from './guess-columns.ts';
import data from './target-names.json' with { type: 'json' };
import { isOpinion, isTechnical } from './technical-names.ts';

const names = Object.entries(data.targets) as [ImportTarget, string][];
const byName = new Map<string, { target: ImportTarget; rank: number }>();
for (const [target, list] of names)
  for (const [rank, name] of list.split(', ').entries()) if (!byName.has(name)) byName.set(name, { target, rank });

/** Fields that hold one value: further columns of the same meaning stay facts or are left out. */
const single = new Set<ImportTarget>([
  'sku',
  'title',
  'price',
  'currency',
  'brand',
  'retailer',
  'subcategory',
  'group',
  'parent',
]);

const numbered: [RegExp, ImportTarget][] = [
  [/^(?:bullet(?: point)?|key feature|feature|highlight|product highlight) ?\d{1,2}$/, 'bullets'],
  [
    /^(?:(?:other |additional |extra |product |main )?(?:images?|pictures?|photos?)(?: (?:url|link|src))?|bild|imagen|foto|obrazek) ?\d{1,2}$/,
    'images',
  ],
  [
    /^(?:bullet point|item name|product description|main product image locator|other product image locator \d).* \d value$/,
    'attribute',
  ],
];

/** Target of a column by its name alone; null when the name says nothing. */
export function targetByName(name: string): ImportTarget | null {
  const plain = plainName(name);
  const known = byName.get(plain);
  if (known) return known.target;
  for (const [pattern, target] of numbered) if (pattern.test(plain)) return target;
  if (isTechnical(plain)) return 'ignore';
  return altTarget(name);
}

/** The names of a field inside wrappers, the outermost first: `details.description` → details, description. One for any other name. */
function segments(name: string): string[] {
  return /^[^\s.()]+\.\S/.test(name) ? name.split('.').filter((part) => part !== '') : [name];
}

/** Target of a column by its name alone, also where wrappers come before it (`details.description`); null when the name says nothing. */
export const targetByPath = (name: string): ImportTarget | null => matchName(name).target;

/** What a name says: by itself, or by the last of its segments; `depth` counts the wrappers around it that say nothing of it. */
function matchName(name: string): { target: ImportTarget | null; depth: number; rank: number } {
  const parts = segments(name);
  for (let from = 0; from < parts.length; from += 1) {
    const own = parts.slice(from).join(' ');
    const target = targetByName(own);
    if (target === null) continue;
    const depth = parts.slice(0, from).filter((wrapper) => targetByName(wrapper) !== target).length;
    return { target, depth, rank: byName.get(plainName(own))?.rank ?? 999 };
  }
  return { target: null, depth: 0, rank: 999 };
}

/** True for a name some catalogue uses for one of its fields. */
export function isKnownName(name: string): boolean {
  return byName.has(plainName(name));
}

const address = /^\s*(?:https?:)?\/\/\S+/i;
const imageAddress = /\.(?:jpe?g|png|webp|gif|avif)(?:[?&#\s,|;"\]]|$)|\/images?\//i;
const machineId = /^(?:[\da-f]{24,64}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i;

/** Target of a column by its values, for names that say nothing: addresses and machine ids are no facts. */
export function targetByValues(samples: readonly string[]): ImportTarget | null {
  if (every(samples, (text) => machineId.test(text.trim()))) return 'id';
  const addresses = samples.filter((text) => {
    return address.test(readLiteral(text) ? (readAddresses(text)[0] ?? '') : text);
  });
  if (addresses.length > 0 && addresses.length >= samples.length * 0.8) {
    return addresses.every((text) => imageAddress.test(text)) ? 'images' : 'ignore';
  }
  return null;
}

const points =
  /^(?:rated )?[^\p{L}\d]{0,5}\d+(?:[.,]\d+)?(?:\s*(?:\/|out of|of|von|sur|de)\s*\d+)?(?:\s*(?:stars?|★|points?|%|ratings?|reviews?))?\.?$/iu;

/** Target of a column by its name and, where the name alone misleads, by what its cells hold; `attribute` when both say nothing. */
export function targetOfColumn({ name, samples }: SampledColumn): ImportTarget {
  const plain = plainName(name);
  const named = targetByPath(name);
  // `img_link` is no link, and a *Rating* of `IP67` is no opinion.
  if (named === 'ignore' && isImageName(plain) && targetByValues(samples) === 'images') return 'images';
  if (named === 'imageAlts' && targetByValues(samples) === 'images') return 'images';
  if (named === 'ignore' && isOpinion(plain) && samples.length > 0 && !samples.some((text) => points.test(text.trim())))
    return 'attribute';
  if (named !== null) return named;
  const valued = targetByValues(samples);
  return valued === 'ignore' && isImageName(plain) ? 'images' : (valued ?? 'attribute');
}

/** True for a name whose last words are a name of descriptions: `plainTextDescription`. */
function endsAsDescription(name: string): boolean {
  const words = plainName(name).split(' ');
  return words.some((_, from) => byName.get(words.slice(from).join(' '))?.target === 'body');
}

const systemType =
  /^(?:simple|variable|variant|variation|grouped|external|configurable|bundle|virtual|downloadable|physical|digital|service|standard|goods?|product|parent|child|active|\d+)$/i;

/** What becomes of a further column of a field that takes no more: a text or a name stays a fact. */
const spare = (target: ImportTarget, isNested: boolean): ImportTarget =>
  target === 'price' || (isNested && ['sku', 'id', 'images', 'imageAlts', 'currency'].includes(target))
    ? 'ignore'
    : 'attribute';

/** Whether the texts of a field inside a wrapper are of something products share, such as their collection or their warranty. */
const isShared = ({ name, filled = 0, distinct = 0 }: SampledColumn) =>
  segments(name).length > 1 && filled >= 5 && distinct < filled / 2;

const length = ({ samples }: SampledColumn) => samples.reduce((sum, text) => sum + text.length, 0);

/** Of the fields inside wrappers, takes those that no field further out holds already; of two wrappers' texts the fuller. */
function settleNested(columns: readonly SampledColumn[], mapping: Map<string, ImportTarget>): void {
  const byTarget = Map.groupBy(columns, ({ name }) => mapping.get(name) ?? 'attribute');
  for (const target of [
    'title',
    'body',
    'description',
    'bullets',
    'images',
    'imageAlts',
    'id',
    'category',
    'category-path',
  ] as const) {
    const found = byTarget.get(target) ?? [];
    const depthOf = ({ name }: SampledColumn) => matchName(name).depth;
    const least = Math.min(...found.map(depthOf));
    const isText = target === 'body' || target === 'description' || target === 'bullets';
    const nested = found.filter((column) => depthOf(column) === least && least > 0);
    const fullest = nested.toSorted((a, b) => length(b) - length(a))[0];
    const wrapper = segments(fullest?.name ?? '')
      .slice(0, -1)
      .join('.');
    for (const column of found) {
      const depth = depthOf(column);
      const isBeside = isText && depth > 0 && segments(column.name).slice(0, -1).join('.') !== wrapper;
      if (depth > least || isBeside || ((isText || target === 'title') && isShared(column)))
        mapping.set(column.name, spare(target, true));
    }
  }
}

/** Suggests what each column becomes. Columns that say nothing stay as facts. */
export function suggestGeneric(columns: readonly SampledColumn[]): Mapping {
  const mapping = new Map<string, ImportTarget>();
  for (const column of columns) mapping.set(column.name, targetOfColumn(column));
  settleNested(columns, mapping);
  const best = new Map<ImportTarget, { name: string; depth: number; rank: number }>();
  for (const { name } of columns) {
    const target = mapping.get(name) ?? 'attribute';
    if (!single.has(target)) continue;
    const { depth, rank } = matchName(name);
    const before = best.get(target);
    if (before === undefined || depth < before.depth || (depth === before.depth && rank < before.rank)) {
      if (before) mapping.set(before.name, spare(target, before.depth > 0));
      best.set(target, { name, depth, rank });
    } else mapping.set(name, spare(target, depth > 0));
  }
  // A type of product is its category where nothing else is, unless it is a shop system's own kind of product.
  const type = columns.find(({ name }) => /^(?:product|item|article) ?type$/.test(plainName(name)));
  const hasCategory = [...mapping.values()].some((target) => target === 'category' || target === 'category-path');
  if (type && !hasCategory && type.samples.length > 0 && !type.samples.every((text) => systemType.test(text.trim())))
    mapping.set(type.name, 'category');
  for (const column of columns) {
    const target = mapping.get(column.name);
    // Variants written as a list bring the SKU and the price of JSON products; anything else under this name is of no use.
    if (/^(?:variants|variations)$/.test(plainName(segments(column.name).at(-1) ?? ''))) {
      mapping.set(column.name, column.samples.some((text) => text.startsWith('[{')) ? 'variant' : 'ignore');
    }
    // Text under a name that elsewhere means images, or a path under a plain category, goes by its values.
    if (
      target === 'images' &&
      column.samples.length > 0 &&
      targetByValues(column.samples) === null &&
      !every(column.samples, (text) => imageAddress.test(text) || text.includes('//'))
    ) {
      mapping.set(column.name, 'attribute');
    }
    if (target === 'category' && column.samples.some((text) => / > | >> | \| |^\s*\[|^\s*\{|^[^&]*;/.test(text)))
      mapping.set(column.name, 'category-path');
  }
  for (const name of unreadAlts(mapping)) mapping.set(name, 'ignore');
  guessTexts(columns, mapping, { isDescription: endsAsDescription, isShared });
  return Object.fromEntries(mapping);
}
