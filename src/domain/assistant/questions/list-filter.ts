// The list of products a query opens as, where the filters of the lists can say all of its conditions.
import type { PartStatus, ProductFilter, SortKey } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { type Band, bandOf, bands } from '#domain/catalogue/score-bands.ts';
import type { Bound, CatalogueQuery, Condition } from './catalogue-query.ts';

/** 25 a part, and 58 for a product without content. */
const possibleScores = [0, 25, 50, 58, 75, 100];

function passes(score: number, is: Bound, value: number): boolean {
  if (is === 'equal') return score === value;
  if (is === 'above' || is === 'atLeast') return is === 'above' ? score > value : score >= value;
  return is === 'below' ? score < value : score <= value;
}

type FigureCondition = Extract<Condition, { field: 'figure' }>;

/** The bands some bounds on the Content Score mean, `any` when every score passes, null when they are no whole bands. */
function bandsOf(bounds: readonly FigureCondition[]): Band[] | 'any' | null {
  const passing = possibleScores.filter((score) => bounds.every(({ is, value }) => passes(score, is, value)));
  if (passing.length === possibleScores.length) return 'any';
  const found = bands.filter((band) => passing.some((score) => bandOf(score) === band));
  const whole = possibleScores.filter((score) => found.includes(bandOf(score)));
  return passing.length > 0 && whole.length === passing.length ? found : null;
}

/** Bounds of Listing Quality as the lists know them: whole numbers, both included. */
function qualityBound({ is, value }: FigureCondition): Pick<ProductFilter, 'qualityMin' | 'qualityMax'> | null {
  const low = is === 'above' ? Math.floor(value) + 1 : Math.ceil(value);
  const top = is === 'below' ? Math.ceil(value) - 1 : Math.floor(value);
  const inside = (bound: number) => bound >= 0 && bound <= 100;
  if (is === 'equal') return low === top && inside(low) ? { qualityMin: `${low}`, qualityMax: `${low}` } : null;
  if (is === 'above' || is === 'atLeast') return inside(low) ? { qualityMin: `${low}` } : null;
  return inside(top) ? { qualityMax: `${top}` } : null;
}

function oneFilter(condition: Condition): ProductFilter | null {
  if ('not' in condition && condition.not) return null;
  switch (condition.field) {
    case 'name':
      return { [condition.of]: toOneOrMore(condition.values) };
    case 'status':
      return { status: toOneOrMore(condition.any) };
    case 'part':
      return condition.status === 'pending'
        ? { issue: condition.part }
        : { partStatus: `${condition.part}-${condition.status}` };
    case 'level':
      return { level: condition.level };
    case 'term':
      return condition.filter;
    case 'text':
      return condition.in === 'any' && !condition.how ? { search: condition.contains } : null;
    case 'figure':
      if (condition.of === 'quality') return qualityBound(condition);
      return condition.of === 'issues' && condition.is === 'equal' && condition.value === 0 ? { issue: 'none' } : null;
    case 'either':
      return anyFilter(condition.any.map(toListFilter));
    default:
      return null;
  }
}

/** Filters that take one value alone. */
const singleKeys: readonly string[] = ['search', 'qualityMin', 'qualityMax'] satisfies (keyof ProductFilter)[];

/** One filter that lets pass what any of these does: its values together, where all of them are about the same. */
function anyFilter(alternatives: readonly (ProductFilter | null)[]): ProductFilter | null {
  const stated = alternatives.map(asStated);
  const [key] = stated.map((each) => each?.key);
  if (key === undefined) return null;
  const found = stated.every((each) => each?.key === key)
    ? stated
    : alternatives.map((each) => asStated(each && pendingAsStatus(each)));
  const [first] = found;
  if (!first || !found.every((each) => each?.key === first.key)) return null;
  return { [first.key]: toOneOrMore(found.flatMap((each) => each?.values ?? [])) };
}

/** The only thing a filter says, where it says one that takes several values. */
function asStated(filter: ProductFilter | null): { key: string; values: string[] } | null {
  const [only, ...more] = Object.entries(filter ?? {});
  if (!only || more.length > 0 || singleKeys.includes(only[0])) return null;
  return { key: only[0], values: filterValues(only[1]) };
}

/** `title pending` beside `title rejected`: both as what they are, a part in a status. */
function pendingAsStatus(filter: ProductFilter): ProductFilter {
  const { issue, ...rest } = filter;
  const parts = filterValues(issue);
  if (parts.length === 0 || parts.includes('none')) return filter;
  return { ...rest, partStatus: toOneOrMore(parts.map((part) => `${part}-pending` as PartStatus)) };
}

/** The same products as a filter of the lists; null when no such filter says all of it. */
export function toListFilter(where: readonly Condition[]): ProductFilter | null {
  const isScore = (each: Condition): each is FigureCondition => each.field === 'figure' && each.of === 'score';
  const filter: ProductFilter = {};
  const scores = where.filter(isScore);
  if (scores.length > 0) {
    const found = bandsOf(scores);
    if (found === null) return null;
    if (found !== 'any') filter.band = toOneOrMore(found);
  }
  for (const condition of where) {
    if (isScore(condition)) continue;
    const more = oneFilter(condition);
    if (!more) return null;
    for (const [key, value] of Object.entries(more)) {
      if (value === undefined || filter[key as keyof ProductFilter] !== undefined) return null;
      Object.assign(filter, { [key]: value });
    }
  }
  return filter;
}

const sortOf: Partial<Record<NonNullable<CatalogueQuery['order']>['by'], SortKey>> = {
  score: 'contentScore',
  quality: 'listingQuality',
  issues: 'issues',
  added: 'date',
};

/** The order of the list; undefined when lists have none such. */
export function toListSort({ order }: CatalogueQuery): { sort: SortKey; order: 'asc' | 'desc' } | undefined {
  const sort = order && sortOf[order.by];
  return sort ? { sort, order: order.end === 'highest' ? 'desc' : 'asc' } : undefined;
}
