// Server state of waivers.
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { Waived } from '#domain/benchmarks/waived.ts';
import * as waivers from '#domain/benchmarks/waivers.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';

/** The waivers of all rules, the latest first. */
export function useWaivers({ isRead = true } = {}) {
  return useQuery({
    queryKey: keys.waivers,
    queryFn: ({ signal }) => call(waivers.listWaivers, { signal }),
    enabled: isRead,
  });
}

/** What a waiver would change now; nothing is asked without one. */
export function useWaiverEffect(waived: Waived | null) {
  return useQuery({
    queryKey: keys.waiverEffect(waived),
    queryFn: waived ? ({ signal }) => call(waivers.previewWaiver, { body: waived, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Products are checked again in the background; the lists are read again as that is announced. */
const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.waivers }),
    queryClient.invalidateQueries({ queryKey: keys.products }),
  ]);

export function useUndoWaiver() {
  return useMutation({
    mutationFn: ({ id }: Pick<waivers.Waiver, 'id' | 'awaitsSecond'>) => call(waivers.undoWaiver, { params: { id } }),
    onSuccess: (_reply, { awaitsSecond }) => {
      toast(
        awaitsSecond
          ? { title: 'Request ended', description: 'The rule was not waived, and applies as before.' }
          : { title: 'Waiver undone', description: 'The rule applies again.' },
      );
      return readAgain();
    },
    onError: (error) =>
      toast({ title: 'The waiver could not be undone', description: explainError(error), tone: 'destructive' }),
  });
}

/** What fails is shown in the question that confirms. */
export function useConfirmWaiver() {
  return useSingleMutation({
    mutationFn: (id: number) => call(waivers.confirmWaiver, { params: { id } }),
    onSuccess: ({ label }) => {
      toast({ title: 'Waiver confirmed', description: `“${label}” is waived from now on.` });
      return readAgain();
    },
  });
}

export function useAddWaiver() {
  const undo = useUndoWaiver();
  return useSingleMutation({
    mutationFn: (body: waivers.WaiverInput) => call(waivers.addWaiver, { body }),
    onSuccess: (waiver) => {
      const { label, awaitsSecond } = waiver;
      toast({
        title: awaitsSecond ? 'Waiver asked for' : 'Rule waived',
        description: awaitsSecond
          ? `A second person must confirm that “${label}” is waived.`
          : `“${label}” is waived for these products.`,
        action: { label: 'Undo', run: () => undo.mutate(waiver) },
      });
      return readAgain();
    },
  });
}
