// Calls of waivers: list them, add one, take one back.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { personSchema } from '#domain/session/person.ts';
import { idParamOf, mostId, storedDay } from '#domain/stored.ts';
import { givenText } from './kinds/given.ts';
import { waiversPath } from './rule-paths.ts';
import { waivedSchema, waiverScopes } from './waived.ts';

/** Who may read why, and for how long: shown on each product it is about. */
export const waiverSchema = z.object({
  id: z.int(),
  ruleIds: z.array(z.string()),
  /** The name of the rule; its id where the rule is gone. */
  label: z.string(),
  scope: z.enum(waiverScopes),
  value: z.nullable(z.string()),
  productIds: z.array(z.int()),
  reason: z.string(),
  /** The last day (UTC) it holds; null for no end. */
  until: z.nullable(z.string()),
  createdBy: z.nullable(personSchema),
  createdAt: z.iso.datetime(),
  /** Whether it holds only once a second person has confirmed it, and nobody has. */
  awaitsSecond: z.boolean(),
  /** That second person. */
  confirmedBy: z.nullable(personSchema),
});
export type Waiver = z.infer<typeof waiverSchema>;

const mostProducts = 1_000;
const shared = {
  ruleIds: z.array(givenText(200).check(z.minLength(1))).check(z.minLength(1, 'Select a rule.'), z.maxLength(100)),
  reason: givenText(500).check(z.minLength(3, 'Enter a reason with at least 3 characters.')),
  until: z._default(z.nullable(storedDay('Enter a valid date, such as 2026-02-28.')), null),
};
const named = z.strictObject({
  ...shared,
  scope: z.enum(['retailer', 'brand', 'category']),
  value: givenText(500).check(z.minLength(1, 'Select what the waiver applies to.')),
});
const ofProducts = z.strictObject({
  ...shared,
  scope: z.literal('products'),
  productIds: z
    .array(z.int().check(z.minimum(1), z.maximum(mostId)))
    .check(
      z.minLength(1, 'Select at least one product.'),
      z.maxLength(mostProducts, `At most ${mostProducts} products.`),
    ),
});
export const waiverInput = z.discriminatedUnion('scope', [named, ofProducts]);
export type WaiverInput = z.output<typeof waiverInput>;

const waiverId = idParamOf('Invalid waiver ID');

export const listWaivers = defineContract({
  method: 'GET',
  path: waiversPath,
  tag: 'benchmarks',
  summary: 'The waivers that were not taken back, the latest first; also those that have ended',
  reply: z.array(waiverSchema),
});

/** What a waiver would change, or changed: products that break the rule, and what they are under without it. */
export const waiverEffectSchema = z.object({
  /** Pending products that break the rule and are covered. */
  products: z.int(),
  /** Of these: nothing else keeps them from an approval in bulk; a claim is open; another must rule is broken; anything else. */
  clear: z.int(),
  openClaim: z.int(),
  mustRule: z.int(),
  other: z.int(),
});
export type WaiverEffect = z.infer<typeof waiverEffectSchema>;

export const previewWaiver = defineContract({
  method: 'POST',
  access: 'view',
  path: `${waiversPath}/preview`,
  tag: 'benchmarks',
  summary: 'What a waiver would change now. Changes nothing',
  body: waivedSchema,
  reply: waiverEffectSchema,
});

export const addWaiver = defineContract({
  method: 'POST',
  access: 'decide',
  audited: true,
  path: waiversPath,
  tag: 'benchmarks',
  summary:
    'Waive a rule for a retailer, a brand, a category or some products. It is shown and scored as before, and no longer holds an approval back. Where a second person is needed for a rule that must be kept, it waits (`awaitsSecond`)',
  body: waiverInput,
  reply: waiverSchema,
  status: 201,
});

export const confirmWaiver = defineContract({
  method: 'POST',
  access: 'decide',
  audited: true,
  path: `${waiversPath}/:id/confirm`,
  tag: 'benchmarks',
  summary:
    'Confirms as the second person a waiver that waits for one: it holds from now on. FORBIDDEN for who asked for it, also by a token; NOT_FOUND where nothing waits. To refuse it, take it back',
  params: waiverId,
  reply: waiverSchema,
});

export const undoWaiver = defineContract({
  method: 'DELETE',
  access: 'decide',
  audited: true,
  path: `${waiversPath}/:id`,
  tag: 'benchmarks',
  summary: 'Take a waiver back: the rule counts again',
  params: waiverId,
  status: 204,
});
