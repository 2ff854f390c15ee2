// Suggests what each column becomes: every column is scored for the fields its name and its values may be, and each field takes the best.
import type { SampledColumn } from '../cells/column-names.ts';
import { pickLanguage } from '../cells/read-nested.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { unreadAlts } from './alt-names.ts';
import { type JudgedColumn, judgeColumn, type Shape } from './judge-column.ts';
import { judgeName } from './judge-name.ts';
import { settleTranslations } from './settle-translations.ts';

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

/** What becomes of a further column of a field that takes no more: a text or a name stays a fact. */
const spare = (target: ImportTarget, isNested: boolean): ImportTarget =>
  target === 'price' || (isNested && ['sku', 'id', 'images', 'imageAlts', 'currency'].includes(target))
    ? 'ignore'
    : 'attribute';

type Columns = readonly JudgedColumn[];
type Suggestion = Map<string, ImportTarget>;

const columnsOf = (columns: Columns, mapping: Suggestion, target: ImportTarget) =>
  columns.filter(({ name }) => mapping.get(name) === target);
const isTaken = (mapping: Suggestion, ...targets: ImportTarget[]) =>
  [...mapping.values()].some((target) => targets.includes(target));

/** Of the fields inside wrappers, takes those that no field further out holds already; of two wrappers' texts the fuller. */
function settleNested(columns: Columns, mapping: Suggestion): void {
  for (const target of nested) {
    const found = columnsOf(columns, mapping, target);
    const least = Math.min(...found.map(({ depth }) => depth));
    const isText = target === 'body' || target === 'description' || target === 'bullets';
    const inner = found.filter(({ depth }) => depth === least && least > 0);
    const wrapper = inner.toSorted((a, b) => b.length() - a.length())[0]?.wrapper ?? '';
    for (const column of found) {
      const isBeside = isText && column.depth > 0 && column.wrapper !== wrapper;
      if (column.depth > least || isBeside || ((isText || target === 'title') && column.isSharedText))
        mapping.set(column.name, spare(target, true));
    }
  }
}

/** Keeps one language of the fields that are there in several: the main one has no name, else English, else the fullest, counts. */
function settleLanguages(columns: Columns, mapping: Suggestion): void {
  const spoken = columns.filter(({ name }) => translated.includes(mapping.get(name) ?? 'attribute'));
  const fields = Map.groupBy(spoken, ({ name }) => mapping.get(name) ?? 'attribute');
  const all = [...new Set(spoken.flatMap(({ language }) => language ?? []))];
  const says = (wanted: string) =>
    (['title', 'body'] as const).filter((target) => fields.get(target)?.some(({ language }) => language === wanted))
      .length;
  const most = Math.max(0, ...all.map(says));
  const main = pickLanguage(all.filter((language) => says(language) === most));
  for (const found of fields.values()) {
    const own = new Set(found.map(({ language }) => language));
    if (own.size < 2) continue;
    const other = own.has(main) ? main : pickLanguage([...own].flatMap((language) => language ?? []));
    const taken = own.has(null) ? null : other;
    for (const { name, language } of found) if (language !== taken) mapping.set(name, 'attribute');
  }
}

/** Fields that tell products apart: what says the same of most is another thing's, such as the name of its seller. */
const telling = new Set<ImportTarget>(['sku', 'title']);

/** The columns that name a field, the likeliest first: one that is empty where others are filled, or repeats where they tell products apart, comes behind them. */
function ranked(found: Columns, target?: ImportTarget): JudgedColumn[] {
  const fullest = Math.max(0, ...found.map(({ filled }) => filled));
  const isSparse = ({ filled }: JudgedColumn) => Number(filled < fullest / 2);
  const isTelling = target !== undefined && telling.has(target);
  const mostDistinct = isTelling ? Math.max(0, ...found.map(({ distinct }) => distinct)) : 0;
  const repeats = ({ distinct }: JudgedColumn) => Number(distinct < mostDistinct / 2);
  // Beside any other price a standard one is what the shop counts with.
  const isStandard = (column: JudgedColumn) => Number(target === 'price' && column.isStandard);
  return found.toSorted(
    (a, b) =>
      a.depth - b.depth ||
      isStandard(a) - isStandard(b) ||
      isSparse(a) - isSparse(b) ||
      repeats(a) - repeats(b) ||
      a.rank - b.rank,
  );
}

