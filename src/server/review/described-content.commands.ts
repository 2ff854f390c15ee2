// Content on its way to a caller: with what is known of its images.
import type { OptimizedContent } from '#domain/review/content.ts';
import { describeImages } from '#domain/review/describe-images.ts';
import { type DescribedContent, withoutFacts } from '#domain/review/described-content.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Context } from '#server/http/context.ts';
import { askImageFacts } from '#server/media/images.commands.ts';
import { findImagesBasis } from './described-content.store.ts';

/** Adds to each image what was measured and what is wrong with it. One question, and none without images. */
export async function describeContent({ db, now }: Context, content: OptimizedContent): Promise<DescribedContent> {
  if (content.imagesWithStatus.length === 0) return withoutFacts(content);
  const asked = askImageFacts(content.imagesWithStatus);
  const basis = await findImagesBasis(db, content.productId, asked.value);
  // Somebody deleted the product in between.
  if (!basis) return withoutFacts(content);
  const { rules } = await loadActiveRules(db, basis.version);
  return describeImages(content, basis.product, asked.read(basis.facts), { rules, on: now() });
}
