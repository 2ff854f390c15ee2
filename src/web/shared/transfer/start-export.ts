// Starts an export that is made in the background, from wherever its products are chosen.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredFormat } from '#domain/transfer/export-labels.ts';
import {
  type ExportSelection,
  type StoredExport,
  startStoredExport,
} from '#domain/transfer/stored-exports.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

export const storedExportsKey = [...keys.exports, 'stored'] as const;

/** Exports that were started in this tab and of which nothing has been said since. */
const awaited = new Set<number>();

/** Whether something is to be said of an export that has ended; once. */
export const isAwaited = (id: number): boolean => awaited.delete(id);

/** Says that an export was started, and remembers it for where it is said that it is done. */
export function noteExportStarted({ id }: StoredExport): void {
  awaited.add(id);
  toast({ title: 'Export started', description: 'The file will be under Stored exports on the Import screen.' });
}

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { format: StoredFormat; selection: ExportSelection }) => call(startStoredExport, { body }),
    onSuccess: (started) => {
      noteExportStarted(started);
      return client.invalidateQueries({ queryKey: storedExportsKey });
    },
    onError: (error) =>
      toast({ title: 'The export could not be started', description: explainError(error), tone: 'destructive' }),
  });
}
