// The calls that have statements of a product's texts judged by a language model, and that report what was decided.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { judgementSchema } from '#domain/claims/judgements.ts';
import { defineContract } from '#domain/contract.ts';

const reply = z.object({
  /** The model that would judge; null where none is chosen. */
  judge: z.nullable(z.string()),
  judgements: z.array(judgementSchema),
});
export type JudgementsReply = z.infer<typeof reply>;

export const listJudgements = defineContract({
  method: 'GET',
  path: '/api/products/:id/judgements',
  tag: 'writing',
  summary: 'What was decided of statements that rules alone could not decide, as far as it still holds by the source',
  params: idParam,
  reply,
});

export const judgeStatements = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/judgements',
  tag: 'writing',
  summary: 'Ask the judging model about all undecided statements of the texts under review',
  params: idParam,
  reply: z.extend(reply, {
    /** Statements asked about, and what came of them; the rest stays undecided. */
    asked: z.int(),
    supported: z.int(),
    contradicted: z.int(),
    unsupported: z.int(),
  }),
});
export type JudgedReply = z.output<typeof judgeStatements.reply>;
