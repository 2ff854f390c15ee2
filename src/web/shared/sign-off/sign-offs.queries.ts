// Server state of sign-offs.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContractCall } from '#domain/contract.ts';
import { listSignOffs, makeSignOff, revokeSignOff, type SignOff } from '#domain/sign-off/sign-off.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';

export const useSignOffs = () =>
  useQuery({ queryKey: keys.signOffs, queryFn: ({ signal }) => call(listSignOffs, { signal }) });

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.signOffs });

/** The token is forgotten once nobody looks at it. */
export function useMakeSignOff() {
  return useSingleMutation({
    mutationFn: (body: ContractCall<typeof makeSignOff>['body']) => call(makeSignOff, { body }),
    onSettled: readAgain,
    gcTime: 0,
  });
}

export function useRevokeSignOff(onRevoked: () => void) {
  return useMutation({
    mutationFn: ({ id }: SignOff) => call(revokeSignOff, { params: { id } }),
    onSuccess: (_reply, { forWhom }) => {
      toast({ title: 'Link revoked', description: `The link for ${forWhom} no longer works.` });
      onRevoked();
    },
    onError: (error) =>
      toast({ title: 'The link was not revoked', description: explainError(error), tone: 'destructive' }),
    onSettled: readAgain,
  });
}
