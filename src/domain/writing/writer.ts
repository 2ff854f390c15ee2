// The built-in writer: writes titles, bullets, descriptions and an order of images from the source's own words, without a model and without inventing.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import type { Part, PartContent } from '#domain/parts/parts.ts';
import { firstOfEach, saysWording } from '#domain/text/words.ts';
import { writeBullets } from './bullets.ts';
import { writeDescription } from './description.ts';
import { orderImages } from './images.ts';
import type { Instructions } from './instructions.ts';
import { checkKeywords, describeKeywords, list } from './keywords.ts';
import { type Guidance, instructPart } from './merge-prompt-rules.ts';
import { byPrompt } from './reasons.ts';
import { readSource } from './source-reader.ts';
import type { InstructedPart } from './target.ts';
import { writeTitle } from './title.ts';

export type WritingRequest = {
  product: SourceProduct;
  parts: readonly Part[];
  keywords: readonly string[];
  /** The user's own prompt: where it and a reusable one conflict, it wins. */
  prompt: string | null;
  /** The reusable prompts that hold for the product, widest first. */
  guidance?: readonly Guidance[];
  limits: ChannelLimits;
};

/** What was written, and the reasons for the reviewer: what was left out and why, what the prompt asked in vain. A rule is named by its attribute and subject. */
export type PartDraft = { content: string | string[]; reasons: DraftReason[] };
/** `engine` names who wrote a part where that is not the engine that was asked. */
export type DraftOf<P extends Part> = { content: PartContent[P]; reasons: DraftReason[]; engine?: string };
export type Draft = { [P in Part]?: DraftOf<P> };

/** Writes the parts asked for. The same request gives the same draft; every number, material and claim in it stands in the source. Never throws. */
export function writeDraft(request: WritingRequest): Draft {
  const { product, parts, limits, guidance = [] } = request;
  const source = readSource(product);
  const keywords = checkKeywords(request.keywords, source.text);

  const explain = <Content extends string | string[]>(
    part: InstructedPart,
    write: (instructions: Instructions) => { content: Content; reasons: DraftReason[] },
  ) => {
    const instructions = instructPart(part, guidance, request.prompt);
    const draft = write(instructions);
    const written = typeof draft.content === 'string' ? draft.content : draft.content.join('\n');
    const unmentioned = instructions.mention.filter((word) => !saysWording(written, word));
    const unsaid = unmentioned.filter((word) => !saysWording(source.text, word));
    const unplaced = unmentioned.filter((word) => !unsaid.includes(word));
    const wishes = [
      ...(unsaid.length > 0 ? [byPrompt(null, `Did not mention ${list(unsaid)}: the source does not say so.`)] : []),
      ...(unplaced.length > 0
        ? [byPrompt(null, `The source says ${list(unplaced)}, but this part found no place for it.`)]
        : []),
    ];
    const reasons = [...instructions.reasons, ...wishes, ...describeKeywords(keywords, written), ...draft.reasons];
    return { content: draft.content, reasons: firstOfEach(reasons, ({ text }) => text) };
  };

  const draft: Draft = {};
  if (parts.includes('title')) draft.title = explain('title', (asked) => writeTitle(source, limits, asked));
  // The description tells what the bullets have no room for, whether or not they are asked for.
  let unplaced: readonly string[] = [];
  const bullets = explain('bullets', (asked) => {
    const written = writeBullets(source, limits, asked, keywords);
    unplaced = written.unplaced;
    return written;
  });
  if (parts.includes('bullets')) draft.bullets = bullets;
  if (parts.includes('description'))
    draft.description = explain('description', (asked) => writeDescription(source, limits, asked, keywords, unplaced));
  if (parts.includes('images')) draft.images = orderImages(source.images, limits.images);
  return draft;
}
