// Shares texts with many variants, in a thread of its own.
import type { Product } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { type SharedMember, type SharedText, type SharingMember, shareTexts } from '#domain/runs/share-text.ts';

type Member = SharingMember & { content: ReviewedContent };
type ShareInput = {
  from: SharedMember;
  parts: readonly TextPart[];
  variants: (Member & { product: Product; dataSources: readonly string[]; judgements: readonly Judgement[] })[];
};

/** What each variant gets, in their order. */
export function shareWithAll({ from, parts, variants }: ShareInput): SharedText[][] {
  return variants.map(({ product, dataSources, judgements, ...member }) => {
    const facts = extractFacts(product, dataSources);
    const index = indexJudgements(judgements);
    return shareTexts(member, from, parts, (text) => applyJudgements(text, checkPart(facts, text), index));
  });
}
