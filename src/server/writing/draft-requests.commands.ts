// What leads the drafts of products, loaded for many of them at once.
import { findMakers } from '#domain/catalogue/makers.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { chooseTargets, findFacts } from '#domain/keywords/keyword.ts';
import { factTextOf } from '#domain/models/brief/brief-facts.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { describeOrigin } from '#domain/prompts/scopes.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { PipelineRequest } from '#domain/writing/pipeline.ts';
import { rejectionsOf } from '#domain/writing/rejections.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadKeywordsInEffect } from '#server/checks/keywords-in-effect.commands.ts';
import { loadAttributeChoices } from '#server/claims/attribute-choices.commands.ts';
import { listFactTextsOfMany } from '#server/claims/claim-basis.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadImageBasis } from '#server/images/image-basis.commands.ts';
import { loadPromptsInEffect } from '#server/prompts/prompts.commands.ts';
import { loadWritersVoices } from '#server/voice/voice.commands.ts';
import { sampleBrands } from './makers.store.ts';

/** `keywords` and `guidance`: null for those in effect for each product. */
type DraftWish = {
  keywords: readonly string[] | null;
  prompt: string | null;
  guidance?: readonly Prompt[] | null;
  /** Whether renditions that were not made before are made for the draft; else only those that are there can be chosen. */
  drawsImages?: boolean;
};

/** A request without the rules, which are the same for all. */
export type DraftRequest = Omit<PipelineRequest, 'rules'>;

/** Why the parts asked for were rejected. */
function rejectedOf(content: OptimizedContent | null, parts: readonly Part[]): Pick<PipelineRequest, 'rejected'> {
  const rejected = parts.flatMap((part) => {
    const rejections = content ? rejectionsOf(part, content.parts[part]) : [];
    return rejections.length > 0 ? [[part, rejections] as const] : [];
  });
  return rejected.length > 0 ? { rejected: Object.fromEntries(rejected) } : {};
}

/** In the order of the products. `content` where there is any: why parts of it were rejected leads their next drafts. */
export async function loadDraftRequests(
  { db, images }: Pick<Context, 'db' | 'images'>,
  asked: readonly { product: Product; parts: readonly Part[]; content?: OptimizedContent | null }[],
  { keywords, prompt, guidance, drawsImages = true }: DraftWish,
  on: Date,
): Promise<DraftRequest[]> {
  const products = asked.map(({ product }) => product);
  const sources = await listFactTextsOfMany(
    db,
    products.map(({ id }) => id),
  );
  const prompts = guidance ? products.map(() => guidance) : await loadPromptsInEffect(db, products);
  const voices = await loadWritersVoices(db, products);
  const attributeChoices = await loadAttributeChoices(db);
  const applied = keywords ? null : await loadKeywordsInEffect(db, products);
  const isMaker = findMakers(await sampleBrands(db));
  const withImages = asked.filter(({ parts }) => parts.includes('images'));
  const { rules } = withImages.length > 0 ? await loadActiveRules(db) : { rules: [] };
  const bases = await loadImageBasis(
    { db, ...(images ? { images } : {}) },
    withImages.map(({ product }) => ({ product, rules, on })),
    { draws: drawsImages },
  );
  const basisOf = new Map(withImages.map(({ product }, at) => [product.id, bases[at]]));
  return asked.map(({ product: stored, parts, content = null }, at) => {
    const product = { ...stored, isMadeByBrand: isMaker(stored.brand) };
    const given = { product, dataSources: sources[at] ?? [], attributeChoices };
    const own = applied?.[at];
    const imageBasis = basisOf.get(product.id);
    const targets = own
      ? chooseTargets(own.from, findFacts(own.keywords, own.from === 'default' ? '' : factTextOf(given)))
      : (keywords ?? []);
    return {
      ...given,
      ...voices[at],
      ...(imageBasis ? { imageBasis } : {}),
      ...rejectedOf(content, parts),
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
