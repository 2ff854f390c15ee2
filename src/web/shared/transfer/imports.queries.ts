// The latest imports: read by the bell, the filters of lists and the screens of imports.
import { useQuery } from '@tanstack/react-query';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

/** The latest imports, newest first. */
export function useImports({ isNeeded = true } = {}) {
  return useQuery({
    queryKey: keys.imports,
    queryFn: ({ signal }) => call(listImports, { signal }),
    enabled: isNeeded,
  });
}
