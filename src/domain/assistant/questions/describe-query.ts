// Says in words what a question was read as and what came out. Every sentence names the conditions it was computed with.

import { type Lens, lensLabels } from '#domain/catalogue/lens.ts';
import { once } from '../../once.ts';
import type { CatalogueQuery, Figure, Grouping, Measure } from './catalogue-query.ts';
import { describeConditions, figureLabels, joinWords } from './describe-conditions.ts';
import { describeWay } from './way-there.ts';

const number = once(() => new Intl.NumberFormat('en-US'));
const day = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const month = once(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

const groupingPlurals: Readonly<Record<Grouping, string>> = {
  category: 'categories',
  subcategory: 'subcategories',
  brand: 'brands',
  retailer: 'retailers',
  level: 'levels',
  status: 'statuses',
  month: 'months',
  lens: 'lenses',
  rule: 'rules',
};

/** `12 products`, `1 product`, `no products`. */
export function countProducts(count: number): string {
  return count === 0 ? 'no products' : `${number().format(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** A measured value as it is said: averages with one decimal, prices with two and their currency. */
function formatFigure(value: number, figure: Figure | 'count' | 'share', isMean: boolean, currency?: string): string {
  if (figure === 'count') return number().format(value);
  if (figure === 'share') return `${value.toFixed(1)}%`;
  if (figure === 'price') {
    const amount = value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return currency ? `${amount} ${currency}` : amount;
  }
  return isMean ? value.toFixed(1) : number().format(value);
}

const currencyOf = ({ where }: CatalogueQuery) => where.find((each) => each.field === 'currency')?.is;

/** A value of the query's own measure. */
export function formatMeasure(query: CatalogueQuery, value: number): string {
  const { measure } = query;
  if (measure.of === 'count' || measure.of === 'share') return formatFigure(value, measure.of, false);
  return formatFigure(value, measure.figure, measure.of === 'average' || measure.of === 'median', currencyOf(query));
}

const measureNames = { average: 'average', median: 'median', total: 'total', lowest: 'lowest', highest: 'highest' };
/** `average Content Score`. */
export function nameMeasure(measure: Measure): string {
  if (measure.of === 'count') return 'products';
  if (measure.of === 'share') return `share of products${describeConditions(measure.having)}`;
  return `${measureNames[measure.of]} ${figureLabels[measure.figure]}`;
}

type Order = NonNullable<CatalogueQuery['order']>;
/** `lowest Content Score`, `most issues`, `newest`, `longest title`. */
export function nameEnd({ by, end }: Order): string {
  const isHigh = end === 'highest';
  if (by === 'added') return isHigh ? 'newest' : 'oldest';
  if (by === 'changed') return isHigh ? 'most recently changed' : 'least recently changed';
  const [, text] = /^(\w+)(?:Length|Words)$/.exec(by) ?? [];
  if (text) return `${isHigh ? 'longest' : 'shortest'} ${text}`;
  if (by === 'issues' || by === 'images' || by === 'bullets') return `${isHigh ? 'most' : 'fewest'} ${by}`;
  return `${end} ${by === 'measure' ? 'figure' : figureLabels[by]}`;
}

/** `category`, and the names of a comparison: `brand (Acme and Bloom)`. */
const describeLimit = {
  below: 'fewer than',
  atMost: 'at most',
  equal: 'exactly',
  atLeast: 'at least',
  above: 'more than',
};
/** ` with more than 5 products`: which groups are shown. */
const describeHaving = ({ groupBy, measure }: CatalogueQuery) =>
  (groupBy?.having ?? [])
    .map(({ is, value }) => {
      const figure = `${describeLimit[is]} ${number().format(value)}`;
      if (measure.of !== 'count') return ` where it is ${figure.replace('fewer', 'less')}`;
      return ` with ${figure} ${value === 1 ? 'product' : 'products'}`;
    })
    .join(' and');

const groupingNames: Partial<Record<Grouping, string>> = {
  month: 'month added',
  level: 'compliance level',
  rule: 'broken rule',
};
function nameGrouping({ groupBy }: CatalogueQuery): string {
  if (!groupBy) return '';
  const by = groupingNames[groupBy.by] ?? groupBy.by;
  return groupBy.among ? `${by} (${joinWords(groupBy.among, 'and')})` : by;
}

/** The names compared are said with the groups, not as a condition too. */
function conditionsOf({ where, groupBy }: CatalogueQuery): string {
  const among = groupBy?.among;
  return describeConditions(
    among ? where.filter((each) => !(each.field === 'name' && each.of === groupBy.by && !each.not)) : where,
  );
}

/** What the question was read as, in one line without a full stop. */
export function describeQuery(query: CatalogueQuery): string {
  const about = conditionsOf(query);
  const all = about === '' ? 'All products' : `Products${about}`;
  const { measure, order, limit } = query;
  if (query.show === 'groups' || query.show === 'groupNumber') {
    const ranked = order ? `, ${order.end} first` : '';
    const top = limit ? `, the first ${limit}` : '';
    if (measure.of === 'count')
      return `${all}, counted per ${nameGrouping(query)}${describeHaving(query)}${ranked}${top}`;
    return `${all}, ${nameMeasure(measure)} per ${nameGrouping(query)}${describeHaving(query)}${ranked}${top}`;
  }
  if (measure.of === 'share')
    return `Share of products${describeConditions(measure.having)} among ${about === '' ? 'all products' : `products${about}`}`;
  if (measure.of !== 'count')
    return `${capitalize(nameMeasure(measure))} of ${about === '' ? 'all products' : `products${about}`}`;
  if (!order) return all;
  return `${all}, ${nameEnd(order)} first${limit ? `, the first ${limit}` : ''}`;
}

const shownTitles = 3;
const longestTitle = 80;
const quote = (title: string) =>
  `“${title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title}”`;

/** Up to three titles in quotation marks, and how many more there are. */
function nameSome(titles: readonly string[], total: number): string {
  const shown = titles.slice(0, shownTitles).map(quote);
  const more = total - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${number().format(more)} more` : joinWords(shown, 'and');
}

/** Answer to a count or a list. */
export function answerCount(query: CatalogueQuery, total: number, titles: readonly string[]): string {
  const about = describeConditions(query.where);
  return query.show === 'products' && total > 0
    ? `${capitalize(countProducts(total))}${about}: ${nameSome(titles, total)}.`
    : `There ${total === 1 ? 'is' : 'are'} ${countProducts(total)}${about}.`;
}

/** Answer to an average or a median; `measured`: how many of the products have the figure. */
export function answerAverage(query: CatalogueQuery, total: number, measured: number, value: number | null): string {
  const about = describeConditions(query.where);
  const name = nameMeasure(query.measure);
  if (total === 0) return `There are no products${about}, so there is no ${name.split(' ')[0]}.`;
  if (value === null)
    return `None of ${countProducts(total)}${about} has a ${name.split(' ').slice(1).join(' ')} that can be read.`;
  const without = total - measured;
  const left =
    without > 0 ? ` ${capitalize(countProducts(without))} without one ${without === 1 ? 'is' : 'are'} left out.` : '';
  return `The ${name} of ${countProducts(measured)}${about} is ${formatMeasure(query, value)}.${left}`;
}

/** Answer to a share. */
export function answerShare(query: CatalogueQuery, whole: number, part: number): string {
  const about = describeConditions(query.where);
  if (query.measure.of !== 'share' || whole === 0) return `There are no products${about}, so there is no share.`;
  const all = about === '' ? 'all products' : `products${about}`;
  return `${formatFigure((100 * part) / whole, 'share', false)} of ${all}: ${number().format(part)} of ${number().format(whole)} are products${describeConditions(query.measure.having)}.`;
}

/** Answer for an end of a scale: the value, how many products share it, and some of them. */
export function answerExtreme(
  query: CatalogueQuery & { order: Order },
  found: { value: number | string; total: number } | null,
  titles: readonly string[],
): string {
  const about = describeConditions(query.where);
  if (!found) return `There are no products${about}.`;
  const { by } = query.order;
  const figure = nameEnd(query.order);
  if (query.limit) {
    if (by === 'added' || by === 'changed')
      return `The ${figure} ${countProducts(titles.length)}${about}: ${nameSome(titles, titles.length)}.`;
    return `The ${countProducts(titles.length)}${about} with the ${figure}: ${nameSome(titles, titles.length)}.`;
  }
  const names = `${found.total > 1 ? 'such as ' : ''}${nameSome(titles, found.total > 1 ? Math.min(titles.length, shownTitles) : 1)}`;
  if (by === 'added' || by === 'changed') {
    const date = day().format(new Date(found.value));
    return `The ${figure} ${found.total === 1 ? 'product' : 'products'}${about}, ${by} on ${date}: ${countProducts(found.total)}, ${names}.`;
  }
  const value = Number(found.value);
  const said = /Length|Words/.test(by)
    ? `${number().format(value)} ${by.endsWith('Words') ? 'words' : 'characters'}`
    : by === 'measure'
      ? number().format(value)
      : formatFigure(value, by, false, currencyOf(query));
  const verb = by === 'issues' || by === 'images' || by === 'bullets' ? 'are' : 'is';
  const among = about === '' ? '' : ` among products${about}`;
  return `The ${figure}${among} ${verb} ${said}: ${countProducts(found.total)}, ${names}.`;
}

/** A group of products; `name` is null for those without one, `value` where none of its products has the figure. */
export type Group = { name: string | null; count: number; value: number | null };
const shownGroups = 10;

/** The name of a group as it is said: a month by its name. Who asks may compare what is no month, which is said as they wrote it. */
export function nameGroup(by: Grouping, name: string | null): string {
  if (name === null) return by === 'level' || by === 'lens' ? 'not checked yet' : `no ${by}`;
  if (by === 'lens') return lensLabels[name as Lens] ?? name;
  const first = by === 'month' ? new Date(`${name}-01T00:00:00Z`) : null;
  return first && !Number.isNaN(first.getTime()) ? month().format(first) : name;
}

/** The groups that stand first and tie, in the figures as they are shown. */
export function leadingGroups(query: CatalogueQuery, groups: readonly Group[]): Group[] {
  const named = groups.filter((group) => group.name !== null && group.value !== null);
  const [first] = named;
  if (!first || !query.order) return [];
  return named.filter(({ value }) => value !== null && first.value !== null && Math.abs(value - first.value) < 1e-9);
}

/** Answer per category, brand, retailer …; groups come in the order asked for. */
export function answerGroups(query: CatalogueQuery, groups: readonly Group[]): string {
  const by = query.groupBy?.by ?? 'category';
  const about = conditionsOf(query);
  const named = groups.filter((group) => group.name !== null);
  const unnamed = groups.find((group) => group.name === null);
  const figure = ({ value }: Group) => (value === null ? 'none' : formatMeasure(query, value));
  const most = Math.min(query.limit ?? shownGroups, shownGroups);
  const shown = named.slice(0, most).map((group) => `${nameGroup(by, group.name)} ${figure(group)}`);
  if (named.length > most && !query.limit) shown.push(`and ${number().format(named.length - most)} more`);
  if (unnamed && !query.limit) shown.push(`${nameGroup(by, null)} ${figure(unnamed)}`);
  if (shown.length === 0)
    return query.groupBy?.having
      ? `There is no ${nameGrouping(query)}${describeHaving(query)}${about}.`
      : `There are no products${about}.`;
  const list = shown.join(', ');
  const leading = leadingGroups(query, groups);
  const [first] = leading;
  if (first && query.order && !query.limit) {
    const isHigh = query.order.end === 'highest';
    const tied = leading.map((group) => nameGroup(by, group.name));
    const who =
      tied.length > shownTitles
        ? `${tied.slice(0, shownTitles).join(', ')} and ${tied.length - shownTitles} more`
        : joinWords(tied, 'and');
    const verb = tied.length === 1 ? 'has' : 'have';
    if (query.groupBy?.among && tied.length === query.groupBy.among.length)
      return `${capitalize(joinWords(tied, 'and'))} are tied: ${list}.`;
    const what =
      query.measure.of === 'count'
        ? `${isHigh ? 'most' : 'fewest'} products`
        : `${/^(?:average|median)$/.test(query.measure.of) ? `${isHigh ? 'highest' : 'lowest'} ` : ''}${nameMeasure(query.measure)} of products`;
    return `${who} ${verb} the ${what}${about}: ${figure(first)}. All: ${list}.`;
  }
  if (query.show === 'groupNumber') {
    const noun = named.length === 1 ? by : groupingPlurals[by];
    return `There ${named.length === 1 ? 'is' : 'are'} ${number().format(named.length)} ${noun}${about === '' ? '' : ` among products${about}`}${describeHaving(query)}: ${list}.`;
  }
  const head = query.measure.of === 'count' ? 'Products' : `${capitalize(nameMeasure(query.measure))} of products`;
  return `${head}${about} per ${nameGrouping(query)}${describeHaving(query)}: ${list}.`;
}

/** Lists count a product under one lens: of open claims, say, there can be more than the lens has. */
export const lensNote = ({ where }: CatalogueQuery): string =>
  where.some((each) => each.field === 'term' && each.of === 'lens' && !firstLenses.has(each.filter.lens))
    ? ' Each product is counted once, under the first lens that applies.'
    : '';
const firstLenses: ReadonlySet<unknown> = new Set(['nothing-written', 'unchanged', 'clean']);

/** Said beside an answer about a currency where no price names one. */
export const plainPrices = 'These prices have no currency, so I compared only the numbers.';

/** What the assistant says about a price without a currency where several occur: amounts in two currencies are not compared. */
export function askForCurrency(currencies: readonly string[]): string {
  const shown = currencies.slice(0, shownTitles);
  return `I cannot answer that with one number: the prices in the catalog are in ${joinWords(shown, 'and')}${currencies.length > shown.length ? ' and others' : ''}, and they are not converted. Ask again for one of them, for example “in ${shown[0]}”.`;
}

/** What the assistant says when it does not understand, in one line: which words, or the way there, and the nearest question that works. */
export function describeUnread(unread: readonly string[], question: string, nearest: string | null): string {
  const way = describeWay(question);
  const shown = [...new Set(unread)].slice(0, shownTitles).map(quote);
  const what = shown.length === 0 || way ? '' : `: I did not understand ${joinWords(shown, 'and')}`;
  return `I cannot answer that from the catalog${what}.${way ? ` ${way}` : ''}${nearest === null ? '' : ` Try ${quote(nearest)}.`}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
