// Checks the claims of texts, in a thread of its own or in the one that asks.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { openCheck } from '#domain/claims/open-check.ts';
import type { PartText } from '#domain/claims/part-claims.ts';

/** Where the facts are read from. */
export type ClaimSources = { product: SourceProduct; dataSources: readonly string[] };
export type ClaimsInput = ClaimSources & { texts: readonly PartText[] };

/** The claims of the texts, in their order. */
export function checkTexts({ texts, product, dataSources }: ClaimsInput): PlacedClaim[][] {
  return texts.map(openCheck(product, dataSources));
}
