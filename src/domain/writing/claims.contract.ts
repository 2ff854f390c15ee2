// The call that checks a text against what a product's source says.
import * as z from 'zod/mini';
import { bulletTexts, descriptionText, idParam, textLimits, titleText } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { claimKinds } from './claims/kinds.ts';

const bulletsText = bulletTexts.check(
  z.refine(
    (bullets) => bullets.reduce((sum, bullet) => sum + bullet.length, 0) <= textLimits.description,
    `At most ${textLimits.description.toLocaleString('en')} characters in all bullets together.`,
  ),
);

export const claimsBody = z.discriminatedUnion('contentType', [
  z.strictObject({ contentType: z.literal('title'), content: titleText }),
  z.strictObject({ contentType: z.literal('description'), content: descriptionText }),
  z.strictObject({ contentType: z.literal('bullets'), content: bulletsText }),
]);
export type ClaimsBody = z.output<typeof claimsBody>;

/** Where the source says so, or says otherwise: a field such as `title`, `bullets.2` or `attributes.Material`, and the characters in it. */
export const evidenceSchema = z.object({ field: z.string(), start: z.int(), end: z.int(), text: z.string() });

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
});

export const claimsReply = z.object({ claims: z.array(checkedClaimSchema) });
export type ClaimsReply = z.output<typeof claimsReply>;

export const checkProductClaims = defineContract({
  method: 'POST',
  path: '/api/products/:id/claims',
  tag: 'writing',
  summary:
    'Check what a title, a description or bullets claim against the facts of the product; places are counted within each bullet, which `item` names',
  params: idParam,
  body: claimsBody,
  reply: claimsReply,
});
