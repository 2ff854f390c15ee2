// Calls that produce content: for all four parts, for one part, and with a prompt of the user's.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partSchema, textPartSchema } from '#domain/parts/parts.ts';
import { contentSchema } from '#domain/review/flat-content.ts';
import { storedId } from '#domain/stored.ts';

/** Words the text should carry where the facts support them; without them those in effect for the product hold. */
export const targetKeywords = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
  .check(z.maxLength(50, 'At most 50 keywords.'));

const generateBody = z.nullish(
  z.strictObject({
    contentType: z.optional(partSchema),
    targetKeywords: z.optional(targetKeywords),
    /** Of all parts only those that are not approved. */
    keepApproved: z.optional(z.boolean()),
  }),
);

/** Why generating all parts but the approved ones writes nothing. */
export const allApproved = 'All parts are already approved. To change one, generate it again on its card.';

/** The specified words of a failure. */
export const generateFailed = 'Failed to generate optimized content. Please try again.';
export const optimizeFailed = 'Could not optimize content. Please try again or check API connectivity.';

export const generateContent = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/generate-optimized-content',
  tag: 'writing',
  givesVersion: true,
  summary:
    'Generate one part, or all four when no body is sent; the replaced text stays in history. Asked for application/x-ndjson it tells how the work goes on, line by line',
  params: idParam,
  body: generateBody,
  reply: contentSchema,
});

const optimizeBody = z.strictObject({
  productId: storedId('Invalid product ID'),
  contentType: textPartSchema,
  targetKeywords: z.optional(targetKeywords),
  prompt: z.optional(z.string().check(z.trim(), z.minLength(1, 'Enter a prompt.'), z.maxLength(2_000))),
});

export const optimizeContent = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'asks',
  path: '/api/optimize',
  tag: 'writing',
  givesVersion: true,
  summary:
    'Generate one part of a product with keywords and a prompt of the user. Asked for application/x-ndjson it tells how the work goes on, line by line',
  body: optimizeBody,
  reply: contentSchema,
});
