// The products of a run, by page.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractCall } from '#domain/contract.ts';
import { listRunItems } from '#domain/runs/runs.contract.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { lookFindings } from '#web/client/runs/run-figures.ts';
import type { OutcomeFilter } from './runs.search.ts';

type Asked = Pick<NonNullable<ContractCall<typeof listRunItems>['query']>, 'outcome' | 'finding'>;

const asked: Readonly<Record<OutcomeFilter, Asked>> = {
  clean: { outcome: 'done', finding: 'none' },
  'same-as-source': { finding: 'same-as-source' },
  look: { finding: [...lookFindings] },
  'open-claim': { finding: 'open-claim' },
  'rule-not-kept': { finding: 'rule-not-kept' },
  'wish-not-followed': { finding: 'wish-not-followed' },
  skipped: { outcome: ['unchanged', 'refused'] },
  unchanged: { outcome: 'unchanged' },
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
