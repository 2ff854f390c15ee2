// The voice in effect for products, as their texts are checked by it. Voices are changed in src/server/voice.
import { mergeVoices, selectVoices, type VoicedProduct, type VoiceRules } from '#domain/voice/voice.ts';
import type { Db } from '#server/database/database.ts';
import { findVoices } from './voice-in-effect.store.ts';

export { type VoiceRow, withAllRules } from './voice-in-effect.store.ts';

/** Where a product's voice comes from, widest first, and what it amounts to: null where none holds. */
type VoiceInEffect = { rules: VoiceRules | null; from: Awaited<ReturnType<typeof findVoices>> };

/** In the order of the products; those with the same voices share the same rules. */
export async function loadVoicesInEffect(db: Db, products: readonly VoicedProduct[]): Promise<VoiceInEffect[]> {
  const voices = await findVoices(db, products);
  const merged = new Map<string, VoiceInEffect>();
  return products.map((product) => {
    const from = selectVoices(voices, product);
    const key = from.map(({ id }) => id).join();
    const known = merged.get(key) ?? {
      rules: from.length === 0 ? null : mergeVoices(from.map(({ rules }) => rules)),
      from,
    };
    merged.set(key, known);
    return known;
  });
}

/** The voice in effect for a product; null where none holds. */
export async function loadVoice(db: Db, product: VoicedProduct): Promise<VoiceRules | null> {
  const [voice] = await loadVoicesInEffect(db, [product]);
  return voice?.rules ?? null;
}
