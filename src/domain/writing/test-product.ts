// A source product for the writer's tests, with what a test does not name left empty.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { channelLimits } from './channel-limits.ts';
import { type Draft, writeDraft } from './writer.ts';

export function product(fields: Partial<SourceProduct>): SourceProduct {
  return {
    sku: 'T-1',
    title: '',
    description: '',
    bullets: [],
    images: [],
    price: null,
    category: null,
    subcategory: null,
    brand: null,
    retailer: null,
    attributes: [],
    ...fields,
  };
}

/** All four parts for a product on a channel, on a day after Amazon's shorter titles. */
export function draftFor(
  fields: Partial<SourceProduct>,
  {
    retailer = 'Amazon',
    prompt = null,
    keywords = [],
  }: { retailer?: string; prompt?: string | null; keywords?: string[] } = {},
): Required<Draft> {
  const source = product(fields);
  const limits = channelLimits(retailer, source.category, new Date('2026-11-21T12:00:00Z'));
  const { title, bullets, description, images } = writeDraft({
    product: source,
    parts: ['title', 'bullets', 'description', 'images'],
    keywords,
    prompt,
    limits,
  });
  if (!title || !bullets || !description || !images) throw new Error('A part asked for was not written.');
  return { title, bullets, description, images };
}
