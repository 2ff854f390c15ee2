// The built-in writer: writes titles, bullets, descriptions and an order of images from the source's own words, without a model and without inventing.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/review/content.ts';
import { writeBullets } from './bullets.ts';
import type { ChannelLimits } from './channel-limits.ts';
import { writeDescription } from './description.ts';
import { orderImages } from './images.ts';
import { readInstructions } from './instructions.ts';
import { checkKeywords, describeKeywords, list } from './keywords.ts';
import { readSource } from './source.ts';
import { writeTitle } from './title.ts';
import { hasPhrase } from './words.ts';

export type WritingRequest = {
  product: SourceProduct;
  parts: readonly Part[];
  keywords: readonly string[];
  prompt: string | null;
  limits: ChannelLimits;
};

/** What was written, and plain sentences for the reviewer: what was left out and why, what the prompt asked in vain. */
export type PartDraft = { content: string | string[]; notes: string[] };
export type TextDraft = { content: string; notes: string[] };
export type ListDraft = { content: string[]; notes: string[] };
export type Draft = { title?: TextDraft; bullets?: ListDraft; description?: TextDraft; images?: ListDraft };

/** Writes the parts asked for. The same request gives the same draft; every number, material and claim in it stands in the source. Never throws. */
export function writeDraft(request: WritingRequest): Draft {
  const { product, parts, limits } = request;
  const instructions = readInstructions(request.prompt);
  const source = readSource(product);
  const keywords = checkKeywords(request.keywords, source.text);

  const note = <Content extends string | string[]>(draft: { content: Content; notes: string[] }) => {
    const written = typeof draft.content === 'string' ? draft.content : draft.content.join('\n');
    const unmentioned = instructions.mention.filter((word) => !hasPhrase(written, word));
    const unsaid = unmentioned.filter((word) => !hasPhrase(source.text, word));
    const unplaced = unmentioned.filter((word) => !unsaid.includes(word));
    const wishes = [
      ...(unsaid.length > 0 ? [`Did not mention ${list(unsaid)}: the source does not say so.`] : []),
      ...(unplaced.length > 0 ? [`The source says ${list(unplaced)}, but this part found no place for it.`] : []),
    ];
    return {
      content: draft.content,
      notes: [...new Set([...instructions.notes, ...wishes, ...describeKeywords(keywords, written), ...draft.notes])],
    };
  };

  const draft: Draft = {};
  if (parts.includes('title')) draft.title = note(writeTitle(source, limits, instructions));
  if (parts.includes('bullets')) draft.bullets = note(writeBullets(source, limits, instructions, keywords));
  if (parts.includes('description')) draft.description = note(writeDescription(source, limits, instructions, keywords));
  if (parts.includes('images')) draft.images = orderImages(source.images, limits.images);
  return draft;
}
