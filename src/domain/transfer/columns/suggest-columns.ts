// Suggests what each column becomes: every column is scored for the fields its name and its values may be, and each field takes the best.
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { pickLanguage } from '../cells/read-nested.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { unreadAlts } from './alt-names.ts';
import { readName } from './name-words.ts';
import { judgePath, segments, targetOfColumn } from './target-by-name.ts';
import {
  areAmounts,
  arePictures,
  isLongText,
  isNameLike,
  isPriced,
  isShared,
  isWordy,
  likeliestTitle,
  mayBeSku,
  middleAmount,
} from './value-shapes.ts';

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
/** Fields that are in one language of several. */
const translated: readonly ImportTarget[] = [
  'title',
  'body',
  'description',
  'bullets',
  'category',
  'category-path',
  'subcategory',
];
const nested: readonly ImportTarget[] = [
  'title',
  'body',
  'description',
  'bullets',
  'images',
  'imageAlts',
  'id',
  'category',
  'category-path',
];

const systemType =
  /^(?:simple|variable|variant|variation|grouped|external|configurable|bundle|virtual|downloadable|physical|digital|service|standard|goods?|product|parent|child|active|\d+)$/i;

/** What becomes of a further column of a field that takes no more: a text or a name stays a fact. */
const spare = (target: ImportTarget, isNested: boolean): ImportTarget =>
  target === 'price' || (isNested && ['sku', 'id', 'images', 'imageAlts', 'currency'].includes(target))
    ? 'ignore'
    : 'attribute';

/** Whether the texts of a field inside a wrapper are of something products share, such as their collection or their warranty. */
const isSharedText = ({ name, filled = 0, distinct = 0 }: SampledColumn) =>
  segments(name).length > 1 && filled >= 5 && distinct < filled / 2;

const length = ({ samples }: SampledColumn) => samples.reduce((sum, text) => sum + text.length, 0);
const wrapperOf = (name: string) => segments(name).slice(0, -1).join('.');

type Suggestion = Map<string, ImportTarget>;

const columnsOf = (columns: readonly SampledColumn[], mapping: Suggestion, target: ImportTarget) =>
  columns.filter(({ name }) => mapping.get(name) === target);

/** Of the fields inside wrappers, takes those that no field further out holds already; of two wrappers' texts the fuller. */
function settleNested(columns: readonly SampledColumn[], mapping: Suggestion): void {
  for (const target of nested) {
    const found = columnsOf(columns, mapping, target);
    const depthOf = ({ name }: SampledColumn) => judgePath(name).depth;
    const least = Math.min(...found.map(depthOf));
    const isText = target === 'body' || target === 'description' || target === 'bullets';
    const inner = found.filter((column) => depthOf(column) === least && least > 0);
    const wrapper = wrapperOf(inner.toSorted((a, b) => length(b) - length(a))[0]?.name ?? '');
    for (const column of found) {
      const depth = depthOf(column);
      const isBeside = isText && depth > 0 && wrapperOf(column.name) !== wrapper;
      if (depth > least || isBeside || ((isText || target === 'title') && isSharedText(column)))
        mapping.set(column.name, spare(target, true));
    }
  }
}

/** Keeps one language of the fields that are there in several: the main one has no name, else English, else the fullest, counts. */
function settleLanguages(columns: readonly SampledColumn[], mapping: Suggestion): void {
  const languageOf = ({ name }: SampledColumn) => readName(name).language;
  const spoken = columns.filter(({ name }) => translated.includes(mapping.get(name) ?? 'attribute'));
  const fields = Map.groupBy(spoken, ({ name }) => mapping.get(name) ?? 'attribute');
  const all = [...new Set(spoken.flatMap((column) => languageOf(column) ?? []))];
  const says = (language: string, wanted: readonly ImportTarget[]) =>
    wanted.filter((target) => fields.get(target)?.some((column) => languageOf(column) === language)).length;
  const most = Math.max(0, ...all.map((language) => says(language, ['title', 'body'])));
  const main = pickLanguage(all.filter((language) => says(language, ['title', 'body']) === most));
  for (const found of fields.values()) {
    const own = new Set(found.map(languageOf));
    if (own.size < 2) continue;
    const taken = own.has(null)
      ? null
      : own.has(main)
        ? main
        : pickLanguage([...own].flatMap((language) => language ?? []));
    for (const column of found) if (languageOf(column) !== taken) mapping.set(column.name, 'attribute');
  }
}

/** How little a column is filled beside the fullest of its field: one that is empty in most rows is behind. */
const isSparse = ({ filled = 0 }: SampledColumn, fullest: number) => filled < fullest / 2;

