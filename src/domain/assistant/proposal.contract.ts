// A draft that the chat proposes: shown with its checks, stored only when somebody uses it.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { levels } from '#domain/channels/levels.ts';
import { checkedClaimSchema } from '#domain/claims/checked-claim.ts';
import { defineContract } from '#domain/contract.ts';
import { draftRecordSchema } from '#domain/history/draft-record.ts';
import { textParts } from '#domain/parts/parts.ts';
import { contentSchema } from '#domain/review/flat-content.ts';

const text = z.union([z.string(), z.array(z.string())]);

/** A rule the proposed text breaks, and what to do about it. */
const brokenRuleSchema = z.object({
  label: z.string(),
  message: z.string(),
  fix: z.nullable(z.string()),
  source: z.string(),
});

export const proposalSchema = z.object({
  id: z.string(),
  part: z.enum(textParts),
  /** The present text, and the one proposed. */
  before: text,
  after: text,
  draft: draftRecordSchema,
  /** The claims that the facts do not bear out, each with what they say instead. */
  openClaims: z.array(
    z.object({
      text: z.string(),
      verdict: checkedClaimSchema.shape.verdict,
      explanation: z.string(),
      isConflict: checkedClaimSchema.shape.isConflict,
    }),
  ),
  brokenRules: z.array(brokenRuleSchema),
  /** Listing Quality, and the part's compliance level, with the present text and with the one proposed. */
  quality: z.object({ before: z.int(), after: z.int() }),
  level: z.object({ before: z.enum(levels), after: z.enum(levels) }),
});
export type Proposal = z.infer<typeof proposalSchema>;

const proposalParams = z.extend(idParam, { proposalId: z.uuid() });

export const storeProposal = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/proposals/:proposalId/use',
  tag: 'assistant',
  givesVersion: true,
  takesVersion: true,
  summary: 'Store a draft the chat proposed, pending; refused with 409 when its part or the product changed meanwhile',
  params: proposalParams,
  reply: contentSchema,
});

export const discardProposal = defineContract({
  method: 'DELETE',
  access: 'write',
  path: '/api/products/:id/proposals/:proposalId',
  tag: 'assistant',
  summary: 'Forget a draft the chat proposed',
  params: proposalParams,
  status: 204,
});
