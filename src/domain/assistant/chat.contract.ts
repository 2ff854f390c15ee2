// The chat about one product: a question with what was said before goes out, the reply comes back piece by piece.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { problemSchema } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { personaTypes } from './persona-names.ts';
import { proposalSchema } from './proposal.contract.ts';

/** Longest message in characters, and the most messages one call takes. */
export const chatLimits = { messageChars: 4_000, messages: 50 } as const;

export const chatMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z
    .string()
    .check(z.maxLength(chatLimits.messageChars, `At most ${groupDigits(chatLimits.messageChars)} characters.`)),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatBody = z.strictObject({
  /** Oldest first; the last one is the question. */
  messages: z.array(chatMessageSchema).check(
    z.minLength(1, 'Ask a question.'),
    z.maxLength(chatLimits.messages, `At most ${chatLimits.messages} messages.`),
    z.refine((messages) => messages.at(-1)?.role === 'user', 'The last message must be the question.'),
    z.refine((messages) => messages.at(-1)?.content.trim() !== '', 'Ask a question.'),
  ),
  persona: z._default(z.enum(personaTypes), 'wizard'),
  /** The reader's time zone by its IANA name, for dates in answers; UTC when absent or unknown. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
});
export type ChatBody = z.output<typeof chatBody>;

/**
 * One line of the reply. `text` is the next piece of the answer (markdown), `done` ends a complete one; `error` ends one that
 * failed in the middle, so that a cut answer is never taken for a whole one. `writing` says that a draft of a part is being
 * written, and `proposal` brings it: it is stored nowhere until it is used.
 */
export const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('writing'), part: proposalSchema.shape.part }),
  z.object({ type: z.literal('proposal'), proposal: proposalSchema }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('error'), error: problemSchema.shape.error, code: problemSchema.shape.code }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const chatAboutProduct = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/chat',
  tag: 'assistant',
  summary:
    'Answer a question about a product: a stream of lines, each one JSON (text and proposed drafts, then done or error)',
  params: idParam,
  body: chatBody,
  produces: 'application/x-ndjson',
});
