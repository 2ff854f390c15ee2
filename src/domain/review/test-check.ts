// Checks of parts for tests: a part that changed and that nothing is open on, but for what is named.
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { BrokenRules, PartCheck, ReviewCheck } from './part-check.ts';

export const noBroken: BrokenRules = { must: [], should: [], waived: [] };

export function testPartCheck(part: Part, given: Partial<Omit<PartCheck, 'part'>> = {}): PartCheck {
  const open = { openClaims: 0, openWords: null, unmetWishes: 0, wishWords: null, hasRejectedImage: false };
  return { part, value: 'changed', ...noBroken, ...open, ...given };
}

/** The check of a product whose named parts wait. */
export function testCheck(
  given: Partial<Record<Part, Partial<Omit<PartCheck, 'part'>>>>,
  facts: Partial<BrokenRules> = {},
): ReviewCheck {
  const parts = partNames.flatMap((part) => (given[part] ? [testPartCheck(part, given[part])] : []));
  return { parts, facts: { ...noBroken, ...facts } };
}
