// The calls that check a text against what a product's source says, and that list what else is read as its source.

import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partValues, textOfPart } from '#domain/parts/part-values.ts';
import { bulletTexts, textLimits } from '#domain/text/text-limits.ts';
import { checkedClaimSchema } from './checked-claim.ts';

const bulletsText = bulletTexts.check(
  z.refine(
    (bullets) => bullets.reduce((sum, bullet) => sum + bullet.length, 0) <= textLimits.description,
    `At most ${textLimits.description.toLocaleString('en')} characters in all bullets together.`,
  ),
);

export const claimsBody = textOfPart({ ...partValues, bullets: bulletsText });
export type ClaimsBody = z.output<typeof claimsBody>;

export const claimsReply = z.object({ claims: z.array(checkedClaimSchema) });
export type ClaimsReply = z.output<typeof claimsReply>;

export const checkProductClaims = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/products/:id/claims',
  tag: 'writing',
  summary:
    'Check what a title, a description or bullets claim against the facts of the product; places are counted within each bullet, which `item` names',
  params: idParam,
  body: claimsBody,
  reply: claimsReply,
});

/** An active data source of a product as the claim checker reads it; evidence calls the first one `dataSources.0`. */
export const factSourceSchema = z.object({
  id: z.int(),
  category: z.string(),
  url: z.nullable(z.string()),
  text: z.string(),
});
export type FactSource = z.infer<typeof factSourceSchema>;

export const listFactSources = defineContract({
  method: 'GET',
  path: '/api/products/:id/fact-sources',
  tag: 'writing',
  summary:
    'The texts of active data sources that count as facts of a product beside its own fields, in the order evidence numbers them',
  params: idParam,
  reply: z.array(factSourceSchema),
});
