// Server state of the tokens of programs.
import { useMutation, useQuery } from '@tanstack/react-query';
import * as tokens from '#domain/session/api-tokens.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';

export function useApiTokens() {
  return useQuery({
    queryKey: keys.apiTokens,
    queryFn: ({ signal }) => call(tokens.listApiTokens, { signal }),
    // Every call of a program changes when its token was last used, and nothing says so.
    refetchOnMount: 'always',
  });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.apiTokens });

/** The secret is forgotten once nobody looks at it. */
export function useMakeApiToken() {
  return useSingleMutation({
    mutationFn: (body: tokens.ApiTokenInput) => call(tokens.makeApiToken, { body }),
    onSettled: readAgain,
    gcTime: 0,
  });
}

export function useRevokeApiToken(onRevoked: () => void) {
  return useMutation({
    mutationFn: ({ id }: tokens.ApiToken) => call(tokens.revokeApiToken, { params: { id } }),
    onSuccess: (_reply, { id, name }) => {
      queryClient.setQueryData<tokens.ApiToken[]>(keys.apiTokens, (before) => before?.filter((each) => each.id !== id));
      toast({ title: 'Token revoked', description: `“${name}” no longer gives access.` });
      onRevoked();
    },
    onError: (error) =>
      toast({ title: 'The token was not revoked', description: explainError(error), tone: 'destructive' }),
    onSettled: readAgain,
  });
}
