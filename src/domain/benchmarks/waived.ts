// What a waiver is about, as it is sent and stored. Apart from what it does: a screen that lists waivers reads no rules.
import * as z from 'zod/mini';
import { storedId } from '#domain/stored.ts';

export const waiverScopes = ['retailer', 'brand', 'category', 'products'] as const;
export type WaiverScope = (typeof waiverScopes)[number];

const name = z.string().check(z.regex(/\S/, 'Enter a retailer, a brand or a category.'));
const shared = { ruleIds: z.array(z.string()), until: z.nullable(z.iso.date()) };
/**
 * What a waiver is about: rules by their ids, such as one asked for by several retailers, for whom, and the last day (UTC) it holds, null for no end. Names are compared without case; a
 * category is one step of a category path, as for rules.
 */
export const waivedSchema = z.discriminatedUnion('scope', [
  z.object({ ...shared, scope: z.enum(['retailer', 'brand', 'category']), value: name }),
  z.object({ ...shared, scope: z.literal('products'), productIds: z.array(storedId('Invalid product ID')) }),
]);
export type Waived = z.infer<typeof waivedSchema>;
