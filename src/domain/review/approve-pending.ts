// What a bulk approval does with one product: decide on what waits and has content, leave what a person should look at.
import { type Part, partNames } from './content.ts';
import { type Change, contentOf, type Decision, decidePart, type ReviewedContent, statusOf } from './review.ts';

/** The change and the parts it approves; without any, `refusal` says why, or null when nothing was waiting. */
export type PendingApproval = { change: Change; parts: Part[]; refusal: string | null };

function whyNot(content: ReviewedContent, part: Part): string | null {
  const value = contentOf(content, part);
  const isEmpty = typeof value === 'string' ? value.trim() === '' : value.length === 0;
  if (isEmpty) return 'What is still pending has no content to approve.';
  // The images part is decided as a whole: approving it here would approve the image a person rejected.
  if (part === 'images' && content.imagesWithStatus.some((image) => image.status === 'rejected'))
    return 'One of its images is rejected: decide on the images one by one.';
  return null;
}

/** Approves each pending part that has content. Approved and rejected parts stay as they are. */
export function approvePending(content: ReviewedContent, decision: Decision): PendingApproval {
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  let refusal: string | null = null;
  for (const part of partNames) {
    if (statusOf(content, part) !== 'pending') continue;
    const reason = whyNot(content, part);
    const decided = reason === null ? decidePart(change.content, part, 'approved', decision) : null;
    if (!decided?.ok) {
      refusal ??= decided ? decided.problem.message : reason;
      continue;
    }
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    parts.push(part);
  }
  return { change, parts, refusal: parts.length > 0 ? null : refusal };
}

/** Rolls back those of the parts that still are as the decision at `at` left them. */
export function undoApproval(
  content: ReviewedContent,
  parts: readonly Part[],
  at: string,
  decision: Decision,
): { change: Change; parts: Part[] } {
  let change: Change = { content, history: [] };
  const undone: Part[] = [];
  for (const part of new Set(parts)) {
    const { decidedAt, decidedBy } = content.parts[part];
    const isAsLeft = statusOf(content, part) === 'approved' && decidedAt === at && decidedBy?.id === decision.by.id;
    const decided = isAsLeft ? decidePart(change.content, part, 'pending', decision) : null;
    if (!decided?.ok) continue;
    change = { content: decided.value.content, history: [...change.history, ...decided.value.history] };
    undone.push(part);
  }
  return { change, parts: undone };
}
