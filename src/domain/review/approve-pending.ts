// What an approval in bulk does with one product: decides what waits and is clean or unchanged, and leaves what a person should look at.
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { isTextPart, type Part, partNames, partTable, type TextPart } from '#domain/parts/parts.ts';
import type { ApprovalPolicy } from './approval-policy.ts';
import { type DecidedClaims, describeNeeded } from './attestation.ts';
import type { ReviewedContent } from './content.ts';
import { isApprovable, lensOfPart, type PartCheck, type PartLens, type ReviewCheck } from './part-check.ts';
import { type Change, type Decision, decidePart } from './review.ts';

/** Why a part stays as it is: what a person should look at, an image of it is rejected, it was emptied, or nothing waits. */
type LeftPart = {
  part: Part;
  because: 'empty' | 'rejected' | 'not-pending' | 'open-claim' | 'must-rule' | 'wish-not-followed' | 'no-policy';
};

/**
 * The change and the parts it approves; without any, `refusal` says why, or null when nothing was waiting. Parts whose
 * claims somebody has to answer for by name, and those left to a person, stay pending; `refusal` then speaks of them. `left`: all that were looked at and are
 * not approved.
 */
export type PendingApproval = {
  change: Change;
  parts: Part[];
  left: LeftPart[];
  refusal: string | null;
};

/** Decides on the claims of a text that is to be approved. */
export type ClaimDecider = (part: TextPart, value: string | string[]) => DecidedClaims;

/**
 * `takeAll`: also parts that a person should look at. `policyOf`: where it is given, only parts that a standing policy approves. `nameRule`
 * gives the label of a rule by its id.
 */
export type ApprovalChoice = {
  parts?: readonly Part[];
  takeAll?: boolean;
  policyOf?: (check: PartCheck) => ApprovalPolicy | null;
  nameRule: (ruleId: string) => string;
};

/** What no approval in bulk takes: an emptied part, and images one of which a person rejected, because the part is decided as a whole. */
const neverTaken = {
  'nothing-written': { because: 'empty', reason: 'is empty, but its source is not' },
  'part-rejected': { because: 'rejected', reason: 'has a rejected image. Review the images one by one' },
} as const satisfies Partial<Record<PartLens, unknown>>;

type Left = Pick<LeftPart, 'because'> & { reason: string };

function whyLeft(check: PartCheck, { facts }: ReviewCheck, { takeAll = false, nameRule }: ApprovalChoice): Left | null {
  const { label } = partTable[check.part];
  const lens = lensOfPart(check);
  if (lens === 'nothing-written' || lens === 'part-rejected') {
    const { because, reason } = neverTaken[lens];
    return { because, reason: `${label} ${reason}.` };
  }
  if (takeAll || isApprovable(check, facts)) return null;
  switch (lens) {
    case 'open-claim':
      return {
        because: lens,
        reason: `${label} has ${check.openClaims === 1 ? '1 open claim' : `${check.openClaims} open claims`}.`,
      };
    case 'must-rule':
      return { because: lens, reason: `${label} breaks the rule “${nameRule(check.must[0] ?? '')}”.` };
    case 'wish-not-followed':
      return { because: lens, reason: `${label} does not follow everything in a prompt.` };
    case 'clean':
    case 'unchanged':
      return { because: 'must-rule', reason: `The product breaks the rule “${nameRule(facts.must[0] ?? '')}”.` };
  }
}

/** Approves each pending part that nothing is open on. Approved and rejected parts stay as they are. `check` is that of the same content. */
export function approvePending(
  content: ReviewedContent,
  check: ReviewCheck,
  decision: Decision,
  decideClaims: ClaimDecider,
  choice: ApprovalChoice,
): PendingApproval {
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  const needed: PartClaim[] = [];
  const left: LeftPart[] = [];
  let refusal: string | null = null;
  for (const part of choice.parts ?? partNames) {
    const own = check.parts.find((each) => each.part === part);
    if (!own) {
      left.push({ part, because: 'not-pending' });
      continue;
    }
    const why = whyLeft(own, check, choice);
    if (why) {
      left.push({ part, because: why.because });
      refusal ??= why.reason;
      continue;
    }
    const claims = isTextPart(part) ? decideClaims(part, content.parts[part].value) : null;
    if (claims && claims.needed.length > 0) {
      needed.push(...claims.needed);
      left.push({ part, because: 'open-claim' });
      continue;
    }
    const policy = choice.policyOf?.(own);
    if (policy === null) {
      left.push({ part, because: 'no-policy' });
      continue;
    }
    const decided = decidePart(change.content, part, 'approved', {
      ...decision,
      openClaims: claims?.open ?? [],
      ...(policy ? { policyId: policy.id } : {}),
    });
    if (!decided.ok) throw new Error(`${part} could not be approved: ${decided.problem.message}`);
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    parts.push(part);
  }
  return { change, parts, left, refusal: needed.length > 0 ? describeNeeded(needed) : refusal };
}
