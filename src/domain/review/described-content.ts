// Content as the calls on one product answer it: with what was measured of each image, and what is wrong with it.
import * as z from 'zod/mini';
import type { Severity } from '#domain/benchmarks/rule.ts';
import { measuresSchema } from '#domain/images/image-file.ts';
import { imageEntrySchema, type OptimizedContent } from './content.ts';
import { type ContentWith, contentSchemaOf } from './flat-content.ts';

/** Why there is no file of an image (`ruleId` and `severity` null), or a rule that it breaks, in the words of the rule. */
const imageProblemNoteSchema = z.object({
  ruleId: z.nullable(z.string()),
  severity: z.nullable(z.enum(['block', 'warn', 'advise'] satisfies Severity[])),
  label: z.string(),
  message: z.string(),
  /** What to do about it. */
  fix: z.nullable(z.string()),
});
export type ImageProblemNote = z.infer<typeof imageProblemNoteSchema>;

const describedEntrySchema = z.object({
  ...imageEntrySchema.shape,
  /** Of the file that goes out: of a chosen rendition, its own. Null where the image was not measured. */
  measures: z.nullable(measuresSchema),
  /** The gravest first. Rules are not asked about an image that is left out, nor about a file that is not known. */
  problems: z.array(imageProblemNoteSchema),
});
type DescribedEntry = z.infer<typeof describedEntrySchema>;
export type DescribedContent = ContentWith<DescribedEntry>;

export const describedContentSchema = contentSchemaOf(describedEntrySchema);

/** Content of which nothing is known of its images. */
export const withoutFacts = (content: OptimizedContent): DescribedContent => ({
  ...content,
  imagesWithStatus: content.imagesWithStatus.map((entry) => ({ ...entry, measures: null, problems: [] })),
});
