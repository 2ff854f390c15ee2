// Drafts of the built-in writer for its tests.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { writeDraft } from './writer.ts';

export function textsOf({ reasons }: { reasons: readonly DraftReason[] }): string[] {
  return reasons.map(({ text }) => text);
}

/** With the sentences of the reasons, which is what most tests look at. */
export function withNotes<Part extends { reasons: DraftReason[] }>(part: Part): Part & { notes: string[] } {
  return { ...part, notes: textsOf(part) };
}

/** All four parts for a product on a channel and the sentences of their reasons, on a day after Amazon's shorter titles. */
export function draftFor(
  fields: Partial<SourceProduct>,
  {
    retailer = 'Amazon',
    prompt = null,
    keywords = [],
  }: { retailer?: string; prompt?: string | null; keywords?: string[] } = {},
) {
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
  return {
    title: withNotes(title),
    bullets: withNotes(bullets),
    description: withNotes(description),
    images: withNotes(images),
  };
}
