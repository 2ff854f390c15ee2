// What the analytics of one product carry: its way through the review as its history shows it.
import * as z from 'zod/mini';
import { contentStatusSchema, idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { actionSchema } from '#domain/history/history.contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';

/** What happened to a part at a moment. */
const analyticsEventSchema = z.object({
  part: partSchema,
  action: actionSchema,
  by: z.nullable(personSchema),
  /** Of an answer by the link of a sign-off: who gave it. */
  answeredBy: z.optional(z.string()),
});

/** The review's figures as one moment left them, and what happened then. */
export const analyticsPointSchema = z.object({
  at: z.iso.datetime(),
  ...contentStatusSchema.shape,
  events: z.array(analyticsEventSchema),
});
export type AnalyticsPoint = z.infer<typeof analyticsPointSchema>;

const countsShape = {
  generations: z.int(),
  edits: z.int(),
  approvals: z.int(),
  rejections: z.int(),
  /** Decisions taken back and older versions restored. */
  rollbacks: z.int(),
};
export const countsSchema = z.object(countsShape);
export type Counts = z.infer<typeof countsSchema>;

const partAnalyticsSchema = z.object({
  part: partSchema,
  ...countsShape,
  /** Milliseconds from the latest generated text to its approval; null while it was not generated or is not approved. */
  generatedToApproved: z.nullable(z.number()),
});

export const analyticsSchema = z.object({
  /** The oldest first; empty before anything was generated, edited or decided on. */
  points: z.array(analyticsPointSchema),
  parts: z.array(partAnalyticsSchema),
  /** A generation of several parts at once counts once. */
  totals: countsSchema,
  /** Milliseconds from the first generation until all four parts first stood approved; null as long as they never did. */
  generatedToAllApproved: z.nullable(z.number()),
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const getProductAnalytics = defineContract({
  method: 'GET',
  path: '/api/products/:id/analytics',
  tag: 'history',
  summary: 'Content Score and status of a product over time, with counts of what was done and how long it took',
  params: idParam,
  reply: analyticsSchema,
});
