// What stood behind a change of content, kept with its history entry for good.
import * as z from 'zod/mini';
import { recordedClaimSchema } from '#domain/claims/checked-claim.ts';
import { imageDetailSchema } from '#domain/images/image-detail.ts';
import { personSchema } from '#domain/session/person.ts';
import { draftRecordSchema } from './draft-record.ts';

/** What the token is for that a text was proposed with; null where the workspace signs nobody in. */
export const textProposalSchema = z.object({ token: z.nullable(z.string()) });
export type TextProposal = z.infer<typeof textProposalSchema>;

export const historyDetailsSchema = z.object({
  /** How a generated text came about. */
  draft: z.optional(draftRecordSchema),
  /** Claims that were contradicted or unsupported when the part was approved. */
  openClaims: z.optional(z.array(recordedClaimSchema)),
  /** Who answered for the open claims that had to be attested. */
  attestedBy: z.optional(personSchema),
  /** Of an approval that needed two people: who approved first. */
  firstApprovedBy: z.optional(personSchema),
  /** Of an approval: the part was approved as the source has it, with nothing generated or edited. */
  isAsItIs: z.optional(z.literal(true)),
  /** Of an approval: the part has no text in source and draft, and stays so. */
  isLeftEmpty: z.optional(z.literal(true)),
  /** Of a text that a program proposed: by which token it came. */
  proposal: z.optional(textProposalSchema),
  /** The rule whose mechanical fix made the change, and its name then. */
  fixed: z.optional(z.object({ ruleId: z.string(), label: z.string() })),
  /** Of an approval: the standing policy that made it. */
  policyId: z.optional(z.int()),
  /** Of an answer by the link of a sign-off: who gave it. Who made the link is who changed it. */
  answeredBy: z.optional(z.string()),
  /** Of a text that was brought back: the change after it was taken back, and the text has its origin again. */
  isUndo: z.optional(z.literal(true)),
  /** Of an assignment: who has the product from then on. */
  assignedTo: z.optional(personSchema),
  /** Of a rejection: why, where somebody said so. */
  reason: z.optional(z.string()),
  /** Of images: alt texts, renditions and what was left out, before and after, where there were any. */
  images: z.optional(z.object({ before: z.array(imageDetailSchema), after: z.array(imageDetailSchema) })),
});
export type HistoryDetails = z.infer<typeof historyDetailsSchema>;
