// Checks a whole part, be it one text or a list of bullets.
import type { PlacedClaim } from './checked-claim.ts';
import { checkClaims } from './claims/check-claims.ts';
import type { Facts } from './claims/facts.ts';

/** The claims of a part and their verdicts; those of bullets one bullet after another, each with its place in the list. */
export function checkPart(facts: Facts, content: string | readonly string[]): PlacedClaim[] {
  if (typeof content === 'string') return checkClaims(facts, content).claims;
  return content.flatMap((bullet, item) => checkClaims(facts, bullet).claims.map((claim) => ({ ...claim, item })));
}
