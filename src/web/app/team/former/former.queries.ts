// Those who were removed from the workspace, and their personal data.
import { useQuery } from '@tanstack/react-query';
import {
  erasePersonalData,
  exportPersonalData,
  type FormerMember,
  listFormerMembers,
} from '#domain/session/personal-data.contract.ts';
import { call } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';

export function useFormerMembers({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keys.formerMembers,
    queryFn: ({ signal }) => call(listFormerMembers, { signal }),
    enabled,
  });
}

/** Where all that is stored about a person is a file. */
export const personalDataUrl = (id: number): string => buildUrl(exportPersonalData.path, { params: { id } });

/** A refusal is the dialog's to show. */
export function useErasePersonalData() {
  return useSingleMutation({
    mutationFn: ({ id, fullName }: Pick<FormerMember, 'id' | 'fullName'>) =>
      call(erasePersonalData, { params: { id }, body: { fullName } }),
    // Their name is on any screen.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
