// The passkeys of the signed-in user, and their changes.
import { useQuery } from '@tanstack/react-query';
import { addPasskey, deletePasskey, listPasskeys, startPasskey } from '#domain/session/passkeys.contract.ts';
import { getSignIn } from '#domain/session/sign-in.contract.ts';
import { call } from '#web/client/api.ts';
import { createPasskey, hasPasskeys } from '#web/client/passkeys.ts';
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
  return data !== undefined && data.methods.includes('passkey') && hasPasskeys();
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
        throw new Error(describeRefused(error), { cause: error });
      });
      return await call(addPasskey, { body: { name, credential } });
    },
    onSettled: readAgain,
    gcTime: 0,
  });
}

/** Browsers say little on purpose: a site must not learn what somebody has (Web Authentication Level 3, 14.5.1). */
const describeRefused = (error: unknown): string =>
  error instanceof DOMException && error.name === 'InvalidStateError'
    ? 'This device has a passkey for your account already.'
    : 'Your browser made no passkey. Try again.';

export function useDeletePasskey() {
  return useSingleMutation({
    mutationFn: (id: number) => call(deletePasskey, { params: { id } }),
    onSettled: readAgain,
  });
}
