// Server state of stored exports: the latest, and one started.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredFormat } from '#domain/transfer/export-labels.ts';
import {
  type ExportSelection,
  getStoredFile,
  listStoredExports,
  type StoredExport,
  startStoredExport,
} from '#domain/transfer/stored-exports.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { buildUrl } from '#web/client/build-url.ts';
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

/** Exports that were started on this page and are not done yet. */
const awaited = new Set<number>();

/** Says that an export was started, and remembers it: `useExportNews` says when it is done. */
export function noteExportStarted({ id }: StoredExport): void {
  awaited.add(id);
  toast({ title: 'Export started', description: 'The file will be under Stored exports on this page.' });
}

/** Says of each export that was started on this page that it is done, with its file to download, or that it failed. */
export function useExportNews(exports: readonly StoredExport[] | undefined): void {
  useEffect(() => {
    for (const { id, name, state, error, files } of exports ?? []) {
      if (state === 'running' || !awaited.delete(id)) continue;
      const [file] = files;
      if (state === 'failed' || !file)
        toast({ title: `The export “${name}” failed`, tone: 'destructive', ...(error ? { description: error } : {}) });
      else
        toast({
          title: 'Export ready',
          description: file.name,
          action: {
            label: 'Download',
            run: () => window.location.assign(buildUrl(getStoredFile.path, { params: { id, number: 0 } })),
          },
        });
    }
  }, [exports]);
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
