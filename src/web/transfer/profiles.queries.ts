// Server state of export profiles.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSavedViews } from '#domain/catalogue/saved-views.contract.ts';
import * as contracts from '#domain/transfer/export-profiles.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { noteExportStarted, storedExportsKey } from '#web/shared/transfer/start-export.ts';

const exportProfilesKey = [...keys.exports, 'profiles'] as const;

export function useProfiles() {
  return useQuery({
    queryKey: exportProfilesKey,
    queryFn: ({ signal }) => call(contracts.listExportProfiles, { signal }),
  });
}

/** The lists a profile can be of. */
export function useViews() {
  return useQuery({ queryKey: keys.savedViews, queryFn: ({ signal }) => call(listSavedViews, { signal }) });
}

const fail = (title: string) => (error: Error) =>
  toast({ title, description: explainError(error), tone: 'destructive' });

function useProfilesAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: exportProfilesKey }),
      client.invalidateQueries({ queryKey: storedExportsKey }),
    ]);
}

/** Adds a profile, or changes the one of an id. A refusal is the dialog's to show. */
export function useSaveProfile(id: number | null) {
  return useMutation({
    mutationFn: (body: contracts.ProfileInput) =>
      id === null
        ? call(contracts.addExportProfile, { body })
        : call(contracts.changeExportProfile, { params: { id }, body }),
    onSuccess: useProfilesAgain(),
  });
}

export function useRemoveProfile() {
  return useMutation({
    mutationFn: (id: number) => call(contracts.removeExportProfile, { params: { id } }),
    onError: fail('The profile could not be deleted'),
    onSettled: useProfilesAgain(),
  });
}

export function useRunProfile() {
  return useMutation({
    mutationFn: (id: number) => call(contracts.runExportProfile, { params: { id } }),
    onSuccess: noteExportStarted,
    onError: fail('The export could not be started'),
    onSettled: useProfilesAgain(),
  });
}
