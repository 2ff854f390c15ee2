// The hash of all that leads a draft: the same inputs give the same one.

import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { OfCatalogue } from '#domain/catalogue/makers.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { EngineRequest } from './engine.ts';

/** SHA-256 of a text, in hex: Node and browsers each have their own. */
export type Hash = (text: string) => string | Promise<string>;

const ruleTexts = new WeakMap<BenchmarkRule, string>();

/** Rules are long, and the same objects from product to product. */
function ruleText(rule: BenchmarkRule): string {
  const text = ruleTexts.get(rule) ?? canonicalJson(rule);
  ruleTexts.set(rule, text);
  return text;
}

/** The source alone, without the ids and figures the store adds to it. */
export function sourceOf(product: SourceProduct): SourceProduct {
  const { sku, title, description, bullets, images, imageAlts, price, attributes } = product;
  const { category, subcategory, brand, retailer } = product;
  const texts = { sku, title, description, bullets, images, imageAlts };
  return { ...texts, price, category, subcategory, brand, retailer, attributes };
}

/** The hash of all that leads a draft. */
export async function hashEngineRequest(request: EngineRequest, hash: Hash): Promise<string> {
  const { product, parts, keywords, prompt, guidance, limits, dataSources, rules, attributeChoices } = request;
  const { present, earlier, rejected, imageBasis, voice, voiceExamples } = request;
  const choices = [...attributeChoices];
  const optional = {
    ...(present ? { present } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    ...(rejected === undefined ? {} : { rejected }),
    ...(imageBasis ? { imageBasis } : {}),
    ...(voice ? { voice } : {}),
    ...(voiceExamples ? { voiceExamples } : {}),
  };
  const wished = { parts, keywords, prompt, guidance, limits, dataSources, choices, ...optional };
  const { isMadeByBrand }: OfCatalogue<SourceProduct> = product;
  const ofCatalogue = isMadeByBrand ? { isMadeByBrand } : {};
  const { imageAlts, ...source } = sourceOf(product);
  // Requests of before alt texts were read keep their hash.
  const alts = imageAlts.length > 0 ? { imageAlts } : {};
  const given = canonicalJson({ product: { ...source, ...alts, ...ofCatalogue }, ...wished });
  return await hash([given, ...rules.map(ruleText)].join('\n'));
}
