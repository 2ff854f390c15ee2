// What the claim worker does with what it is told: reads a product's facts once, then checks texts against them.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { TextValue } from '../parts/edits.reducer.ts';

/** `open` sets the product all later texts are checked against. */
export type ClaimRequest =
  | { open: { product: SourceProduct; sources: readonly string[]; judgements: readonly Judgement[] } }
  | { check: TextValue };
export type ClaimAnswer = { claims: readonly PlacedClaim[] } | { fault: string };

/** Bullets whose claims are remembered: of a list only the one being typed in is new. */
const remembered = 200;

/** Takes what is told in turn; every text gets one answer. */
export function answerClaims(): (request: ClaimRequest) => ClaimAnswer | null {
  let check = (_text: string): readonly PlacedClaim[] => {
    throw new Error('No product is open.');
  };
  return (request) => {
    try {
      if ('open' in request) {
        const facts = extractFacts(request.open.product, request.open.sources);
        const index = indexJudgements(request.open.judgements);
        const known = new Map<string, readonly PlacedClaim[]>();
        check = (text) => {
          const found = known.get(text) ?? applyJudgements(text, checkPart(facts, text), index);
          if (known.size >= remembered) known.clear();
          known.set(text, found);
          return found;
        };
        return null;
      }
      const { check: value } = request;
      if (typeof value === 'string') return { claims: check(value) };
      return { claims: value.flatMap((bullet, item) => check(bullet).map((claim) => ({ ...claim, item }))) };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  };
}
