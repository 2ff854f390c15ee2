// The products of a run, by page, and those it was not tried on.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { ContractCall } from '#domain/contract.ts';
import { type RunFinding, runFindings } from '#domain/runs/run.ts';
import { listRunItems, type Run, type RunSelection } from '#domain/runs/runs.contract.ts';
import { callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { useLenses } from '#web/client/products/use-lenses.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import type { OutcomeFilter } from './runs.search.ts';
import { selectRest } from './select-rest.ts';

type Asked = Pick<NonNullable<ContractCall<typeof listRunItems>['query']>, 'outcome' | 'finding' | 'changed'>;

const asked: Readonly<Record<OutcomeFilter, Asked>> = {
  ...(Object.fromEntries(runFindings.map((finding) => [finding, { finding }])) as Record<RunFinding, Asked>),
  done: { outcome: 'done' },
  changed: { changed: 'true' },
  unchanged: { changed: 'false' },
  look: { finding: [...runFindings] },
  skipped: { outcome: ['unchanged', 'refused'] },
  'nothing-to-do': { outcome: 'unchanged' },
  refused: { outcome: 'refused' },
  failed: { outcome: 'failed' },
  waiting: { outcome: 'waiting' },
};

type ItemSearch = { outcome?: OutcomeFilter | undefined; search?: string | undefined };

/** Those of which something has come, or what is asked for. */
export function useRunItems(id: number, { outcome, search }: ItemSearch, page: number, limit: number) {
  const query = { ...(outcome ? asked[outcome] : {}), ...(search ? { search } : {}), page, limit };
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
      toast({ title: 'The rest could not be selected', description: explainError(error), tone: 'destructive' }),
  });
}

/** How many of the products a run changed wait for a decision, in all and for what the run leaves to look at; none until it is known. */
export function useRunWaiting({ id, counts }: Pick<Run, 'id' | 'counts'>): { all: number; look: number } {
  const { data = {} } = useLenses({ run: String(id) }, { isNeeded: counts.done > 0 });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const counted: Partial<LensCounts> = data;
  return { all: sum(Object.values(counted)), look: sum(runFindings.map((lens) => counted[lens] ?? 0)) };
}
