// The products of a run, by page, and those it was not tried on.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ContractCall } from '#domain/contract.ts';
import { listRunItems, type Run, type RunSelection } from '#domain/runs/runs.contract.ts';
import { callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import type { OutcomeFilter } from './runs.search.ts';
import { selectRest } from './select-rest.ts';

type OutcomeQuery = Pick<NonNullable<ContractCall<typeof listRunItems>['query']>, 'outcome' | 'changed'>;

const asked: Readonly<Record<OutcomeFilter, OutcomeQuery>> = {
  all: {},
  done: { outcome: 'done' },
  asked: { outcome: 'asked' },
  changed: { changed: 'true' },
  unchanged: { changed: 'false' },
  skipped: { outcome: ['unchanged', 'refused'] },
  failed: { outcome: 'failed' },
  waiting: { outcome: 'waiting' },
};

type ItemSearch = { outcome: OutcomeFilter; search?: string | undefined };

export function useRunItems(id: number, { outcome, search }: ItemSearch, page: number, limit: number) {
  const query = { ...asked[outcome], ...(search ? { search } : {}), page, limit };
  return useQuery({
    queryKey: keys.runItems(id, query),
    queryFn: ({ signal }) => callPage(listRunItems, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** As many as a page of products holds: a try is smaller. */
export const mostTried = 200;

/** Answers the selection of a try without the products it was tried on. */
export function useSelectRest({ id, selection }: Pick<Run, 'id' | 'selection'>) {
  return useMutation({
    mutationFn: async (): Promise<RunSelection> => {
      const { rows } = await callPage(listRunItems, { params: { id }, query: { limit: mostTried } });
      const tried = rows.map(({ productId }) => productId);
      return selectRest(id, selection, tried);
    },
    onError: (error) =>
      toast({
        title: 'The remaining products could not be selected',
        description: explainError(error),
        tone: 'destructive',
      }),
  });
}
