// Texts that programs propose: what they may take the place of, which is less than what a person's edit may.
import type { TextProposal } from '#domain/history/history-details.ts';
import { type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Person } from '#domain/session/person.ts';
import type { ReviewedContent } from './content.ts';
import { type Change, replacePart } from './review.ts';

/** The words of a sentence about a part, which may be more than one thing: *the bullets are*. */
const wordsOf = (part: TextPart) =>
  partTable[part].kind === 'texts' ? { is: 'are', it: 'them' } : { is: 'is', it: 'it' };

/** Why no program may replace this part's text; null where one may. */
function whyKept({ parts }: ReviewedContent, part: TextPart): string | null {
  const { status, record } = parts[part];
  const { is, it } = wordsOf(part);
  const approved = `The ${partTable[part].word} ${is} approved`;
  if (status === 'approved')
    return `${approved}. A proposal never replaces approved text. An approver can roll ${it} back first.`;
  if (record.firstApproval)
    return `${approved} by the first of two people. A proposal never replaces text that someone approved. An approver can reject ${it} first.`;
  return null;
}

/**
 * Puts a proposed text into a part, pending, with the token it came by. Refuses with ILLEGAL_TRANSITION what somebody approved, and with
 * NOTHING_CHANGED a text that is there already: a proposal takes no rejection back.
 */
export function proposeText<P extends TextPart>(
  content: ReviewedContent,
  part: P,
  value: PartContent[P],
  { proposal, by }: { proposal: TextProposal; by: Person },
): Result<Change> {
  const kept = whyKept(content, part);
  if (kept !== null) return refuse(new Problem('ILLEGAL_TRANSITION', kept));
  const change = replacePart(content, part, value, { origin: 'proposed', proposal, by });
  if (change.content !== content) return accept(change);
  return refuse(
    new Problem(
      'NOTHING_CHANGED',
      `The proposed ${partTable[part].word} ${wordsOf(part).is} there already. Nothing was changed.`,
    ),
  );
}
