// What the answers of a brand make of one product. Values in, values out.
import { mostComment } from '#domain/comments/comments.contract.ts';
import { withoutMentions } from '#domain/comments/mentions.ts';
import { type Part, type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import {
  type ApprovalChoice,
  approvePending,
  type ClaimDecider,
  type PendingApproval,
} from '#domain/review/approve-pending.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import type { ReviewCheck } from '#domain/review/part-check.ts';
import { mostReason } from '#domain/review/rejection-reason.ts';
import { type Change, type Decision, decidePart, replacePart } from '#domain/review/review.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { NewComment } from './item-plan.ts';

/** An answer to take; `isOn` says whether a part still has the text it is about. */
type Answer = {
  part: Part;
  comment: string | null;
  isOn: (value: string | readonly string[]) => boolean;
} & (
  | { kind: 'approve' | 'reject' | 'comment' }
  | { kind: 'change'; part: TextPart; value: PartContent[TextPart]; isApproved: boolean }
);

/** `toApprove`: the parts that were answered so, pending now. `changed`: those with a new text that is to be approved, pending too. */
export type Answered = { change: Change; parts: Part[]; toApprove: Part[]; changed: Part[]; reasons: string[] };

const changedSince = (part: Part) =>
  `${partTable[part].label} changed after it was answered, so the answer was skipped.`;

/** Takes changes and rejections, and makes what is to be approved pending; what changed since is skipped. */
export function takeAnswers(
  content: ReviewedContent,
  answers: readonly Answer[],
  decision: Decision,
  approvesChanges: boolean,
): Answered {
  const answered: Answered = { change: { content, history: [] }, parts: [], toApprove: [], changed: [], reasons: [] };
  for (const answer of answers) takeOne(answered, answer, decision, approvesChanges);
  return answered;
}

function takeOne(answered: Answered, answer: Answer, decision: Decision, approvesChanges: boolean): void {
  if (answer.kind === 'comment') return;
  const { part } = answer;
  const { value, status } = answered.change.content.parts[part];
  if (!answer.isOn(value)) {
    answered.reasons.push(changedSince(part));
    return;
  }
  if (answer.kind === 'change') {
    const writing = { origin: 'person', by: decision.by, answeredBy: decision.answeredBy } as const;
    add(answered, replacePart(answered.change.content, answer.part, answer.value, writing));
    note(answered, part);
    if (answer.isApproved || approvesChanges) answered.changed.push(part);
    return;
  }
  const to = answer.kind === 'approve' ? 'approved' : 'rejected';
  if (status === to && answer.kind === 'approve') return;
  if (status !== 'pending' && status !== to) decide(answered, part, 'pending', decision);
  if (answer.kind === 'approve') answered.toApprove.push(part);
  else
    decide(answered, part, 'rejected', {
      ...decision,
      ...(answer.comment ? { reason: reasonOf(answer.comment) } : {}),
    });
}

/**
 * Approves what was answered so, and of the changed texts those that an approval in bulk takes: nobody here has seen them. `check` is that of
 * the content with the answers.
 */
export function approveAnswered(
  { change, toApprove, changed }: Answered,
  check: ReviewCheck,
  decision: Decision,
  decideClaims: ClaimDecider,
  nameRule: ApprovalChoice['nameRule'],
): PendingApproval {
  const first = approvePending(change.content, check, decision, decideClaims, {
    parts: toApprove,
    takeAll: true,
    nameRule,
  });
  const second = approvePending(first.change.content, check, decision, decideClaims, { parts: changed, nameRule });
  const refusals = [first, second].flatMap(({ refusal }) => refusal ?? []);
  return {
    change: {
      content: second.change.content,
      history: [...change.history, ...first.change.history, ...second.change.history],
    },
    parts: [...first.parts, ...second.parts],
    asked: [...first.asked, ...second.asked],
    left: [...first.left, ...second.left],
    refusal: refusals.length > 0 ? refusals.join(' ') : null,
  };
}

/** Of the name of a file in a comment. */
const mostName = 200;

/** What was written of the parts, as comments that say from which file; whatever came of the answers. One that is too long goes on in the next. */
export function commentsOf(answers: readonly Answer[], fileName: string): NewComment[] {
  const [name = ''] = cutText(withoutMentions(fileName), mostName);
  const from = `From ${name}: `;
  return answers.flatMap(({ part, comment }) =>
    comment === null
      ? []
      : cutText(withoutMentions(comment), mostComment - from.length).map((text) => ({ part, text: from + text })),
  );
}

/** A comment as one line. */
const reasonOf = (comment: string): string =>
  comment.replaceAll(/\s+/gu, ' ').trim().slice(0, mostReason).toWellFormed();

function decide(answered: Answered, part: Part, to: 'pending' | 'rejected', decision: Decision): void {
  const decided = decidePart(answered.change.content, part, to, decision);
  if (!decided.ok) {
    answered.reasons.push(decided.problem.message);
    return;
  }
  add(answered, decided.value);
  note(answered, part);
}

function add(answered: Answered, { content, history }: Change): void {
  answered.change = { content, history: [...answered.change.history, ...history] };
}

function note({ parts }: Answered, part: Part): void {
  if (!parts.includes(part)) parts.push(part);
}
