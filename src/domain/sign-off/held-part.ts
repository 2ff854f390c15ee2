// A part as a sign-off holds it, held against the text as it is now. Values in, values out.
import type { Part } from '#domain/parts/parts.ts';
import { isTextPart } from '#domain/parts/parts.ts';
import { readPartCell } from '#domain/transfer/answers/answer-cells.ts';
import type { GivenAnswer } from '#domain/transfer/answers/judge-answer.ts';
import type { SignOffAnswer } from './sign-off-link.contract.ts';

type Value = string | string[];

/** `after` is shown as proposed, and `hash` is its hash; `earlier` was shown before it changed. `text` is that of *Change to*. */
export type HeldPart = {
  part: Part;
  after: Value;
  hash: string;
  earlier: Value | null;
  answer: SignOffAnswer | null;
  text: string | null;
  sentAt: Date | null;
};

type Hash = (part: Part, value: string | readonly string[]) => string;

/** Whether the text of now is what was asked for with *Change to*. */
const isOwnWording = ({ part, answer, text }: HeldPart, now: string, hash: Hash): boolean =>
  answer === 'change' && text !== null && isTextPart(part) && hash(part, readPartCell(part, text)) === now;

/**
 * What changes of a part because its text is another by now; null where nothing does. A text somebody else changed is shown beside the one
 * that was shown, and open again. An answer that was sent stays as it is, unless it is answered `again`.
 */
export function refreshPart(
  held: HeldPart,
  present: Value,
  { hash, again }: { hash: Hash; again: boolean },
): Partial<HeldPart> | null {
  const now = hash(held.part, present);
  if (now === held.hash) return null;
  if (isOwnWording(held, now, hash)) return { after: present, hash: now, earlier: null };
  if (held.sentAt !== null && !again) return null;
  return { after: present, hash: now, earlier: held.earlier ?? held.after, answer: null, sentAt: null };
}

/** An answer as a row of an answer sheet says it: what it comes to is judged as such a row is. */
export function toGivenAnswer(
  { part, hash }: Pick<HeldPart, 'part' | 'hash'>,
  {
    productId,
    answer,
    text,
    why,
  }: { productId: number; answer: SignOffAnswer; text: string | null; why: string | null },
): GivenAnswer {
  return {
    mark: { token: '', productId, part, hash },
    decision: answer === 'no' ? 'reject' : 'approve',
    after: undefined,
    changeTo: answer === 'change' ? (text ?? '') : '',
    comment: why ?? '',
  };
}
