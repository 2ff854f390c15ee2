// Checks a whole part, be it one text or a list of bullets.

import { checkClaims } from './check-claims.ts';
import type { PlacedClaim } from './checked-claim.ts';
import type { Facts } from './facts.ts';

/** What a part says: one text or a list of bullets. */
export type PartText = string | readonly string[];

/** Checks texts of one product. */
export type CheckText = (content: PartText) => PlacedClaim[];

/** The claims of a part and their verdicts; those of bullets one bullet after another, each with its place in the list. */
export function checkPart(facts: Facts, content: PartText): PlacedClaim[] {
  if (typeof content === 'string') return checkClaims(facts, content);
  return content.flatMap((bullet, item) => checkClaims(facts, bullet).map((claim) => ({ ...claim, item })));
}
