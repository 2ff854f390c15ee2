// A product as its source describes it: what the shop says today. Optimised content lives in the review feature.
import * as z from 'zod/mini';
import { levels } from '#domain/channels/levels.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { idParamOf } from '#domain/stored.ts';
import { lensSchema } from './lens.ts';
import type { Translations } from './translations.ts';

/** A fact the source states about a product: a name such as `Material` and its value, in the source's order. */
export const attributeSchema = z.object({ name: z.string(), value: z.string() });
export type Attribute = z.infer<typeof attributeSchema>;

const translationSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  bullets: z.optional(z.array(z.string())),
});
export const translationsSchema: z.ZodMiniType<Translations> = z.record(z.string(), translationSchema);

/** The product of a path. */
export const idParam = idParamOf('Invalid product ID');

const contentStatusName = z.enum(['needs_improvement', 'critical', 'optimized']);

/** Derived from the review, stored with the product: score 0-100 (25 per approved part), issues 0-5, and the status they give. */
export const contentStatusSchema = z.object({ score: z.int(), issues: z.int(), status: contentStatusName });
export type ContentStatus = z.infer<typeof contentStatusSchema>;

export const productSchema = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  description: z.string(),
  bullets: z.array(z.string()),
  /** Addresses, the hero first. */
  images: z.array(z.string()),
  /** The alt text of each image, in their order; empty for none, and shorter than the images where the rest has none. */
  imageAlts: z.array(z.string()),
  /** As the source writes it, such as `49.90 USD`; null when it names none. */
  price: z.nullable(z.string()),
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  retailer: z.nullable(z.string()),
  attributes: z.array(attributeSchema),
  /** Its texts in other languages, by language tag or, of a store view that has none, by its name. */
  translations: translationsSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Counts up with each change of the source; its ETag. */
  version: z.int(),
  contentStatus: contentStatusSchema,
  /** False until content was first generated or edited: such a product scores 58 with 5 issues and waits. */
  hasContent: z.boolean(),
  /** The parts still pending, in the order title, description, bullets, images; all four without a record. */
  pendingParts: z.array(partSchema),
  /** Since when it waits for a decision: since it came, or since there is content to decide on; null when nothing waits. */
  waitingSince: z.nullable(z.iso.datetime()),
  /** Why it needs a person, or that nothing keeps it from an approval in bulk; null when nothing waits and no source changed. */
  lens: z.nullable(lensSchema),
  /** Listing Quality (0-100) by the benchmark rules; null until it was first checked, in the background. */
  listingQuality: z.nullable(z.int()),
  /** The worst level of the four parts by the benchmark rules; null as above. */
  complianceLevel: z.nullable(z.enum(levels)),
});
export type Product = z.infer<typeof productSchema>;

/** What the source says of a product, without ids, times and derived figures: what an import carries and a writer works from. */
export type SourceProduct = Pick<
  Product,
  | 'sku'
  | 'title'
  | 'description'
  | 'bullets'
  | 'images'
  | 'imageAlts'
  | 'price'
  | 'category'
  | 'subcategory'
  | 'brand'
  | 'retailer'
  | 'attributes'
> &
  /** Absent where only the main texts are looked at. */
  Partial<Pick<Product, 'translations'>>;
