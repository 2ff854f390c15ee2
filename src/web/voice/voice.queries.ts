// Server state of the voices: the list, the product of the preview, and the writes.
import { useMutation, useQuery } from '@tanstack/react-query';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { getContent } from '#domain/review/review.contract.ts';
import {
  createVoice,
  deleteVoice,
  listVoices,
  type StoredVoice,
  updateVoice,
  type VoiceInput,
} from '#domain/voice/voice.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { contentStaleMs, refreshVoices } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { nameVoice } from './voice-words.ts';

export function useVoices() {
  return useQuery({ queryKey: keys.voices, queryFn: ({ signal }) => call(listVoices, { signal }) });
}

/** A product with its present texts; asks nothing for null. */
export function usePreviewProduct(id: number | null) {
  const params = { id: String(id) };
  const product = useQuery({
    queryKey: keys.productSource(id ?? 0),
    queryFn: ({ signal }) => call(getProduct, { params, signal }),
    enabled: id !== null,
  });
  const content = useQuery({
    queryKey: keys.content(id ?? 0),
    queryFn: ({ signal }) => call(getContent, { params, signal }),
    enabled: id !== null,
    staleTime: contentStaleMs,
  });
  return { product, content };
}

/** Adds a voice, or changes the one given. A refusal is the form's to show. */
export function useSaveVoice(stored: StoredVoice | null) {
  return useMutation({
    mutationFn: (body: VoiceInput) =>
      stored === null
        ? call(createVoice, { body })
        : call(updateVoice, { params: { id: stored.id }, body, ifMatch: stored.version }),
    onSuccess: (voice) =>
      toast({
        title: stored === null ? 'Voice added' : 'Voice saved',
        description: `Texts of ${nameVoice(voice)} will be checked against this voice.`,
      }),
    onSettled: refreshVoices,
  });
}

export function useDeleteVoice() {
  return useMutation({
    mutationFn: (id: number) => call(deleteVoice, { params: { id } }),
    onSuccess: () => toast({ title: 'Voice deleted', description: 'More general voices apply again.' }),
    onError: (error) =>
      toast({ title: 'The voice was not deleted', description: explainError(error), tone: 'destructive' }),
    onSettled: refreshVoices,
  });
}
