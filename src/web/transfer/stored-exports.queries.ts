// Server state of stored exports: the latest, and what became of those started here.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getStoredFile, listStoredExports, type StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { call } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { isAwaited, storedExportsKey } from '#web/shared/transfer/start-export.ts';

/** Live events refresh the list; while one is made it is also asked for, should the events not get through. */
const pollMs = 1_000;

export function useStoredExports() {
  return useQuery({
    queryKey: storedExportsKey,
    queryFn: ({ signal }) => call(listStoredExports, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'running') ? pollMs : false),
  });
}

/** Says of each export that was started in this tab that it is done, with its file to download, or that it failed. */
export function useExportNews(exports: readonly StoredExport[] | undefined): void {
  useEffect(() => {
    for (const { id, name, state, error, files } of exports ?? []) {
      if (state === 'running' || !isAwaited(id)) continue;
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
