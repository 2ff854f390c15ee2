// Server state of the connections to language models: what is set, and the writes. No key is ever among it.
import { useMutation, useQuery } from '@tanstack/react-query';
import * as contracts from '#domain/models/connections.contract.ts';
import type { Job } from '#domain/models/providers.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient, refreshModels } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

type Connection = contracts.Connection;
type Settings = contracts.ModelSettingsReply;

export function useModelSettings() {
  return useQuery({
    queryKey: keys.models,
    queryFn: ({ signal }) => call(contracts.getModelSettings, { signal }),
    // What was spent today goes on with every call, which no event reports.
    staleTime: 0,
  });
}

function fail(title: string, error: Error): void {
  toast({ title, description: explainError(error), tone: 'destructive' });
}

/** Shows what is about to be stored; gives what was shown before. */
function showAtOnce(change: (settings: Settings) => Settings): Settings | undefined {
  const before = queryClient.getQueryData<Settings>(keys.models);
  queryClient.setQueryData<Settings>(keys.models, (settings) => settings && change(settings));
  return before;
}

/** Adds a connection, or changes the one given. A refusal is the dialog's to show. */
export function useSaveConnection(stored: Connection | null) {
  return useMutation({
    mutationFn: (connection: contracts.ConnectionInput) =>
      stored === null
        ? call(contracts.addConnection, { body: connection })
        : call(contracts.changeConnection, {
            params: { id: stored.id },
            body: { connection },
            ifMatch: stored.version,
          }),
    onSuccess: ({ name }) =>
      stored === null
        ? toast({ title: 'Connection added', description: `Choose what ${name} does.` })
        : toast({
            title: 'Connection saved',
            description: `${name} will use these settings from the next model call.`,
          }),
    onSettled: refreshModels,
    // What was sent holds a key: it is forgotten once nobody looks at it.
    gcTime: 0,
  });
}

/** Switches a connection on or off: at once in the list, and back if that fails. */
export function useSwitchConnection() {
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<Connection, 'id' | 'isActive'>) =>
      call(contracts.changeConnection, { params: { id }, body: { isActive } }),
    onMutate: async ({ id, isActive }) => {
      await queryClient.cancelQueries({ queryKey: keys.models });
      return showAtOnce((settings) => ({
        ...settings,
        connections: settings.connections.map((each) => (each.id === id ? { ...each, isActive } : each)),
      }));
    },
    onSuccess: ({ name, isActive }) =>
      toast({ title: isActive ? 'Connection turned on' : 'Connection turned off', description: name }),
    onError: (error, _change, before) => {
      queryClient.setQueryData(keys.models, before);
      fail('The connection was not changed', error);
    },
    onSettled: refreshModels,
  });
}

export function useDeleteConnection() {
  return useMutation({
    mutationFn: ({ id, version }: Connection) => call(contracts.deleteConnection, { params: { id }, ifMatch: version }),
    onSuccess: (_reply, { name }) =>
      toast({ title: 'Connection deleted', description: `${name} and its key were deleted.` }),
    onError: (error) => fail('The connection was not deleted', error),
    onSettled: refreshModels,
  });
}

/** Chooses who does a job: at once on the screen, and back if that fails. */
export function useChooseModel() {
  return useMutation({
    mutationFn: ({ job, connectionId }: { job: Job; connectionId: number | null }) =>
      call(contracts.chooseModel, { params: { job }, body: { connectionId } }),
    onMutate: async ({ job, connectionId }) => {
      await queryClient.cancelQueries({ queryKey: keys.models });
      return showAtOnce((settings) => ({ ...settings, jobs: { ...settings.jobs, [job]: connectionId } }));
    },
    onError: (error, _choice, before) => {
      queryClient.setQueryData(keys.models, before);
      fail('The choice was not saved', error);
    },
    onSettled: refreshModels,
  });
}

/** Makes one small call. What went wrong with the model is an answer; an error is that nobody could ask it. */
export function useTestConnection() {
  return useMutation({
    mutationFn: (body: { id?: number; connection?: contracts.ConnectionInput }) =>
      call(contracts.testConnection, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.models }),
    gcTime: 0,
  });
}