/** The columns that name a field, the likeliest first. */
function ranked(found: readonly SampledColumn[]): SampledColumn[] {
  const fullest = Math.max(0, ...found.map(({ filled = 0 }) => filled));
  const order = (column: SampledColumn) => {
    const { depth, rank } = judgePath(column.name);
    return [depth, isSparse(column, fullest) ? 1 : 0, rank];
  };
  return found.toSorted((a, b) => {
    const [first, second] = [order(a), order(b)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
  });
}

function settleSingle(columns: readonly SampledColumn[], mapping: Suggestion): void {
  for (const target of single)
    for (const { name } of ranked(columnsOf(columns, mapping, target)).slice(1))
      mapping.set(name, spare(target, judgePath(name).depth > 0));
}

/** Of prices of unknown kinds the dearer of two, for the other may be what the shop paid; of three the one between that and the price of before. */
function likeliestPrice(found: readonly SampledColumn[]): SampledColumn | undefined {
  const dearest = found.toSorted((a, b) => middleAmount(b.samples) - middleAmount(a.samples));
  return dearest[dearest.length > 2 ? 1 : 0];
}

/** Takes columns whose names say a field but not for sure, where no other has it and their values look like it. */
function takeUnsure(columns: readonly SampledColumn[], mapping: Suggestion): void {
  const has = (...targets: ImportTarget[]) => [...mapping.values()].some((target) => targets.includes(target));
  const looks: [ImportTarget, readonly ImportTarget[], (column: SampledColumn) => boolean][] = [
    ['sku', ['sku'], mayBeSku],
    ['body', ['body', 'description'], (column) => !isSharedText(column) && isWordy(column)],
    ['title', ['title'], (column) => likeliestTitle([column]) !== undefined],
    ['price', ['price'], ({ samples }) => samples.length > 0 && areAmounts(samples)],
    ['brand', ['brand'], isShared],
    ['category', ['category', 'category-path'], isShared],
    ['category-path', ['category', 'category-path'], isShared],
  ];
  for (const [target, others, looksSo] of looks) {
    if (has(...others)) continue;
    const open = columns.filter((column) => {
      const verdict = judgePath(column.name);
      return (
        mapping.get(column.name) === 'attribute' && verdict.target === target && verdict.isUnsure && looksSo(column)
      );
    });
    const best = target === 'price' ? likeliestPrice(open) : ranked(open)[0];
    if (best === undefined) continue;
    // Further prices are no facts: the shop may have paid one of them.
    if (target === 'price') for (const { name } of open) mapping.set(name, 'ignore');
    mapping.set(best.name, target);
  }
  // A picture is one by its address, whatever its name says besides.
  for (const { name, samples } of columns)
    if (
      judgePath(name).target === 'images' &&
      mapping.get(name) !== 'images' &&
      judgePath(name).isUnsure &&
      arePictures(samples)
    )
      mapping.set(name, 'images');
}

/** Finds the SKU, the title, the description and the price among columns whose names say nothing, by what their values look like. */
function takeByValues(columns: readonly SampledColumn[], mapping: Suggestion): void {
  const has = (...targets: ImportTarget[]) => [...mapping.values()].some((target) => targets.includes(target));
  const open = () => columns.filter((column) => mapping.get(column.name) === 'attribute' && column.samples.length > 0);
  const take = (target: ImportTarget, column: SampledColumn | undefined) => column && mapping.set(column.name, target);
  if (!has('sku', 'id', 'group')) take('sku', open().find(mayBeSku));
  if (!has('title')) {
    // Books of a trade call the name of a thing its description.
    const described = columnsOf(columns, mapping, 'body');
    const name = described.length === 1 ? described.find(isNameLike) : undefined;
    take('title', name ?? likeliestTitle(open()));
  }
  if (!has('body', 'description'))
    take(
      'body',
      open().find((column) => !isSharedText(column) && isLongText(column)),
    );
  if (!has('price'))
    take(
      'price',
      open().find(({ samples }) => isPriced(samples)),
    );
}

/** Suggests what each column becomes. Columns that say nothing stay as facts. */
export function suggestColumns(columns: readonly SampledColumn[]): Mapping {
  const mapping: Suggestion = new Map(columns.map((column) => [column.name, targetOfColumn(column)]));
  settleNested(columns, mapping);
  settleLanguages(columns, mapping);
  settleSingle(columns, mapping);
  // A type of product is its category where nothing else is, unless it is a shop system's own kind of product.
  const type = columns.find(({ name }) => /^(?:product|item|article) ?type$/.test(plainName(name)));
  const hasCategory = [...mapping.values()].some((target) => target === 'category' || target === 'category-path');
  if (type && !hasCategory && type.samples.length > 0 && !type.samples.every((text) => systemType.test(text.trim())))
    mapping.set(type.name, 'category');
  for (const { name, samples } of columns) {
    // Variants written as a list bring the SKU and the price of JSON products; anything else under this name is of no use.
    if (/^(?:variants|variations)$/.test(plainName(segments(name).at(-1) ?? '')))
      mapping.set(name, samples.some((text) => text.startsWith('[{')) ? 'variant' : 'ignore');
  }
  takeUnsure(columns, mapping);
  // A path under a plain category goes by its values.
  for (const { name } of columnsOf(columns, mapping, 'category').filter(({ samples }) =>
    samples.some((text) => / > | >> | \| |^\s*\[|^\s*\{|^[^&]*;/.test(text)),
  ))
    mapping.set(name, 'category-path');
  for (const name of unreadAlts(mapping)) mapping.set(name, 'ignore');
  takeByValues(columns, mapping);
  return Object.fromEntries(mapping);
}
