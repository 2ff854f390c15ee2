// The shape of a checked claim, as calls and history carry it. Apart from the checker, so that those need none of its code.
import * as z from 'zod/mini';
import { textPartSchema } from '#domain/parts/parts.ts';
import { claimKinds } from './kinds.ts';

/** Where the source says so, or says otherwise: a field such as `title`, `bullets.2` or `attributes.Material`, and the characters in it. */
export const evidenceSchema = z.object({ field: z.string(), start: z.int(), end: z.int(), text: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * `start` and `end` count UTF-16 units in the text, or for bullets in the one bullet that `item` (from 0) names; without bullets there is
 * no `item`. Contradicted: the source says otherwise of the same thing. Unsupported: it does not say so. Kind `statement` is a hint about
 * a sentence whose words the source never uses; it is never contradicted.
 */
export const checkedClaimSchema = z.object({
  text: z.string(),
  start: z.int(),
  end: z.int(),
  kind: z.enum(claimKinds),
  verdict: z.enum(['supported', 'contradicted', 'unsupported']),
  evidence: z.array(evidenceSchema),
  item: z.optional(z.int()),
  /** One field of the source says so and another says otherwise, whichever of the two it is: the evidence has both. Such a claim is unsupported. */
  isConflict: z.optional(z.literal(true)),
  /** The model that decided it, where no rule did. */
  judgedBy: z.optional(z.string()),
});
export type PlacedClaim = z.infer<typeof checkedClaimSchema>;
/** As the checker gives it of one text. */
export type CheckedClaim = Omit<PlacedClaim, 'item' | 'judgedBy'>;

/** A claim and the part of the content it is in. */
export const partClaimSchema = z.extend(checkedClaimSchema, {
  contentType: textPartSchema,
});
export type PartClaim = z.infer<typeof partClaimSchema>;

/** A claim that was open when its part was approved; `isAttested` when the approver answered for it by name. */
export const recordedClaimSchema = z.extend(checkedClaimSchema, { isAttested: z.optional(z.literal(true)) });
export type RecordedClaim = z.infer<typeof recordedClaimSchema>;
