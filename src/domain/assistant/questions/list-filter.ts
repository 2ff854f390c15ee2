// The list of products a query opens as, where the filters of the lists can say all of its conditions.
import type { ProductFilter, SortKey } from '#domain/catalogue/catalogue.contract.ts';
import type { Bound, CatalogueQuery, Condition } from './catalogue-query.ts';

/** 25 a part, and 58 for a product without content. */
const possibleScores = [0, 25, 50, 58, 75, 100];
type Band = NonNullable<ProductFilter['band']>;
const bandOfScore = (score: number): Band => (score > 70 ? 'green' : score > 40 ? 'yellow' : 'red');

function passes(score: number, is: Bound, value: number): boolean {
  if (is === 'equal') return score === value;
  if (is === 'above' || is === 'atLeast') return is === 'above' ? score > value : score >= value;
  return is === 'below' ? score < value : score <= value;
}

type FigureCondition = Extract<Condition, { field: 'figure' }>;

/** The band some bounds on the Content Score mean, `any` when every score passes, null when they are no whole band. */
function bandOf(bounds: readonly FigureCondition[]): Band | 'any' | null {
  const passing = possibleScores.filter((score) => bounds.every(({ is, value }) => passes(score, is, value)));
  if (passing.length === possibleScores.length) return 'any';
  const [first] = passing;
  if (first === undefined) return null;
  const band = bandOfScore(first);
  const whole = possibleScores.filter((score) => bandOfScore(score) === band);
  return whole.length === passing.length && passing.every((score) => bandOfScore(score) === band) ? band : null;
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
      return condition.values.length === 1 ? { [condition.of]: condition.values[0] } : null;
    case 'status':
      return condition.any.length === 1 ? { status: condition.any[0] } : null;
    case 'part':
      return condition.status === 'pending'
        ? { issue: condition.part }
        : { partStatus: `${condition.part}-${condition.status}` };
    case 'level':
      return { level: condition.level };
    case 'text':
      return condition.in === 'any' && !condition.how ? { search: condition.contains } : null;
    case 'figure':
      if (condition.of === 'quality') return qualityBound(condition);
      return condition.of === 'issues' && condition.is === 'equal' && condition.value === 0 ? { issue: 'none' } : null;
    default:
      return null;
  }
}

/** The same products as a filter of the lists; null when no such filter says all of it. */
export function toListFilter(where: readonly Condition[]): ProductFilter | null {
  const isScore = (each: Condition): each is FigureCondition => each.field === 'figure' && each.of === 'score';
  const filter: ProductFilter = {};
  const scores = where.filter(isScore);
  if (scores.length > 0) {
    const band = bandOf(scores);
    if (band === null) return null;
    if (band !== 'any') filter.band = band;
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
