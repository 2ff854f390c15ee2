// Says in words what a question was read as and what came out. Every sentence names the condition it was computed with.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Part } from '#domain/review/content.ts';
import type { Dimension } from './match-facet.ts';
import type { CatalogueQuery } from './read-question.ts';

const number = new Intl.NumberFormat('en-US');
const statusText = {
  pending: 'at least one part pending',
  approved: 'at least one part approved',
  rejected: 'at least one part rejected',
};
const bandText = {
  green: 'a Content Score above 70',
  yellow: 'a Content Score from 41 to 70',
  red: 'a Content Score of 40 or less',
};
const issueText = {
  title: 'the title still pending',
  description: 'the description still pending',
  bullets: 'the bullets still pending',
  images: 'the images still pending',
  none: 'no issues',
};
export const dimensionPlurals: Record<Dimension, string> = {
  category: 'categories',
  subcategory: 'subcategories',
  brand: 'brands',
  retailer: 'retailers',
};

/** `12 products`, `1 product`, `no products`. */
export function countProducts(count: number): string {
  return count === 0 ? 'no products' : `${number.format(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** Bounds of Listing Quality in words; undefined without one. */
function qualityText({ qualityMin, qualityMax }: ProductFilter): string | undefined {
  if (qualityMin !== undefined && qualityMax !== undefined) return `Listing Quality ${qualityMin} to ${qualityMax}`;
  if (qualityMin !== undefined) return `Listing Quality from ${qualityMin}`;
  return qualityMax === undefined ? undefined : `Listing Quality up to ${qualityMax}`;
}

/** What follows "products" for a filter, with a space before it: ` of retailer Amazon with the title still pending`; empty without one. */
export function describeFilter(filter: ProductFilter): string {
  const { brand, retailer, category, subcategory, search, status, issue, partStatus, band, level } = filter;
  const names = [
    brand === undefined ? '' : ` of brand ${brand}`,
    retailer === undefined ? '' : ` of retailer ${retailer}`,
    category === undefined ? '' : ` in category ${category}`,
    subcategory === undefined ? '' : ` in subcategory ${subcategory}`,
    search === undefined ? '' : ` matching “${search}”`,
  ];
  const states = [
    status && statusText[status],
    issue && issueText[issue],
    partStatus && `the ${partStatus.replace('-', ' ')}`,
    band && bandText[band],
    level && `compliance level ${level}`,
    qualityText(filter),
  ].filter((text) => text !== undefined);
  const list = states.length < 3 ? states.join(' and ') : `${states.slice(0, -1).join(', ')} and ${states.at(-1)}`;
  return names.join('') + (list === '' ? '' : ` with ${list}`);
}

/** What the question was read as, in one line without a full stop. */
export function describeQuery(query: CatalogueQuery): string {
  const about = describeFilter(query.filter);
  const all = about === '' ? 'All products' : `Products${about}`;
  if (query.kind === 'average') return `Average Content Score of ${about === '' ? 'all products' : `products${about}`}`;
  if (query.kind === 'extreme') {
    const figure =
      query.by === 'issues' ? (query.end === 'lowest' ? 'fewest issues' : 'most issues') : `${query.end} Content Score`;
    return `${all}, ${figure} first`;
  }
  if (query.kind !== 'group') return all;
  return query.measure === 'count'
    ? `${all}, counted per ${query.by}`
    : `${all}, average Content Score per ${query.by}`;
}

const shownTitles = 3;
const longestTitle = 80;
const quote = (title: string) =>
  `“${title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title}”`;

/** Up to three titles in quotation marks, and how many more there are. */
export function nameSome(titles: readonly string[], total: number): string {
  const shown = titles.slice(0, shownTitles).map(quote);
  const more = total - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${number.format(more)} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Answer to a count or a list. `rejected`: products that lack an approval because the part was rejected, not waiting. */
export function answerCount(
  query: CatalogueQuery,
  total: number,
  titles: readonly string[],
  rejected?: { part: Part; count: number },
): string {
  const about = describeFilter(query.filter);
  const found =
    query.kind === 'list' && total > 0
      ? `${capitalize(countProducts(total))}${about}: ${nameSome(titles, total)}.`
      : `There ${total === 1 ? 'is' : 'are'} ${countProducts(total)}${about}.`;
  if (!rejected || rejected.count === 0) return found;
  const noun = rejected.part === 'bullets' || rejected.part === 'images' ? rejected.part : `a ${rejected.part}`;
  const others = rejected.count === 1 ? '1 more product has' : `${number.format(rejected.count)} more products have`;
  return `${found} ${others} ${noun} that ${/s$/.test(rejected.part) ? 'were' : 'was'} rejected.`;
}

export function answerAverage(query: CatalogueQuery, total: number, average: number | null): string {
  const about = describeFilter(query.filter);
  if (average === null) return `There are no products${about}, so there is no average.`;
  return `The average Content Score of ${countProducts(total)}${about} is ${average.toFixed(1)}.`;
}

/** Answer for the lowest or highest figure: the value, how many products share it, and some of them. */
export function answerExtreme(
  query: Extract<CatalogueQuery, { kind: 'extreme' }>,
  found: { value: number; total: number } | null,
  titles: readonly string[],
): string {
  const about = describeFilter(query.filter);
  if (!found) return `There are no products${about}.`;
  const figure =
    query.by === 'issues' ? `${query.end === 'lowest' ? 'fewest' : 'most'} issues` : `${query.end} Content Score`;
  if (query.limit)
    return `The ${countProducts(titles.length)}${about} with the ${figure}: ${nameSome(titles, titles.length)}.`;
  const verb = query.by === 'issues' ? 'are' : 'is';
  const among = about === '' ? '' : ` among products${about}`;
  return `The ${figure}${among} ${verb} ${found.value}: ${countProducts(found.total)}, ${found.total > 1 ? 'such as ' : ''}${nameSome(titles, found.total > 1 ? Math.min(titles.length, shownTitles) : 1)}.`;
}

/** A group of products; `name` is null for those without one. */
export type Group = { name: string | null; count: number; average: number };
const shownGroups = 10;

/** Answer per category, brand or retailer; groups come in the order asked for. */
export function answerGroups(query: Extract<CatalogueQuery, { kind: 'group' }>, groups: readonly Group[]): string {
  const about = describeFilter(query.filter);
  const named = groups.filter((group) => group.name !== null);
  const unnamed = groups.find((group) => group.name === null);
  const figure = (group: Group) => (query.measure === 'count' ? number.format(group.count) : group.average.toFixed(1));
  const shown = named.slice(0, shownGroups).map((group) => `${group.name} ${figure(group)}`);
  if (named.length > shownGroups) shown.push(`and ${number.format(named.length - shownGroups)} more`);
  if (unnamed) shown.push(`no ${query.by} ${figure(unnamed)}`);
  if (shown.length === 0) return `There are no products${about}.`;
  const list = shown.join(', ');
  const [first] = named;
  if (first && (query.want === 'most' || query.want === 'fewest')) {
    const isHigh = query.want === 'most';
    const tied = named.filter((group) => figure(group) === figure(first)).map((group) => group.name);
    const who =
      tied.length > shownTitles
        ? `${tied.slice(0, shownTitles).join(', ')} and ${tied.length - shownTitles} more`
        : joinNames(tied);
    const verb = tied.length === 1 ? 'has' : 'have';
    if (query.measure === 'count') {
      return `${who} ${verb} the ${isHigh ? 'most' : 'fewest'} products${about}: ${figure(first)}. All: ${list}.`;
    }
    return `${who} ${verb} the ${isHigh ? 'highest' : 'lowest'} average Content Score of products${about}: ${figure(first)}. All: ${list}.`;
  }
  if (query.want === 'number') {
    const noun = named.length === 1 ? query.by : dimensionPlurals[query.by];
    return `There ${named.length === 1 ? 'is' : 'are'} ${number.format(named.length)} ${noun}${about === '' ? '' : ` among products${about}`}: ${list}.`;
  }
  const head = query.measure === 'count' ? 'Products' : 'Average Content Score of products';
  return `${head}${about} per ${query.by}: ${list}.`;
}

/** What the desk says when it does not understand: what it can be asked. */
export const notUnderstood =
  'I did not understand that question. I can count, list and compare products by category, brand, retailer, review status, part, Content Score and words in their text, for example “How many products are pending?”, “Which products of brand Bloom need a title?”, “Average score per category” or “Products matching mug”.';

function joinNames(names: readonly (string | null)[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
