// What waits, as the dashboard counts it: the one place that knows which lenses make up which figure.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { filterOfScope, type ScopeFilter } from '#domain/catalogue/scope-filter.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useLenses } from '#web/shared/catalogue/use-lenses.ts';

/** Nothing was written for these yet; the others wait for a decision. */
const unwritten = 'nothing-written';
type WrittenLens = Exclude<Lens, typeof unwritten>;
const isWritten = (lens: Lens): lens is WrittenLens => lens !== unwritten;

/** After the number of products that are under each, for one and for many, in the order of the tabs of the pending list. */
const labels: Readonly<Record<WrittenLens, readonly [one: string, many: string]>> = {
  unchanged: ['unchanged', 'unchanged'],
  clean: ['clean', 'clean'],
  'open-claim': ['open claim', 'open claims'],
  'must-rule': ['breaks a required rule', 'break a required rule'],
  'wish-not-followed': ['wish not followed', 'wishes not followed'],
  'source-changed': ['source changed', 'sources changed'],
  'part-rejected': ['part rejected', 'parts rejected'],
};

/** `filter` lists exactly the products counted. */
export type WorkFigure = { count: number; filter: ProductFilter };
export type WorkState = { lens: WrittenLens; label: string; count: number };
export type Work = { toOptimize: WorkFigure; toReview: WorkFigure; states: WorkState[]; within: ScopeFilter };

/** `within`: the products that were counted, where it is not all. */
export function countWork(counts: LensCounts, within: ScopeFilter = {}): Work {
  const figure = (counted: readonly Lens[]): WorkFigure => ({
    count: counted.reduce((sum, lens) => sum + counts[lens], 0),
    filter: { ...within, status: 'pending', lens: [...counted] },
  });
  return {
    toOptimize: figure([unwritten]),
    toReview: figure(lenses.filter(isWritten)),
    states: (Object.keys(labels) as WrittenLens[])
      .map((lens) => ({ lens, label: labels[lens][counts[lens] === 1 ? 0 : 1], count: counts[lens] }))
      .filter(({ count }) => count > 0),
    within,
  };
}

/** What waits for who is signed in: of members who may only change some products, those. */
export function useWork() {
  const { data: me } = useMe();
  const within = filterOfScope(me?.scope ?? null);
  const { data, ...query } = useLenses({ ...within, status: 'pending' });
  return { ...query, work: data && countWork(data, within) };
}
