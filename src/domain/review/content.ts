// Optimised content of a product: its parts, each with a value, a status and a record, and a status for every image.
import * as z from 'zod/mini';
import { recordedClaimSchema } from '#domain/claims/checked-claim.ts';
import { draftRecordSchema } from '#domain/history/draft-record.ts';
import { textProposalSchema } from '#domain/history/history-details.ts';
import { imageDetailSchema } from '#domain/images/image-detail.ts';
import { type Part, type PartContent, partNames, pickParts, type Status, statusSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { originSchema } from './origin.ts';

export const imageTypeSchema = z.enum(['hero', 'secondary']);
export const imageEntrySchema = z.object({
  ...imageDetailSchema.shape,
  type: imageTypeSchema,
  order: z.int(),
  status: statusSchema,
  /** The approval of this image alone by the first of two people. It falls with the image. */
  firstApproval: z.optional(z.object({ by: personSchema, at: z.iso.datetime() })),
});
/** One image of a product; the hero is order 0. One that is left out stands behind those of the listing. */
export type ImageEntry = z.infer<typeof imageEntrySchema>;
export type { Origin } from './origin.ts';

/** A fact of the source that changed after the part was approved: what the approver saw and what the source says now. */
export const sourceChangeSchema = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  changedAt: z.iso.datetime(),
});
export type SourceChange = z.infer<typeof sourceChangeSchema>;

/** What is known of a part beside its value and status. `decidedBy`/`decidedAt` belong to the present approval or rejection. */
export const partRecordSchema = z.object({
  origin: originSchema,
  /** The person who edited, restored or asked for the present text; absent where nobody did, or it was not kept. */
  writtenBy: z.optional(personSchema),
  /** Of a text that came by the link of a sign-off: who wrote it. Who made the link is `writtenBy`. */
  wordedBy: z.optional(z.string()),
  /** Notes of the writer on content from before drafts were recorded; since then the draft's reasons say more. */
  notes: z.array(z.string()),
  /** How the present text was drafted; absent where a person wrote it. */
  draft: z.optional(draftRecordSchema),
  /** How the present text was proposed; absent where no program did. */
  proposal: z.optional(textProposalSchema),
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of the present approval: the claims that were open, and who answered for those that had to be attested. */
  openClaims: z.optional(z.array(recordedClaimSchema)),
  attestedBy: z.optional(personSchema),
  /** The approval by the first of two people: the part is pending until another confirms it, and both are named then. It falls with the text. */
  firstApproval: z.optional(
    z.object({
      by: personSchema,
      /** Who answered by the link of a sign-off; who made the link is `by`. */
      answeredBy: z.optional(z.string()),
      at: z.iso.datetime(),
      openClaims: z.array(recordedClaimSchema),
    }),
  ),
  /** Of a decision that came by the link of a sign-off: who answered. Who made the link is `decidedBy`. */
  answeredBy: z.optional(z.string()),
  /** Of the present approval: the standing policy that made it; absent where a person did. */
  policyId: z.optional(z.int()),
  /** Of the present rejection: why, where somebody said so. */
  reason: z.optional(z.string()),
  sourceChanges: z.array(sourceChangeSchema),
});
export type PartRecord = z.infer<typeof partRecordSchema>;

/** Of a part that is as the source has it. */
export const sourceRecord: PartRecord = {
  origin: 'source',
  notes: [],
  decidedBy: null,
  decidedAt: null,
  sourceChanges: [],
};

/** A part of the content: all there is to know of it. */
export type PartState<P extends Part = Part> = { value: PartContent[P]; status: Status; record: PartRecord };
export type ContentParts = { [P in Part]: PartState<P> };

/** Content under review, without the ids and times the store adds. */
export type ReviewedContent = {
  parts: ContentParts;
  /** The images of the images part, each with a status of its own, which that of the part follows. */
  imagesWithStatus: ImageEntry[];
  /** User id of the latest approval, while at least one part is approved. */
  approvedBy: number | null;
};

export type OptimizedContent = ReviewedContent & {
  id: number;
  productId: number;
  /** ISO times. */
  createdAt: string;
  updatedAt: string;
  /** Counts up with every change; the ETag of the record. */
  version: number;
};

/** The values of all parts, as the rules and the claim checker read them. */
export function valuesOf({ parts }: Pick<ReviewedContent, 'parts'>): PartContent {
  return Object.fromEntries(partNames.map((part) => [part, parts[part].value])) as PartContent;
}

export type PartStatuses = Readonly<Record<Part, Status>>;

export function statusesOf({ parts }: Pick<ReviewedContent, 'parts'>): PartStatuses {
  return Object.fromEntries(partNames.map((part) => [part, parts[part].status])) as PartStatuses;
}

/** What stands for a product now: the content under review, or the source before there is any. */
export function presentOf(of: { content: OptimizedContent | null; product: Partial<PartContent> }): PartContent {
  return of.content ? valuesOf(of.content) : pickParts(of.product);
}
