// The sessions of the signed-in user, and what can be changed of an account.
import { useMutation, useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions, type Session } from '#domain/session/session.contract.ts';
import { changeName, changePassword } from '#domain/session/sign-in.contract.ts';
import { call } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import type { Device } from './describe-device.ts';

export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(listSessions, { signal }),
    // Every call of another browser changes when that was last seen, and nothing says so.
    refetchOnMount: 'always',
  });
}

/** What a browser calls itself, in words: as it is where the words could not be loaded. */
export function useDevice(userAgent: string): Device | undefined {
  const { data, isError } = useQuery({
    queryKey: keys.device(userAgent),
    queryFn: async () => (await import('./describe-device.ts')).describeDevice(userAgent),
  });
  return isError ? { name: userAgent, isHandheld: false } : data;
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.sessions });

/** `onEnded` is called when the session has gone from the list, too. */
export function useEndSession(onEnded: () => void) {
  return useMutation({
    mutationFn: ({ id }: Session) => call(endSession, { params: { id } }),
    onSuccess: (_reply, { id }) => {
      queryClient.setQueryData<Session[]>(keys.sessions, (before) => before?.filter((each) => each.id !== id));
      onEnded();
    },
    onSettled: readAgain,
  });
}

export function useEndOtherSessions() {
  return useSingleMutation({ mutationFn: () => call(endOtherSessions), onSettled: readAgain });
}

export function useChangeName() {
  return useSingleMutation({
    mutationFn: (body: { fullName: string }) => call(changeName, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.me }),
  });
}

export function useChangePassword() {
  return useSingleMutation({
    mutationFn: (body: { current: string; password: string }) => call(changePassword, { body }),
    onSuccess: readAgain,
  });
}
