// What the texts of products are to aim for, as they are checked: the voice and the keywords in effect for each.
import { type Aims, type AimsAsked, openAims } from '#domain/benchmarks/aims.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { chooseTargets, findFacts } from '#domain/keywords/keyword.ts';
import type { FactProduct } from '#domain/models/brief/brief-facts.ts';
import { loadFactTexts } from '#server/claims/fact-texts.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadKeywordsInEffect } from './keywords-in-effect.commands.ts';
import { loadVoicesInEffect } from './voice-in-effect.commands.ts';

/** `id` is null of a product that is not stored yet. */
type AimedProduct = FactProduct & Pick<SourceProduct, 'retailer'> & { id: number | null };

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

/** What each of the products aims for, in their order and as plain data; voices and keywords are looked for where there are any. */
export async function loadAimsAsked(
  db: Db,
  products: readonly AimedProduct[],
  { hasVoices, hasKeywords }: { hasVoices: boolean; hasKeywords: boolean },
): Promise<AimsAsked[]> {
  const voices = hasVoices ? await loadVoicesInEffect(db, products) : [];
  const keywords = hasKeywords ? await chooseKeywords(db, products) : new Map<AimedProduct, string[]>();
  return products.map((product, at) => ({
    voice: voices[at]?.rules ?? null,
    brand: product.brand,
    keywords: keywords.get(product) ?? [],
  }));
}

/** What each of the products aims for, in their order. */
export async function loadAims(db: Db, products: readonly AimedProduct[]): Promise<Aims[]> {
  return openAims(await loadAimsAsked(db, products, { hasVoices: true, hasKeywords: true }));
}
