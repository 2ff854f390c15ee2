// What leads the drafts of products, loaded for many of them at once.
import { findMakers } from '#domain/catalogue/makers.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { chooseTargets, findFacts } from '#domain/keywords/keyword.ts';
import { factTextOf } from '#domain/models/brief/brief-facts.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { describeOrigin } from '#domain/prompts/scopes.ts';
import type { PipelineRequest } from '#domain/writing/pipeline.ts';
import { loadAttributeChoices } from '#server/attributes/attribute-choices.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadKeywordsInEffect } from '#server/keywords/keywords-in-effect.commands.ts';
import { loadPromptsInEffect } from '#server/prompts/prompts.commands.ts';
import { loadWritersVoices } from '#server/voice/voice.commands.ts';
import { listFactTexts } from './claims.store.ts';
import { sampleBrands } from './makers.store.ts';

/** `keywords` and `guidance`: null for those in effect for each product. */
export type DraftWish = {
  keywords: readonly string[] | null;
  prompt: string | null;
  guidance?: readonly Prompt[] | null;
};

/** A request without the rules, which are the same for all. */
export type DraftRequest = Omit<PipelineRequest, 'rules'>;

/** In the order of the products. */
export async function loadDraftRequests(
  db: Db,
  asked: readonly { product: Product; parts: readonly Part[] }[],
  { keywords, prompt, guidance }: DraftWish,
  on: Date,
): Promise<DraftRequest[]> {
  const products = asked.map(({ product }) => product);
  const sources = await listFactTexts(
    db,
    products.map(({ id }) => id),
  );
  const prompts = guidance ? products.map(() => guidance) : await loadPromptsInEffect(db, products);
  const voices = await loadWritersVoices(db, products);
  const attributeChoices = await loadAttributeChoices(db);
  const applied = keywords ? null : await loadKeywordsInEffect(db, products);
  const isMaker = findMakers(await sampleBrands(db));
  return asked.map(({ product: stored, parts }, at) => {
    const product = { ...stored, isMadeByBrand: isMaker(stored.brand) };
    const dataSources = sources.filter(({ productId }) => productId === product.id).map(({ text }) => text);
    const given = { product, dataSources, attributeChoices };
    const own = applied?.[at];
    const targets = own
      ? chooseTargets(own.from, findFacts(own.keywords, own.from === 'default' ? '' : factTextOf(given)))
      : (keywords ?? []);
    return {
      ...given,
      ...voices[at],
      parts,
      prompt,
      keywords: targets,
      prompts: (prompts[at] ?? []).map((each) => ({
        id: each.id,
        version: each.version,
        text: each.prompt,
        origin: describeOrigin(each),
      })),
      on,
    };
  });
}
