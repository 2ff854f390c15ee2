// What came of a data source: the statements its text makes, and the claims of the current content it decides.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { quoteEvidence } from '#domain/claims/claim-words.ts';
import { extractFacts, type Facts, factReadLimit } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { type PartContent, type TextPart, textParts } from '#domain/parts/parts.ts';
import { type SourceEffect, type SourceFact, sourceLimits } from './sources.contract.ts';

/** How much of a text, from its start, is read for facts. */
export const charactersRead = (text: string) => Math.min(text.length, factReadLimit);

/** Of the product only its brand matters here: a brand such as Silk is no material. */
function blankOf({ brand }: Pick<SourceProduct, 'brand'>): SourceProduct {
  const none = { title: '', description: '', bullets: [], images: [], imageAlts: [], attributes: [] };
  return { sku: '', ...none, price: null, category: null, subcategory: null, brand, retailer: null };
}

/** What a text states by itself, in its order: how many statements there are, and the first of them with the words around each. */
export function findSourceFacts(
  product: Pick<SourceProduct, 'brand'>,
  text: string,
): { factCount: number; facts: SourceFact[] } {
  const blank = blankOf(product);
  const seen = new Set<number>();
  const found = extractFacts(blank, [text])
    .facts.filter(({ field, isWeak, isPassing }) => field === 'dataSources.0' && !isWeak && !isPassing)
    // Two readings of one place are one statement.
    .filter(({ start }) => !seen.has(start) && seen.add(start))
    .sort((a, b) => a.start - b.start);
  const facts = found.slice(0, sourceLimits.facts).map(({ kind, field, start, end, text: words, isNegated }) => {
    const { before, after } = quoteEvidence({ field, start, end, text: words }, blank, [{ text }]);
    // A line says what it says by itself: of its neighbours nothing is needed.
    return {
      kind,
      text: words,
      start,
      end,
      isNegated,
      before: before.slice(before.lastIndexOf('\n') + 1).replace(/^• /, ''),
      after: after.split('\n', 1)[0] ?? '',
    };
  });
  return { factCount: found.length, facts };
}

type TextContent = Partial<Pick<PartContent, TextPart>>;

/** The claims of the three texts, each with the part it stands in. */
export function checkContent(facts: Facts, content: TextContent): PartClaim[] {
  return textParts.flatMap((contentType) =>
    checkPart(facts, content[contentType] ?? '').map((claim) => ({ ...claim, contentType })),
  );
}

const placeOf = ({ contentType, item, start, end, kind }: PartClaim) =>
  `${contentType} ${item ?? ''} ${start} ${end} ${kind}`;

/** The claims whose verdict is another one with the source than without it: `claims` is how they are checked with it. */
export function findEffects(claims: readonly PartClaim[], without: readonly PartClaim[]): SourceEffect[] {
  const before = new Map(without.map((claim) => [placeOf(claim), claim.verdict]));
  return claims.flatMap((claim) => {
    const verdict = before.get(placeOf(claim));
    return verdict === undefined || verdict === claim.verdict ? [] : [{ ...claim, without: verdict }];
  });
}

/** How many claims name each of the active sources, in their order, as evidence. */
export function countNamed(claims: readonly PartClaim[], sourceCount: number): number[] {
  return Array.from({ length: sourceCount }, (_, index) => {
    const field = `dataSources.${index}`;
    return claims.filter(({ evidence }) => evidence.some((each) => each.field === field)).length;
  });
}