/** A column without a value is no field where the name of another that has some says the same, if less surely. */
function openEmpty(columns: Columns, mapping: Suggestion): void {
  if (!columns.some(({ hasValues }) => hasValues)) return;
  for (const { name, target, hasValues } of columns) {
    const isOnly = columnsOf(columns, mapping, target ?? 'attribute').every((column) => !column.hasValues);
    const hasOther = columns.some((column) => column.isUnsure && column.hasValues && column.target === target);
    if (!hasValues && target !== null && mapping.get(name) === target && isOnly && hasOther)
      mapping.set(name, 'attribute');
  }
}

function settleSingle(columns: Columns, mapping: Suggestion): void {
  for (const target of single)
    for (const { name, depth } of ranked(columnsOf(columns, mapping, target), target).slice(1))
      mapping.set(name, spare(target, depth > 0));
}

/**
 * Of prices of unknown kinds the dearer of two, for the other may be what the shop paid; of three the one between that and the price of before. Of
 * those that all say that they are for buyers the lowest is paid.
 */
function likeliestPrice(found: Columns): JudgedColumn | undefined {
  if (found.every(({ isSelling }) => isSelling)) return found.toSorted((a, b) => a.middle() - b.middle())[0];
  return found.toSorted((a, b) => b.middle() - a.middle())[found.length > 2 ? 1 : 0];
}

/** Takes the currency of the very price that is taken, where each price has one beside it: `Price2` and `Price2Currency`. */
function takeCurrencyBeside(columns: Columns, mapping: Suggestion): void {
  const squash = (name: string) => name.replace(/ /g, '');
  const prices = columnsOf(columns, mapping, 'price').map(({ last }) => squash(last));
  // Behind the price's name stands the word for a currency alone: that of `Price2` is none of `Price`.
  const isOf = (name: string) =>
    prices.some((price) => name.startsWith(price) && judgeName(name.slice(price.length)).target === 'currency');
  const beside = columns.find(({ last, hasValues, isCurrency }) => isCurrency && hasValues && isOf(squash(last)));
  if (!beside) return;
  for (const { name } of columnsOf(columns, mapping, 'currency')) mapping.set(name, 'ignore');
  mapping.set(beside.name, 'currency');
}

/** In lists of articles the short text is the name, beside which a long one describes, where no column is called a name. */
function takeShortText(columns: Columns, mapping: Suggestion): void {
  if (isTaken(mapping, 'title')) return;
  const [first] = ranked(columnsOf(columns, mapping, 'description').filter(({ isShortText }) => isShortText));
  if (first?.looksLike('short title') && first.isVaried) mapping.set(first.name, 'title');
}

/** What a subcategory is below is the category: where none is called so, a family whose values are names. */
function takeFamily(columns: Columns, mapping: Suggestion): void {
  if (!isTaken(mapping, 'subcategory') || isTaken(mapping, 'category', 'category-path')) return;
  const family = columnsOf(columns, mapping, 'attribute').find(
    (column) => column.isFamily && column.looksLike('group') && !column.looksLike('codes'),
  );
  if (family) mapping.set(family.name, 'category');
}

/** What a column looks like that is taken for a field though its name is only half known, where none of these fields is taken. */
const unsure: readonly (readonly [ImportTarget, Shape, readonly ImportTarget[]])[] = [
  ['sku', 'sku', ['sku']],
  ['body', 'text', ['body', 'description']],
  ['title', 'half title', ['title']],
  ['price', 'price', ['price']],
  ['brand', 'group', ['brand']],
  ['category', 'group', ['category', 'category-path']],
  ['category-path', 'group', ['category', 'category-path']],
];

/** Takes columns whose names say a field but not for sure, where no other has it and their values look like it. */
function takeUnsure(columns: Columns, mapping: Suggestion): void {
  const half = columns.filter(({ isUnsure }) => isUnsure);
  /** What goes against the half of a name that says a field. */
  const isOther = (column: JudgedColumn) => {
    if (column.target === 'body') return column.isSharedText;
    // The name of a color is a color.
    return column.target === 'title' && column.isTold;
  };
  for (const [target, shape, others] of unsure) {
    if (isTaken(mapping, ...others)) continue;
    const open = columnsOf(half, mapping, 'attribute').filter(
      (column) => column.target === target && column.looksLike(shape) && !isOther(column),
    );
    const best = target === 'price' ? likeliestPrice(open) : ranked(open, target)[0];
    if (best === undefined) continue;
    // Further prices are no facts: the shop may have paid one of them.
    if (target === 'price') for (const { name } of open) mapping.set(name, 'ignore');
    mapping.set(best.name, target);
  }
  // A picture is one by its address, whatever its name says besides.
  for (const column of half)
    if (column.target === 'images' && column.looksLike('pictures')) mapping.set(column.name, 'images');
}

