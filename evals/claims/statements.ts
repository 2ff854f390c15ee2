// Sets of statements somebody else wrote about products of theirs: what the checker says of each as a whole.
import { readFileSync } from 'node:fs';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { type GivenProduct, toProduct } from '../given-product.ts';

export type Statement = {
  id: string;
  product: GivenProduct;
  statement: string;
  truth: 'true' | 'false' | 'not-stated';
  /** Orders and denials are called `order-or-denial`. */
  kind: string;
  why: string;
};
/** What the checker says of a whole statement: its gravest mark. A hint is no claim, so it counts as `not checked`. */
export type Said = 'contradicted' | 'open' | 'not checked' | 'supported';

export const readStatements = (file: string): Statement[] => JSON.parse(readFileSync(file, 'utf8')) as Statement[];

export function gravest(claims: readonly PlacedClaim[]): Said {
  if (claims.some(({ verdict }) => verdict === 'contradicted')) return 'contradicted';
  if (claims.some(isOpenClaim)) return 'open';
  return claims.length === 0 || claims.some(isHint) ? 'not checked' : 'supported';
}

export const isFound = ({ said }: { said: Said }): boolean => said === 'contradicted' || said === 'open';

/** `place`: of the statement in its set. */
export function checkStatement(
  { product, statement }: Statement,
  place: number,
): { said: Said; claims: PlacedClaim[] } {
  const claims = checkPart(extractFacts(toProduct(product, place)), statement);
  return { said: gravest(claims), claims };
}
