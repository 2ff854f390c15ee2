// Server state of keywords: pages of lists, single ones, how a category is covered, a file that is read, and the writes.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addCoverage, type CoverageCount, noCoverage } from '#domain/keywords/coverage.ts';
import * as contracts from '#domain/keywords/keywords.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { refreshKeywords } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { upload } from '#web/client/upload.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { countKeywords, nameScope } from './keyword-words.ts';

type KeywordList = contracts.KeywordList;
type ListQuery = { search: string | undefined; page: number; limit: number };

export function useKeywordLists(query: ListQuery) {
  return useQuery({
    queryKey: keys.keywordLists(query),
    queryFn: ({ signal }) => callPage(contracts.listKeywordLists, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The list of a category or a product; null where it has none. Asks nothing for null. */
export function useKeywordList(scope: contracts.ListScope | null) {
  return useQuery({
    queryKey: keys.keywordList(scope?.scope ?? '', scope?.value ?? ''),
    queryFn: ({ signal }) => call(contracts.getKeywords, { query: scope ?? { scope: 'category', value: '' }, signal }),
    enabled: scope !== null,
  });
}

const nameList = ({ scope, value, product }: Pick<KeywordList, 'scope' | 'value' | 'product'>) =>
  nameScope(scope, product?.title ?? value);

/** Saves a list over the version it was opened at, 0 for none. A refusal is the form's to show. */
export function useSaveKeywords(seen: number) {
  return useMutation({
    mutationFn: (body: contracts.KeywordListInput) => call(contracts.saveKeywords, { body, ifMatch: seen }),
    onSuccess: (list) =>
      toast({
        title: 'Keywords saved',
        description: `${countKeywords(list.keywords.length)} of ${nameList(list)} will be used for new drafts.`,
      }),
    onSettled: refreshKeywords,
  });
}

async function putBack({ scope, value, keywords, ...list }: KeywordList): Promise<void> {
  try {
    // Not over a list somebody made meanwhile.
    await call(contracts.saveKeywords, { body: { scope, value, keywords }, ifMatch: 0 });
    toast({
      title: 'Keywords restored',
      description: `The keywords of ${nameList({ scope, value, ...list })} are restored.`,
    });
  } catch (error) {
    toast({ title: 'The keywords were not restored', description: explainError(error), tone: 'destructive' });
  }
  await refreshKeywords();
}

/** Deletes a list; Undo puts it back. */
export function useDeleteKeywords() {
  return useMutation({
    mutationFn: ({ scope, value }: contracts.ListScope) => call(contracts.deleteKeywords, { query: { scope, value } }),
    onSuccess: (list) =>
      toast({
        title: 'Keywords deleted',
        description: `${countKeywords(list.keywords.length)} of ${nameList(list)} were deleted.`,
        action: { label: 'Undo', run: () => void putBack(list) },
      }),
    onError: (error) =>
      toast({ title: 'The keywords were not deleted', description: explainError(error), tone: 'destructive' }),
    onSettled: refreshKeywords,
  });
}

/** Has a CSV read; nothing is stored. */
export function useReadFile() {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return upload(contracts.readKeywordsFile, { form });
    },
  });
}

export type CategoryCoverage = CoverageCount & { withOwn: number; isCounting: boolean };

/**
 * How a category is covered, counted a step at a time and shown as far as it is; counted again whenever it is opened. `coverage` is null
 * until the first step of this version of the list is there.
 */
export function useCategoryCoverage({ value, version, keywords }: KeywordList) {
  const query = useInfiniteQuery({
    queryKey: keys.keywordCoverage(value),
    queryFn: ({ pageParam: after, signal }) =>
      call(contracts.countCategoryKeywords, { query: { category: value, after }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const steps = data?.pages.filter((step) => step.version === version) ?? [];
  const coverage: CategoryCoverage | null =
    steps.length === 0
      ? null
      : {
          ...steps.reduce<CoverageCount>((sum, step) => addCoverage(sum, step), noCoverage(keywords.length)),
          withOwn: steps.reduce((sum, { withOwn }) => sum + withOwn, 0),
          isCounting: hasNextPage || isFetching,
        };
  return { ...query, coverage };
}
