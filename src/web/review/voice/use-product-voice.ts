// The voice in effect for the product on screen, ready to check its texts.
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#domain/catalogue/product.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useVoiceCheck } from '#web/shared/voice/use-voice-check.ts';

type ProductVoice = {
  /** Null where no voice holds, and until it is ready: its marks are warnings nobody waits for. */
  check: VoiceCheck | null;
  /** What is checked, for another thread to check by: null where no voice holds. Undefined until it is known. */
  rules: VoiceRules | null | undefined;
};

export function useProductVoice(product: Product, isWhole = true): ProductVoice {
  const { data, isError } = useQuery({
    queryKey: keys.productVoice(product.id),
    queryFn: ({ signal }) => call(getProductVoice, { params: { id: String(product.id) }, signal }),
    enabled: isWhole,
  });
  const { check } = useVoiceCheck(data?.rules, product.brand);
  return { check, rules: data ? data.rules : isError ? null : undefined };
}
