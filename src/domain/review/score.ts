// Figures derived from the review (specification, section 4): Content Score, issues, derived status, progress, status lists.
import type { ContentStatus } from '#domain/catalogue/product.ts';
import { type Band, bandOf } from '#domain/catalogue/score-bands.ts';
import { issueOrder, type Part, partTable, type Status, scoredParts } from '#domain/parts/parts.ts';
import type { PartStatuses } from './content.ts';

/** 25 for each of the four parts. */
export const pointsPerPart = 100 / scoredParts.length;
/** A product without optimised content: score 58, 5 issues (none generated yet, and four parts waiting). */
const withoutContent = { score: 58, issues: 5, status: 'needs_improvement' } as const;

/** optimized at 75 or more; critical at 40 or less; else needs_improvement. */
export function derivedStatus(score: number): ContentStatus['status'] {
  if (score >= 75) return 'optimized';
  return score <= 40 ? 'critical' : 'needs_improvement';
}

/** Parts still pending, in the order of the issues list. */
export function pendingParts(statuses: PartStatuses | null): Part[] {
  return issueOrder.filter((part) => partTable[part].isScored && (statuses === null || statuses[part] === 'pending'));
}

/** Content Score (25 per approved part), issues (parts still pending) and the status they give; null means no record. */
export function contentStatus(statuses: PartStatuses | null): ContentStatus {
  if (!statuses) return withoutContent;
  const score = progressPercent(statuses);
  return { score, issues: pendingParts(statuses).length, status: derivedStatus(score) };
}

/** Share of the four parts approved, in percent: 25 each. */
export function progressPercent(statuses: PartStatuses | null): number {
  if (!statuses) return 0;
  return scoredParts.filter((part) => statuses[part] === 'approved').length * pointsPerPart;
}

/** The status lists a product is in: each status any of its parts has; without a record it waits. */
export function listsOf(statuses: PartStatuses | null): Record<Status, boolean> {
  const has = (status: Status) => statuses !== null && scoredParts.some((part) => statuses[part] === status);
  return { pending: statuses === null || has('pending'), approved: has('approved'), rejected: has('rejected') };
}

export type Tone = 'green' | 'amber' | 'red';

const bandTones: Record<Band, Tone> = { green: 'green', yellow: 'amber', red: 'red' };

/** Score color: that of its band. */
export const scoreTone = (score: number): Tone => bandTones[bandOf(score)];

/** Issue badge: above 3 red, above 0 amber, else green. */
export function issueTone(issues: number): Tone {
  if (issues > 3) return 'red';
  return issues > 0 ? 'amber' : 'green';
}

/** Count badge of the Content Issues Summary: above 3 red, above 1 amber, else green. */
export function summaryTone(issues: number): Tone {
  if (issues > 3) return 'red';
  return issues > 1 ? 'amber' : 'green';
}
