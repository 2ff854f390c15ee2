// The voice in effect for the product on screen, ready to check its texts.
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#domain/catalogue/product.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useVoiceCheck } from '#web/client/voice/use-voice-check.ts';

/** Null where no voice holds, and until it is known: its marks are warnings nobody waits for. */
export function useProductVoice(product: Product, isWhole: boolean): VoiceCheck | null {
  const { data } = useQuery({
    queryKey: keys.productVoice(product.id),
    queryFn: ({ signal }) => call(getProductVoice, { params: { id: String(product.id) }, signal }),
    enabled: isWhole,
  });
  return useVoiceCheck(data?.rules, product.brand);
}
