// A reading as the filter of a list, so that it can be shown as its chips and corrected like one: there and back.
import type { IssueFilter, PartStatus, ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { type Band, bandRanges } from '#domain/catalogue/score-bands.ts';
import { issueOrder, statuses } from '#domain/parts/parts.ts';
import type { CatalogueQuery, Condition, SimpleCondition } from './catalogue-query.ts';
import { dimensions } from './dimensions.ts';
import { toListFilter } from './list-filter.ts';

/** `filter`: what of the conditions a list can be filtered by. `rest`: the others. */
type ReadingFilter = { filter: ProductFilter; rest: Condition[] };

/** Conditions that are one filter together, and that filter. */
type Unit = { conditions: Condition[]; filter: ProductFilter };

/** The conditions that lists can be filtered by together, and the others; the bounds on the score are one filter. */
function splitUnits(where: readonly Condition[]): { taken: Unit[]; rest: Condition[] } {
  const isScore = (each: Condition) => each.field === 'figure' && each.of === 'score';
  const scores = where.filter(isScore);
  const units = [
    ...(scores.length > 0 ? [scores] : []),
    ...where.filter((each) => !isScore(each)).map((each) => [each]),
  ];
  const taken: Unit[] = [];
  const rest: Condition[] = [];
  for (const conditions of units) {
    const filter = toListFilter(conditions);
    const isTaken = filter && toListFilter([...taken.flatMap((each) => each.conditions), ...conditions]) !== null;
    if (isTaken) taken.push({ conditions, filter });
    else rest.push(...conditions);
  }
  return { taken, rest };
}

/** Splits the conditions into a filter of the lists and those no list can be filtered by. */
export function splitReading(where: readonly Condition[]): ReadingFilter {
  const { taken, rest } = splitUnits(where);
  return { filter: toListFilter(taken.flatMap(({ conditions }) => conditions)) ?? {}, rest };
}

/** The same query of the products that a changed filter and what is left of the rest let pass. */
export function correctReading(query: CatalogueQuery, { filter, rest }: ReadingFilter): CatalogueQuery {
  const where = [...correctConditions(query.where, filter), ...rest];
  const { groupBy, ...asked } = query;
  if (!groupBy) return { ...asked, where };
  const { among, ...grouped } = groupBy;
  // A comparison is between the names that are left.
  const named = where.find((each) => each.field === 'name' && each.of === groupBy.by && !each.not);
  const left = named?.field === 'name' ? named.values : [];
  return { ...asked, where, groupBy: { ...grouped, ...(among && left.length > 1 ? { among: left } : {}) } };
}

/** The conditions of a filter that was changed: those of what stayed the same as they were read, the others made of the filter. */
function correctConditions(where: readonly Condition[], filter: ProductFilter): Condition[] {
  const keys = Object.keys(filter) as (keyof ProductFilter)[];
  const { taken } = splitUnits(where);
  const same = taken.filter((unit) =>
    Object.entries(unit.filter).every(
      ([key, value]) => filterValues(value).join() === filterValues(filter[key as keyof ProductFilter]).join(),
    ),
  );
  const isSame = (key: keyof ProductFilter) => same.some((unit) => unit.filter[key] !== undefined);
  const changed = Object.fromEntries(keys.filter((key) => !isSame(key)).map((key) => [key, filter[key]]));
  return [...same.flatMap(({ conditions }) => conditions), ...toConditions(changed)];
}

/** A filter as conditions; not of rules, which are read by their labels and stay as they were read. */
export function toConditions(filter: Omit<ProductFilter, 'rule'>): Condition[] {
  const names = dimensions.flatMap((of): Condition[] => {
    const values = filterValues(filter[of]);
    return values.length > 0 ? [{ field: 'name', of, values }] : [];
  });
  const quality = (is: 'atLeast' | 'atMost', value: string | undefined): Condition[] =>
    value === undefined ? [] : [{ field: 'figure', of: 'quality', is, value: Number(value) }];
  const statuses = filterValues(filter.status);
  return [
    ...names,
    ...(filter.search ? [{ field: 'text', in: 'any', contains: filter.search } as const] : []),
    ...(statuses.length > 0 ? [{ field: 'status', any: statuses } as const] : []),
    ...anyOf(filterValues(filter.band).map(bandConditions)),
    ...anyOf(filterValues(filter.issue).map(toIssue)),
    ...anyOf(filterValues(filter.partStatus).map(toPartStatus)),
    ...anyOf(filterValues(filter.level).map((level) => [{ field: 'level', level }])),
    ...anyOf(
      filterValues(filter.lens).map((lens) => [
        { field: 'term', of: 'lens', label: lensLabels[lens], filter: { lens } },
      ]),
    ),
    ...quality('atLeast', filter.qualityMin),
    ...quality('atMost', filter.qualityMax),
  ];
}

function anyOf(any: SimpleCondition[][]): Condition[] {
  const [only] = any;
  return any.length > 1 ? [{ field: 'either', any }] : (only ?? []);
}

function bandConditions(band: Band): SimpleCondition[] {
  const { above, upTo } = bandRanges[band];
  return [
    ...(above === undefined ? [] : [{ field: 'figure', of: 'score', is: 'above', value: above } as const]),
    ...(upTo === undefined ? [] : [{ field: 'figure', of: 'score', is: 'atMost', value: upTo } as const]),
  ];
}
const toIssue = (issue: IssueFilter): SimpleCondition[] =>
  issue === 'none'
    ? [{ field: 'figure', of: 'issues', is: 'equal', value: 0 }]
    : [{ field: 'part', part: issue, status: 'pending' }];
const toPartStatus = (given: PartStatus): SimpleCondition[] =>
  issueOrder.flatMap((part) =>
    statuses.flatMap((status) => (`${part}-${status}` === given ? [{ field: 'part' as const, part, status }] : [])),
  );
