// The voice in effect for the product on screen, ready to check its texts.
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#domain/catalogue/product.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { call } from '../api.ts';
import { keys } from '../query-keys.ts';
import { useVoiceCheck } from './use-voice-check.ts';

/** `check` is null where no voice holds, and until it is ready: its marks are warnings nobody waits for. `isKnown` once it is asked and answered. */
export function useProductVoice(product: Product, isWhole = true): { check: VoiceCheck | null; isKnown: boolean } {
  const { data, isPending } = useQuery({
    queryKey: keys.productVoice(product.id),
    queryFn: ({ signal }) => call(getProductVoice, { params: { id: String(product.id) }, signal }),
    enabled: isWhole,
  });
  const { check, isReady } = useVoiceCheck(data?.rules, product.brand);
  return { check, isKnown: !isPending && isReady };
}
