// Server state of import profiles: their list, saving one from an import, changing and deleting it.
import { useMutation, useQuery } from '@tanstack/react-query';
import * as contracts from '#domain/transfer/import-profiles.contract.ts';
import type { ImportScheduleInput } from '#domain/transfer/import-schedule.ts';
import * as schedules from '#domain/transfer/import-schedules.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

/** Imports name their profiles, so they are read again too. */
const refresh = () => queryClient.invalidateQueries({ queryKey: keys.imports });
const fail = (title: string) => (error: Error) =>
  toast({ title, description: explainError(error), tone: 'destructive' });

export function useImportProfiles({ isNeeded = true } = {}) {
  return useQuery({
    // Below the imports: each counts what it was used for.
    queryKey: [...keys.imports, 'profiles'],
    queryFn: ({ signal }) => call(contracts.listImportProfiles, { signal }),
    enabled: isNeeded,
  });
}

/** Saves how an import was done. A refusal is the dialog's to show. */
export function useSaveProfile(importId: number) {
  return useMutation({
    mutationFn: (name: string) => call(contracts.addImportProfile, { body: { name, importId } }),
    onSuccess: ({ name }) =>
      toast({ title: 'Profile saved', description: `Files with these columns will be imported by “${name}”.` }),
    onSettled: refresh,
  });
}

/** Gives a profile the columns and choices of an import. */
export function useUpdateProfile(importId: number) {
  return useMutation({
    mutationFn: (id: number) => call(contracts.changeImportProfile, { params: { id }, body: { importId } }),
    onSuccess: ({ name }) =>
      toast({ title: 'Profile updated', description: `“${name}” will use the choices of this import.` }),
    onError: fail('The profile was not updated'),
    onSettled: refresh,
  });
}

/** Changes policies, values or the name of a profile. A refusal is the dialog's to show. */
export function useChangeProfile(id: number) {
  return useMutation({
    mutationFn: (body: contracts.ProfilePatch) => call(contracts.changeImportProfile, { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useDeleteProfile() {
  return useMutation({
    mutationFn: (id: number) => call(contracts.removeImportProfile, { params: { id } }),
    onSuccess: () => toast({ title: 'Profile deleted', description: 'Its imports and their products stay.' }),
    onError: fail('The profile was not deleted'),
    onSettled: refresh,
  });
}

/** Puts a profile's files on a schedule; null takes them off it. A refusal is the dialog's to show. */
export function useSetSchedule(id: number) {
  return useMutation({
    mutationFn: async (body: ImportScheduleInput | null) => {
      const params = { id };
      if (body) await call(schedules.setImportSchedule, { params, body });
      else await call(schedules.removeImportSchedule, { params });
    },
    onSuccess: (_, body) => toast({ title: body ? 'Schedule saved' : 'Schedule removed' }),
    onSettled: refresh,
  });
}

/** Has the file of a schedule taken now. */
export function useRunSchedule() {
  return useMutation({
    mutationFn: (id: number) => call(schedules.runImportSchedule, { params: { id } }),
    onError: fail('The file was not imported'),
    onSettled: refresh,
  });
}
