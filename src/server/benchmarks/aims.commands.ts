// What the texts of products are to aim for, as they are judged: the voice and the keywords in effect for each.
import type { Aims } from '#domain/benchmarks/aims.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { chooseTargets, findFacts } from '#domain/keywords/keyword.ts';
import type { FactProduct } from '#domain/models/brief/brief-facts.ts';
import { openVoiceCheck, type VoiceCheck } from '#domain/voice/check-voice.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';
import type { Db } from '#server/database/database.ts';
import { loadKeywordsInEffect } from '#server/keywords/keywords-in-effect.commands.ts';
import { loadVoicesInEffect } from '#server/voice/voice-in-effect.commands.ts';
import { loadFactTexts } from '#server/writing/fact-texts.commands.ts';

/** `id` is null of a product that is not stored yet. */
export type AimedProduct = FactProduct & Pick<SourceProduct, 'retailer'> & { id: number | null };

/** A check for each product, null where no voice holds. Products of one brand and the same voices share theirs. */
async function openChecks(db: Db, products: readonly AimedProduct[]): Promise<(VoiceCheck | null)[]> {
  const voices = await loadVoicesInEffect(db, products);
  const opened = new Map<VoiceRules, Map<string | null, VoiceCheck>>();
  return products.map(({ brand }, at) => {
    const rules = voices[at]?.rules;
    if (!rules) return null;
    const ofRules = opened.get(rules) ?? new Map<string | null, VoiceCheck>();
    opened.set(rules, ofRules);
    const check = ofRules.get(brand) ?? openVoiceCheck(rules, brand ? [brand] : []);
    ofRules.set(brand, check);
    return check;
  });
}

/** Of each product the keywords of the list somebody made for it that a fact carries; none where only the specified four hold. */
async function chooseKeywords(db: Db, products: readonly AimedProduct[]): Promise<Map<AimedProduct, string[]>> {
  const applied = await loadKeywordsInEffect(db, products);
  const listed = products.flatMap((product, at) => {
    const own = applied[at];
    return own && own.from !== 'default' ? [{ product, ...own }] : [];
  });
  const facts = await loadFactTexts(
    db,
    listed.map(({ product }) => product),
  );
  return new Map(
    listed.map(({ product, from, keywords }, at) => [
      product,
      chooseTargets(from, findFacts(keywords, facts[at] ?? '')),
    ]),
  );
}

/** What each of the products aims for, in their order. */
export async function loadAims(db: Db, products: readonly AimedProduct[]): Promise<Aims[]> {
  const checks = await openChecks(db, products);
  const keywords = await chooseKeywords(db, products);
  return products.map((product, at) => ({ checkVoice: checks[at] ?? null, keywords: keywords.get(product) ?? [] }));
}
