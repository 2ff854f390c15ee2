// The second factor of the signed-in user, and its changes. What a change answers is secret: it is forgotten with the dialog that shows it.
import { useQuery } from '@tanstack/react-query';
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#domain/session/second-factor.contract.ts';
import { call } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';

export function useSecondFactor() {
  return useQuery({
    queryKey: keys.secondFactor,
    queryFn: ({ signal }) => call(getSecondFactor, { signal }),
    // A recovery code used elsewhere changes how many are left, and nothing says so.
    refetchOnMount: 'always',
  });
}

/** Of the sessions, too: others may have ended. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.sessions });

export function useStartSecondFactor() {
  return useSingleMutation({
    mutationFn: (password: string) => call(startSecondFactor, { body: { password } }),
    gcTime: 0,
  });
}

// Codes do not wait for the reads. The reply can be lost when the change is already made: the reads show it then.

export function useConfirmSecondFactor() {
  return useSingleMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSettled: () => void readAgain(),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  return useSingleMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { body: { password } }),
    onSettled: () => void readAgain(),
    gcTime: 0,
  });
}

export function useEndSecondFactor() {
  return useSingleMutation({
    mutationFn: (password: string) => call(endSecondFactor, { body: { password } }),
    onSettled: readAgain,
    gcTime: 0,
  });
}

/** Draws QR codes: undefined until its code has come. */
export function useQrCodeDrawer() {
  return useQuery({
    queryKey: keys.qrCode,
    queryFn: async () => (await import('./draw-qr-code.ts')).drawQrCode,
  });
}
