// Server state of stored exports: the latest, and one started.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredFormat } from '#domain/transfer/export-labels.ts';
import {
  type ExportSelection,
  listStoredExports,
  startStoredExport,
} from '#domain/transfer/stored-exports.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

export const storedExportsKey = [...keys.exports, 'stored'] as const;

/** Live events refresh the list; while one is made it is also asked for, should the events not get through. */
const pollMs = 1_000;

export function useStoredExports() {
  return useQuery({
    queryKey: storedExportsKey,
    queryFn: ({ signal }) => call(listStoredExports, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'running') ? pollMs : false),
  });
}

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { format: StoredFormat; selection: ExportSelection }) => call(startStoredExport, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: storedExportsKey }),
    onError: (error) =>
      toast({ title: 'The export could not be started', description: explainError(error), tone: 'destructive' }),
  });
}
