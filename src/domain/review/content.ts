// Optimised content of a product: four parts, each with a status, and a status for every image.
import * as z from 'zod/mini';
import { bulletTexts, descriptionText, imageUrls, titleText } from '#domain/catalogue/product.ts';
import { recordedClaimSchema } from '#domain/claims/checked-claim.ts';
import { draftRecordSchema } from '#domain/history/draft-record.ts';

export const partNames = ['title', 'bullets', 'description', 'images'] as const;
export const partSchema = z.enum(partNames);
export type Part = z.infer<typeof partSchema>;

/** The parts that are text, and so can claim something. */
export const textParts = ['title', 'bullets', 'description'] as const satisfies readonly Part[];
export type TextPart = (typeof textParts)[number];

export function isTextPart(part: Part): part is TextPart {
  return part !== 'images';
}

export const statusSchema = z.enum(['pending', 'approved', 'rejected']);
export type Status = z.infer<typeof statusSchema>;

export const imageTypeSchema = z.enum(['hero', 'secondary']);
export const imageEntrySchema = z.object({
  url: z.string(),
  type: imageTypeSchema,
  order: z.int(),
  status: statusSchema,
});
/** One image of a product; the hero is order 0. */
export type ImageEntry = z.infer<typeof imageEntrySchema>;

/** Who put the present text there: the built-in writer, a language model (the draft names it), a person, an older version brought back, or the source as it came. */
export const originSchema = z.enum(['built-in', 'model', 'person', 'restored', 'source']);
export type Origin = z.infer<typeof originSchema>;

/** A fact of the source that changed after the part was approved: what the approver saw and what the source says now. */
export const sourceChangeSchema = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  changedAt: z.iso.datetime(),
});
export type SourceChange = z.infer<typeof sourceChangeSchema>;

export const personSchema = z.object({ id: z.int(), fullName: z.string() });
export type Person = z.infer<typeof personSchema>;

/** What is known of a part beside its text and status. `decidedBy`/`decidedAt` belong to the present approval or rejection. */
export const partRecordSchema = z.object({
  origin: originSchema,
  /** The person who edited, restored or asked for the present text; absent where nobody did, or it was not kept. */
  writtenBy: z.optional(personSchema),
  /** Notes of the writer on content from before drafts were recorded; since then the draft's reasons say more. */
  notes: z.array(z.string()),
  /** How the present text was drafted; absent where a person wrote it. */
  draft: z.optional(draftRecordSchema),
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Of the present approval: the claims that were open, and who answered for those that had to be attested. */
  openClaims: z.optional(z.array(recordedClaimSchema)),
  attestedBy: z.optional(personSchema),
  sourceChanges: z.array(sourceChangeSchema),
});
export type PartRecord = z.infer<typeof partRecordSchema>;

export const contentSchema = z.object({
  id: z.int(),
  productId: z.int(),
  title: z.string(),
  titleStatus: statusSchema,
  description: z.string(),
  descriptionStatus: statusSchema,
  bullets: z.array(z.string()),
  bulletsStatus: statusSchema,
  images: z.array(z.string()),
  imagesStatus: statusSchema,
  imagesWithStatus: z.array(imageEntrySchema),
  parts: z.object({
    title: partRecordSchema,
    bullets: partRecordSchema,
    description: partRecordSchema,
    images: partRecordSchema,
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** User id of the latest approval. */
  approvedBy: z.nullable(z.int()),
  /** Counts up with every change; the ETag of the record. */
  version: z.int(),
});
export type OptimizedContent = z.infer<typeof contentSchema>;

/** Content of each part: text, list of texts, or list of image addresses. */
export type PartContent = { title: string; description: string; bullets: string[]; images: string[] };

export const partContentSchemas = {
  title: titleText,
  description: descriptionText,
  bullets: bulletTexts,
  images: imageUrls,
} as const;
