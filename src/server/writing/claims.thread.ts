// Checks the claims of texts, in a thread of its own or in the one that asks.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts, type Facts } from '#domain/claims/facts.ts';
import { type CheckText, checkPart, type PartText } from '#domain/claims/part-claims.ts';

/** Where the facts are read from. */
export type ClaimSources = { product: SourceProduct; dataSources: readonly string[] };
export type ClaimsInput = ClaimSources & { texts: readonly PartText[] };

/** Checks texts by facts that are read with the first one. */
export function openCheck({ product, dataSources }: ClaimSources): CheckText {
  let facts: Facts | undefined;
  return (text) => {
    facts ??= extractFacts(product, dataSources);
    return checkPart(facts, text);
  };
}

/** The claims of the texts, in their order. */
export function checkTexts({ texts, ...from }: ClaimsInput): PlacedClaim[][] {
  return texts.map(openCheck(from));
}
