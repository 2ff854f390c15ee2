// What the texts of the product on screen aim for: its voice, and the keywords of a list that a fact carries.
import { useMemo } from 'react';
import type { Aims } from '#domain/benchmarks/aims.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { chooseTargets } from '#domain/keywords/keyword.ts';
import { useProductKeywords } from '#web/client/keywords/use-product-keywords.ts';
import { useProductVoice } from '#web/client/voice/use-product-voice.ts';

/** Null until it is known. What cannot be loaded is not aimed for: whoever shows it says what failed. */
export function useAims(product: Product): Aims | null {
  const { check: checkVoice, isKnown } = useProductVoice(product);
  const { data, isPending } = useProductKeywords(product.id);
  return useMemo(() => {
    if (!isKnown || isPending) return null;
    const keywords = data && data.from !== 'default' ? chooseTargets(data.from, data.keywords) : [];
    return { checkVoice, keywords };
  }, [checkVoice, isKnown, data, isPending]);
}
