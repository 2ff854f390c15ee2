// Which claims are open: the one answer that marks, counts, lenses and approvals give.
import type { PlacedClaim } from './checked-claim.ts';
import { isHint, isPromise } from './kinds.ts';

type Judged = Pick<PlacedClaim, 'verdict' | 'kind' | 'evidence' | 'judgedBy'>;

/** Whether the source says otherwise, in all of its fields or in one of them. */
export const isSpokenAgainst = ({ verdict, isConflict }: Pick<PlacedClaim, 'verdict' | 'isConflict'>): boolean =>
  verdict === 'contradicted' || isConflict === true;

/** Data sources are added by people to show what a catalogue only says. */
const isOfDataSource = ({ field }: PlacedClaim['evidence'][number]): boolean => field.startsWith('dataSources.');

/**
 * Praise or a promise (approval, superlative, guarantee, health, environment, pesticide) that the catalogue makes too, which proves nothing. A data
 * source that says so, or a judge, settles it.
 */
export function needsProof({ verdict, kind, evidence, judgedBy }: Judged): boolean {
  return verdict === 'supported' && isPromise({ kind }) && judgedBy === undefined && !evidence.some(isOfDataSource);
}

/** Contradicted, unsupported, or in need of proof. A hint about a sentence is no claim. */
export function isOpenClaim(claim: Judged): boolean {
  return !isHint(claim) && (claim.verdict !== 'supported' || needsProof(claim));
}
