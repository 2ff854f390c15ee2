// The passkeys of the signed-in user, and their changes.
import { useQuery } from '@tanstack/react-query';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  startPasskey,
} from '#domain/session/passkeys.contract.ts';
import { getSignIn } from '#domain/session/sign-in.contract.ts';
import { call } from '#web/client/api.ts';
import { createPasskey, describeNoPasskey, hasPasskeys } from '#web/client/passkeys.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';

/** Whether this workspace signs people in by passkey, and this browser has them; false until that is known, and for who has no password. */
export function useOffersPasskeys(hasPassword: boolean): boolean {
  const { data } = useQuery({
    queryKey: keys.signInWays,
    queryFn: ({ signal }) => call(getSignIn, { signal }),
    enabled: hasPassword,
  });
  return (data?.methods.includes('passkey') ?? false) && hasPasskeys();
}

export function usePasskeys() {
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
    // Another browser may have added one, and nothing says so.
    refetchOnMount: 'always',
  });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.passkeys });

/** Adds a passkey of this device, by the password typed. `name`: what it is called in the list. */
export function useAddPasskey(name: string) {
  return useSingleMutation({
    mutationFn: async (password: string) => {
      const options = await call(startPasskey, { body: { password } });
      const credential = await createPasskey(options).catch((error: unknown) => {
        throw new Error(describeNoPasskey(error), { cause: error });
      });
      return await call(addPasskey, { body: { name, credential } });
    },
    onSettled: readAgain,
    gcTime: 0,
  });
}

export function useDeletePasskey() {
  return useSingleMutation({
    mutationFn: (id: number) => call(deletePasskey, { params: { id } }),
    // At once: where the focus goes when the question closes depends on whether the row is still there.
    onSuccess: (_reply, id) =>
      queryClient.setQueryData<Passkey[]>(keys.passkeys, (before) => before?.filter((each) => each.id !== id)),
    onSettled: readAgain,
  });
}
