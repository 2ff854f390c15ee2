// What the actions that write new text have in common.
import * as z from 'zod/mini';
import { askedParts, partNames, partSchema } from '#domain/parts/parts.ts';
import { targetKeywords } from '#domain/writing/writing.contract.ts';
import type { ActionWords } from '../define-run-action.ts';
import { skipReasons, skipWords } from '../skip-reasons.ts';

export const writingShape = {
  parts: z._default(askedParts(partSchema), [...partNames]),
  /** What is skipped unless it is named here. */
  take: z._default(z.array(z.enum(skipReasons)), []),
  /** Null for those in effect for each product. */
  keywords: z._default(z.nullable(targetKeywords), null),
};
const schema = z.strictObject(writingShape);
export type WritingOptions = z.output<typeof schema>;

export const writingWords = {
  will: 'get new text',
  done: 'Written',
  result: ({ products }) => `Wrote text for ${products}`,
  nothingToDo: null,
  skipped: 'Nothing written',
  nothing: 'No product changed',
} as const satisfies Partial<ActionWords>;

export const restoresContent = 'restores the texts and statuses of';

/** `Skips approved and rejected parts`, `Keywords: oak bench` */
export function describeWriting({ take, keywords }: WritingOptions): string[] {
  const skipped = skipReasons.filter((reason) => !take.includes(reason)).map((reason) => skipWords[reason].short);
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(skipped);
  return [
    skipped.length === 0 ? 'Nothing is skipped' : `Skips ${listed} parts`,
    ...(keywords === null ? [] : [`Keywords: ${keywords.join(', ')}`]),
  ];
}
