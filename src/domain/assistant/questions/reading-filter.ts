// A reading as the filter of a list, so that it can be shown as its chips and corrected like one: there and back.
import type { Band, IssueFilter, PartStatus, ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { issueOrder, statuses } from '#domain/parts/parts.ts';
import type { CatalogueQuery, Condition, SimpleCondition } from './catalogue-query.ts';
import { dimensions } from './dimensions.ts';
import { toListFilter } from './list-filter.ts';

/** `filter`: what of the conditions a list can be filtered by. `rest`: the others. */
export type ReadingFilter = { filter: ProductFilter; rest: Condition[] };

/** Splits the conditions; the bounds on the score are one filter together. */
export function splitReading(where: readonly Condition[]): ReadingFilter {
  const isScore = (each: Condition) => each.field === 'figure' && each.of === 'score';
  const scores = where.filter(isScore);
  const units = [
    ...(scores.length > 0 ? [scores] : []),
    ...where.filter((each) => !isScore(each)).map((each) => [each]),
  ];
  let taken: Condition[] = [];
  const rest: Condition[] = [];
  for (const unit of units) {
    const isTaken = toListFilter([...taken, ...unit]) !== null && toListFilter(unit) !== null;
    if (isTaken) taken = [...taken, ...unit];
    else rest.push(...unit);
  }
  return { filter: toListFilter(taken) ?? {}, rest };
}

/** The same query of the products that a changed filter and what is left of the rest let pass. */
export function correctReading(query: CatalogueQuery, { filter, rest }: ReadingFilter): CatalogueQuery {
  const where = [...toConditions(filter, query.where), ...rest];
  const { groupBy, ...asked } = query;
  if (!groupBy) return { ...asked, where };
  const { among, ...grouped } = groupBy;
  // A comparison is between the names that are left.
  const named = where.find((each) => each.field === 'name' && each.of === groupBy.by && !each.not);
  const left = named?.field === 'name' ? named.values : [];
  return { ...asked, where, groupBy: { ...grouped, ...(among && left.length > 1 ? { among: left } : {}) } };
}

/** A filter as conditions; labels of rules are those of the conditions before. */
export function toConditions(filter: ProductFilter, before: readonly Condition[] = []): Condition[] {
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
    ...anyOf(filterValues(filter.band).map((band) => bandConditions[band])),
    ...anyOf(filterValues(filter.issue).map(toIssue)),
    ...anyOf(filterValues(filter.partStatus).map(toPartStatus)),
    ...anyOf(filterValues(filter.level).map((level) => [{ field: 'level', level }])),
    ...anyOf(
      filterValues(filter.lens).map((lens) => [
        { field: 'term', of: 'lens', label: lensLabels[lens], filter: { lens } },
      ]),
    ),
    ...(filter.rule === undefined ? [] : before.filter((each) => each.field === 'term' && each.of === 'rule')),
    ...quality('atLeast', filter.qualityMin),
    ...quality('atMost', filter.qualityMax),
  ];
}

function anyOf(any: SimpleCondition[][]): Condition[] {
  const [only] = any;
  return any.length > 1 ? [{ field: 'either', any }] : (only ?? []);
}

const bandConditions: Record<Band, SimpleCondition[]> = {
  red: [{ field: 'figure', of: 'score', is: 'atMost', value: 40 }],
  yellow: [
    { field: 'figure', of: 'score', is: 'above', value: 40 },
    { field: 'figure', of: 'score', is: 'atMost', value: 70 },
  ],
  green: [{ field: 'figure', of: 'score', is: 'above', value: 70 }],
};
const toIssue = (issue: IssueFilter): SimpleCondition[] =>
  issue === 'none'
    ? [{ field: 'figure', of: 'issues', is: 'equal', value: 0 }]
    : [{ field: 'part', part: issue, status: 'pending' }];
const toPartStatus = (given: PartStatus): SimpleCondition[] =>
  issueOrder.flatMap((part) =>
    statuses.flatMap((status) => (`${part}-${status}` === given ? [{ field: 'part' as const, part, status }] : [])),
  );
