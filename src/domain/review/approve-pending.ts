// What an approval in bulk does with one product: decides what waits and is clean or unchanged, and leaves what a person should look at.
import type { PartClaim, RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isTextPart, type Part, partNames, partTable, type TextPart } from '#domain/parts/parts.ts';
import type { ApprovalPolicy } from './approval-policy.ts';
import { type DecidedClaims, describeNeeded } from './attestation.ts';
import type { ReviewedContent } from './content.ts';
import { isApprovable, lensOfPart, type PartCheck, type PartLens, type ReviewCheck } from './part-check.ts';
import { type Change, type Decision, decidePart } from './review.ts';
import {
  describeFirstApproval,
  type FirstApproval,
  firstApprovalOf,
  needsTwo,
  pairApproval,
  type SecondPersonNeed,
} from './second-person.ts';

/** Why a part stays as it is: what a person should look at, an image of it is rejected, it was emptied, or nothing waits. */
type LeftPart = {
  part: Part;
  because:
    | 'empty'
    | 'rejected'
    | 'not-pending'
    | 'open-claim'
    | 'must-rule'
    | 'wish-not-followed'
    | 'no-policy'
    | 'second-person';
};

/**
 * The change and the parts it approves; without any, `refusal` says why, or null when nothing was waiting. Parts whose
 * claims somebody has to answer for by name, and those left to a person, stay pending; `refusal` then speaks of them. `asked`: those that
 * wait for a second person now, as who acts is the first. `left`: all that were looked at and are not changed.
 */
export type PendingApproval = {
  change: Change;
  parts: Part[];
  asked: Part[];
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

/** Why an approval that needs two people is left: by a policy, which is nobody, and by who was the first of them. Null where it is not. */
function whyNotPaired(
  { part }: PartCheck,
  pair: { need: SecondPersonNeed; first: FirstApproval | undefined; claims: readonly RecordedClaim[] },
  { by }: Decision,
  isByPolicy: boolean,
): string | null {
  const { label } = partTable[part];
  const { need, first, claims } = pair;
  if (isByPolicy && needsTwo(need, claims))
    return `${label} needs two people, and an approval policy does not count as one.`;
  if (first && pairApproval(need, claims, first, by) === null) return `${label}: ${describeFirstApproval(first)}`;
  return null;
}

/** Approves each pending part that nothing is open on, or asks for a second person where it needs two. Approved and rejected parts stay as they are. `check` is that of the same content. */
export function approvePending(
  content: ReviewedContent,
  check: ReviewCheck,
  decision: Decision,
  decideClaims: ClaimDecider,
  choice: ApprovalChoice,
): PendingApproval {
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  const asked: Part[] = [];
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
    const open = claims?.open ?? [];
    const pair = { need: decision.needsSecond ?? 'none', first: firstApprovalOf(content, part), claims: open };
    const alone = whyNotPaired(own, pair, decision, policy !== undefined);
    if (alone !== null) {
      left.push({ part, because: 'second-person' });
      refusal ??= alone;
      continue;
    }
    const decided = decidePart(change.content, part, 'approved', {
      ...decision,
      openClaims: open,
      ...(policy ? { policyId: policy.id } : {}),
    });
    if (!decided.ok) throw new Error(`${part} could not be approved: ${decided.problem.message}`);
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    (change.content.parts[part].status === 'approved' ? parts : asked).push(part);
  }
  return { change, parts, asked, left, refusal: needed.length > 0 ? describeNeeded(needed) : refusal };
}