/** Finds the SKU, the title, the description and the price among columns whose names say nothing, by what their values look like. */
function takeByValues(columns: Columns, mapping: Suggestion): void {
  const open = () => columnsOf(columns, mapping, 'attribute');
  // A name that says what it holds, such as a material or a deposit, is believed.
  const unnamed = () => open().filter(({ isUnnamed }) => isUnnamed);
  const first = (shape: Shape) => unnamed().find((column) => column.looksLike(shape));
  const most = Math.max(0, ...columns.map(({ filled }) => filled));
  /** Few filled cells show nothing of the others. */
  const isFull = ({ filled }: JudgedColumn) => filled * 2 >= most;
  const named = (shape: Shape) =>
    unnamed().find((column) => column.looksLike(shape) && column.isVaried && isFull(column));
  const take = (target: ImportTarget, column: JudgedColumn | undefined) => column && mapping.set(column.name, target);
  if (!isTaken(mapping, 'sku', 'id', 'group'))
    take(
      'sku',
      open().find((column) => column.looksLike('sku')),
    );
  if (!isTaken(mapping, 'title')) {
    // Books of a trade call the name of a thing its description, beside which a long one may stand.
    const texts = [...columnsOf(columns, mapping, 'body'), ...columnsOf(columns, mapping, 'description')];
    const described = texts.toSorted((a, b) => a.length() - b.length())[0];
    const isName = described?.looksLike('name') && described.isVaried;
    // A file without titles brings nothing: better a column of names under another word, which is said.
    const other = open().find(
      (column) =>
        !column.isTold &&
        column.isVaried &&
        isFull(column) &&
        column.looksLike('short title') &&
        column.distinct > column.filled * 0.9,
    );
    take('title', isName ? described : (named('short title') ?? named('title') ?? other));
  }
  if (!isTaken(mapping, 'body', 'description')) {
    const own = unnamed().filter(({ isSharedText }) => !isSharedText);
    take(
      'body',
      own.find((column) => column.looksLike('long text')),
    );
  }
  if (!isTaken(mapping, 'price')) take('price', first('price with currency'));
}

/** Suggests what each column becomes. Columns that say nothing stay as facts. */
export function suggestColumns(given: readonly SampledColumn[]): Mapping {
  const columns = given.map(judgeColumn);
  const mapping: Suggestion = new Map(columns.map(({ name, own }) => [name, own]));
  settleNested(columns, mapping);
  settleLanguages(columns, mapping);
  settleSingle(columns, mapping);
  // A type of product is its category where nothing else is.
  const type = columns.find(({ wrapper, last }) => wrapper === '' && /^(?:product|item|article) ?type$/.test(last));
  if (type?.looksLike('type') && !isTaken(mapping, 'category', 'category-path')) mapping.set(type.name, 'category');
  // Variants written as a list bring the SKU and the price of JSON products; anything else under this name is of no use.
  for (const column of columns.filter(({ last }) => /^(?:variants|variations)$/.test(last)))
    mapping.set(column.name, column.looksLike('records') ? 'variant' : 'ignore');
  for (const column of columns.filter(({ hasValues }) => hasValues))
    if (column.looksLike('translations')) mapping.set(column.name, 'translations');
  openEmpty(columns, mapping);
  takeShortText(columns, mapping);
  takeUnsure(columns, mapping);
  takeFamily(columns, mapping);
  takeCurrencyBeside(columns, mapping);
  // A path under a plain category goes by its values.
  for (const column of columnsOf(columns, mapping, 'category'))
    if (column.looksLike('path')) mapping.set(column.name, 'category-path');
  for (const name of unreadAlts(mapping)) mapping.set(name, 'ignore');
  takeByValues(columns, mapping);
  settleTranslations(columns, mapping);
  return Object.fromEntries(mapping);
}

const contested = new Set<ImportTarget>(['sku', 'title', 'price', 'brand', 'body', 'category']);

/** By the column a field is taken from, other columns that may be that field by their names. */
export function runnersUp(columns: readonly JudgedColumn[], mapping: Mapping): ReadonlyMap<string, string[]> {
  const open = columns.filter(
    ({ name, hasValues }) => hasValues && (mapping[name] === 'attribute' || mapping[name] === 'ignore'),
  );
  const found = columns.flatMap(({ name }): [string, string[]][] => {
    const target = mapping[name] ?? 'attribute';
    const others = contested.has(target) ? open.filter((column) => column.target === target) : [];
    return others.length === 0 ? [] : [[name, ranked(others).map((column) => column.name)]];
  });
  return new Map(found);
}
