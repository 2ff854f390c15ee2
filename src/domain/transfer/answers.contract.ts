// The calls of answer sheets: what a file of answers says, row by row, and the run that takes it.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { idParamOf, storedId } from '#domain/stored.ts';

export const answerKinds = ['approve', 'reject', 'change', 'comment', 'conflict'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Counts of rows. `unchanged`: rows without an answer, or with one that changes nothing. */
export const answerCountsSchema = z.object({
  approve: z.int(),
  reject: z.int(),
  change: z.int(),
  comment: z.int(),
  conflict: z.int(),
  unchanged: z.int(),
});
export type AnswerCounts = z.output<typeof answerCountsSchema>;

export const answersSchema = z.object({
  id: z.int(),
  /** Of answers by the link of a sign-off, who answered. */
  fileName: z.string(),
  /** Whether they came by the link of a sign-off. */
  isSignOff: z.boolean(),
  /** When the texts were sent: in an export for review, or as a link. */
  exportedAt: z.iso.datetime(),
  counts: answerCountsSchema,
  /** Products with an answer that can be taken. */
  products: z.int(),
  /** The run that took them; null where nobody did. */
  runId: z.nullable(z.int()),
  /** Whether that run was undone as a whole. */
  isUndone: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Answers = z.output<typeof answersSchema>;

const answerRowSchema = z.object({
  /** In the file, the header counting as 1. */
  row: z.int(),
  kind: z.enum(answerKinds),
  /** Null where the mark of the row was changed. */
  productId: z.nullable(z.int()),
  part: z.nullable(partSchema),
  /** As the file names the product. */
  sku: z.string(),
  title: z.string(),
  /** Of a changed text: the one under review now. Null for others, and where it is no longer the one that the answer is about. */
  before: z.nullable(z.string()),
  /** The new text, or what the file says where it cannot be taken; of a list one value a line. */
  text: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Of a conflict: one sentence. */
  reason: z.nullable(z.string()),
});
export type AnswerRow = z.output<typeof answerRowSchema>;

const answersIdParam = idParamOf('Invalid ID of answers');

export const listAnswers = defineContract({
  method: 'GET',
  path: '/api/answers',
  tag: 'transfer',
  summary: 'The latest 20 files of answers, newest first',
  reply: z.array(answersSchema),
});

export const getAnswers = defineContract({
  method: 'GET',
  path: '/api/answers/:id',
  tag: 'transfer',
  summary: 'What a file of answers says, counted; nothing changes until its run is started',
  params: answersIdParam,
  reply: answersSchema,
});

export const listAnswerRows = defineContract({
  method: 'GET',
  path: '/api/answers/:id/rows',
  tag: 'transfer',
  summary: 'A page of the rows of a file of answers, in their order; of one kind, or all',
  params: answersIdParam,
  query: z.strictObject({ kind: z.optional(z.enum(answerKinds)), ...pageShape }),
  reply: z.array(answerRowSchema),
});

export const answersRef = { answersId: storedId('Invalid ID of answers') };
