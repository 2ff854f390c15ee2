// What a view of images reads beside its list: notes of the heroes, the first products of each problem, and what fixes could change.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { listHeroNotes } from '#domain/review/hero-notes.contract.ts';
import { previewRun } from '#domain/runs/runs.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { type AskedSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { productPage, useProductPage } from '../catalogue.queries.ts';

export type HeroNotes = ReadonlyMap<number, HeroNote>;

/** The notes of these products; those on screen stay until the next are here. */
export function useHeroNotes(productIds: readonly number[]): HeroNotes | undefined {
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b);
  const { data } = useQuery({
    queryKey: keys.productList({ heroes: ids }),
    queryFn: ({ signal }) => call(listHeroNotes, { query: { ids: ids.join(',') }, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
  return useMemo(() => data && new Map(data.map((note) => [note.productId, note])), [data]);
}

/** Products read of the first problem, which is shown in two rows, and of each other one. */
const firstTiles = 30;
const otherTiles = 15;

type ProblemTiles = { rule: BrokenRule; products: Product[] | undefined };

/** The first products of each problem of a list, in its order. */
export function useProblemTiles(list: AskedSearch, rules: readonly BrokenRule[]): ProblemTiles[] {
  return useQueries({
    queries: rules.map(({ ruleIds }, at) => ({
      ...productPage({ ...list, rule: ruleIds, page: 1, limit: at === 0 ? firstTiles : otherTiles }),
      placeholderData: keepPreviousData,
    })),
    combine: (results) =>
      results.flatMap(({ data }, at) => (rules[at] ? [{ rule: rules[at], products: data?.rows }] : [])),
  });
}

/** Of how many products that break a rule new images could be proposed; asked again when their number has settled. */
export function useFixable(list: ProductFilter, { ruleIds, products }: Pick<BrokenRule, 'ruleIds' | 'products'>) {
  const filter = { ...pickFilter(list), rule: [...ruleIds] };
  const settled = useDebounced(products);
  return useQuery({
    queryKey: keys.runPreview({ fixImages: filter, products: settled }),
    queryFn: ({ signal }) =>
      call(previewRun, {
        body: { action: 'generate', options: { parts: ['images'] }, selection: { filter } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Products of a list with images that were never measured, once they are counted. */
export function useUnmeasured(list: AskedSearch): number {
  const { rule: _, ...rest } = list;
  const { data } = useProductPage({ ...rest, imagesMeasured: 'no', page: 1, limit: 1 });
  return list.imagesMeasured === 'yes' || !data || data.isAbout ? 0 : data.total;
}
