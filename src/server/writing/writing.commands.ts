// Use case of the writer: write parts of a product and put them up for review.
import { describeOrigin } from '#domain/prompts/scopes.ts';
import type { OptimizedContent, Part } from '#domain/review/content.ts';
import { channelLimits } from '#domain/writing/channel-limits.ts';
import { writeDraft } from '#domain/writing/writer.ts';
import type { Context } from '#server/app/context.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadApplicablePrompts } from '#server/prompts/prompts.commands.ts';
import { replaceParts } from '#server/review/review.commands.ts';

export type Writing = { parts: readonly Part[]; keywords: readonly string[]; prompt: string | null };

/** Writes the asked parts with the built-in writer, led by the prompts that hold for the product and, before them, the user's own; all of them wait for review, what they replace stays in history. */
export async function writeParts(context: Context, productId: number, writing: Writing): Promise<OptimizedContent> {
  const product = await loadProduct(context.db, productId);
  const limits = channelLimits(product.retailer, product.category, context.now());
  const prompts = await loadApplicablePrompts(context.db, product);
  const guidance = prompts.map((each) => ({ text: each.prompt, origin: describeOrigin(each) }));
  const draft = writeDraft({ product, ...writing, guidance, limits });
  const replacements = writing.parts.flatMap((part) => {
    const written = draft[part];
    return written ? [{ part, value: written.content, notes: written.reasons.map(({ text }) => text) }] : [];
  });
  return await replaceParts(context, productId, replacements, 'built-in');
}
