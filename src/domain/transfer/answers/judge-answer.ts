// What one row of an answer sheet comes to, held against the text as it is now. Values in, values out.
import type { Place } from '#domain/catalogue/move.ts';
import { partValues } from '#domain/parts/part-values.ts';
import {
  isEmptyValue,
  isTextPart,
  type PartContent,
  partTable,
  type Status,
  type TextPart,
} from '#domain/parts/parts.ts';
import { type DecisionWord, decisionWords, partCell, readPartCell, wholeCell } from './answer-cells.ts';
import { type AnswerMark, type Digest, foldCell, foldText, hashText } from './answer-mark.ts';

/** A row as it came back; a cell whose column is gone is undefined. `mark` is null for a row without one. */
export type GivenAnswer = {
  mark: AnswerMark | 'changed' | null;
  decision: string;
  after: string | undefined;
  changeTo: string;
  comment: string;
};

/** The part as it is now. */
export type PresentPart = { value: string | readonly string[]; status: Status };

/** Why there is no part to answer for. */
const missingReasons = {
  deleted: 'The product was deleted.',
  'set-aside': 'The product is set aside.',
  'no-content': 'The product no longer has optimized content.',
} as const satisfies Readonly<Record<Exclude<Place, 'catalog'> | 'no-content', string>>;
export type MissingPart = keyof typeof missingReasons;

/**
 * `change`: the new text is `value`, approved where `isApproved`. `comment`: it only adds a comment. `none`: no answer. `unchanged`: one that
 * changes nothing. `conflict`: it cannot be taken, and why in a sentence.
 */
export type JudgedAnswer =
  | { kind: 'none' | 'unchanged' | 'comment' | 'approve' | 'reject' }
  | { kind: 'change'; value: PartContent[TextPart]; isApproved: boolean }
  | { kind: 'conflict'; reason: string };

/** Of a cell somebody wrote into, enough to find it again. */
const longestShown = 60;
const shorten = (cell: string): string => {
  const text = cell.replaceAll(/\s+/gu, ' ').trim();
  return text.length <= longestShown ? text : `${text.slice(0, longestShown).toWellFormed()}…`;
};

const conflict = (reason: string): JudgedAnswer => ({ kind: 'conflict', reason });

/** Null for no decision; undefined for a word that is none. */
export function readDecision(cell: string): DecisionWord | null | undefined {
  const word = foldCell(cell).toLowerCase();
  if (word === '') return null;
  return decisionWords.find((each) => word === each || word === `${each}${each.endsWith('e') ? 'd' : 'ed'}`);
}

export function judgeAnswer(given: GivenAnswer, present: PresentPart | MissingPart, digest: Digest): JudgedAnswer {
  const judged = judgeRow(given, present, digest);
  if (!changesNothing(judged) || given.mark === null || given.comment.trim() === '') return judged;
  return typeof present === 'string' ? conflict(missingReasons[present]) : { kind: 'comment' };
}

const changesNothing = ({ kind }: JudgedAnswer): boolean => kind === 'none' || kind === 'unchanged';

function judgeRow(
  { mark, after, changeTo, comment, ...given }: GivenAnswer,
  present: PresentPart | MissingPart,
  digest: Digest,
): JudgedAnswer {
  const decision = readDecision(given.decision);
  if (mark === 'changed') return conflict('The mark of this row was changed, so its text cannot be found.');
  const isEdited = mark !== null && after !== undefined && hashText(mark.part, after, digest) !== mark.hash;
  const written = changeTo.trim() !== '' ? changeTo : isEdited ? after : null;
  if (decision === null && written === null) return { kind: 'none' };
  if (mark === null) return conflict('This row has no mark, so its text cannot be found.');
  if (decision === undefined)
    return conflict(`“${shorten(given.decision)}” is not a decision. Use approve, reject or change.`);
  if (typeof present === 'string') return conflict(missingReasons[present]);
  const cell = partCell(present.value);
  const isSame = hashText(mark.part, cell, digest) === mark.hash;
  if (written === null) return isSame ? judgeDecision(decision, present, comment) : conflict(changedSince);
  return judgeText({ ...mark, decision, written, isWhole: cell === wholeCell(present.value), isSame }, present);
}

const changedSince = 'The text changed after it was sent for review.';

function judgeDecision(decision: DecisionWord | null, { status }: PresentPart, comment: string): JudgedAnswer {
  if (decision === 'change') return conflict('The decision is change, but there is no new text.');
  if (decision === 'approve') return { kind: status === 'approved' ? 'unchanged' : 'approve' };
  // One that is rejected already can be given a reason.
  return { kind: status === 'rejected' && comment.trim() === '' ? 'unchanged' : 'reject' };
}

type WrittenAnswer = AnswerMark & { decision: DecisionWord | null; written: string; isWhole: boolean; isSame: boolean };

function judgeText({ part, decision, written, isWhole, isSame }: WrittenAnswer, present: PresentPart): JudgedAnswer {
  if (!isTextPart(part)) return conflict('Images can only be approved or rejected.');
  if (decision === 'reject') return conflict('The text is both rejected and changed. Choose one.');
  const value = readPartCell(part, written);
  if (isEmptyValue(value)) return conflict('The text was deleted. Reject it, or write the new text into “Change to”.');
  const isThere = foldText(part, partCell(value)) === foldText(part, partCell(present.value));
  if (!isSame) return isThere && present.status === 'approved' ? { kind: 'unchanged' } : conflict(changedSince);
  if (!isWhole)
    return conflict(
      'The text is too long for a cell, so this file contains only its beginning. Edit the text in Copydesk.',
    );
  const { error } = partValues[part].safeParse(value);
  if (error) return conflict(`The new ${partTable[part].word} is too long: ${error.issues[0]?.message}`);
  return { kind: 'change', value, isApproved: decision === 'approve' };
}
