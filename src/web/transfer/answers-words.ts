// The words of answers on the screen.
import { type AnswerCounts, type AnswerKind, answerKinds } from '#domain/transfer/answers.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

/** `label` names the figure and the list, `word` stands behind a number. */
export const answerWords: Readonly<Record<AnswerKind, { label: string; hint: string; word: string }>> = {
  approve: { label: 'Approve', hint: 'Parts to approve as they are', word: 'approved' },
  reject: { label: 'Reject', hint: 'Parts to reject', word: 'rejected' },
  change: { label: 'Change', hint: 'Texts to replace', word: 'changed' },
  conflict: { label: 'Conflicts', hint: 'Rows that cannot be used', word: 'in conflict' },
  comment: { label: 'Comments', hint: 'Rows that only add a comment', word: 'with a comment only' },
};

/** `12 approved, 3 changed, 1 in conflict`, and how many rows say nothing. */
export function describeAnswers(counts: AnswerCounts): string {
  const said = answerKinds.filter((kind) => counts[kind] > 0);
  if (said.length === 0) return `No answers in ${countNoun(counts.unchanged, 'row')}`;
  return said.map((kind) => `${formatNumber(counts[kind])} ${answerWords[kind].word}`).join(', ');
}
