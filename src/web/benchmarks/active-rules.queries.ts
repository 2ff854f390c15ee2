// The rules content is checked by in the browser: read once, and again when a rule changes.
import { useQuery } from '@tanstack/react-query';
import { listActiveRules } from '#domain/benchmarks/rules.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useActiveRules() {
  return useQuery({ queryKey: keys.activeRules, queryFn: ({ signal }) => call(listActiveRules, { signal }) });
}
