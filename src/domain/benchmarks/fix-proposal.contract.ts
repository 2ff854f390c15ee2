// The call that asks for the fix of a broken rule on one product, for the text on the screen.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { fixObstacles } from './fixes/fix.ts';

/** `value` is the whole part with the rule fixed, `points` what Listing Quality gains, `costs` the labels of advice no longer followed. */
const proposalSchema = z.object({
  ok: z.literal(true),
  part: partSchema,
  value: z.union([z.string(), z.array(z.string())]),
  does: z.string(),
  points: z.int(),
  costs: z.array(z.string()),
});

export const proposeRuleFix = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/products/:id/fix-proposal',
  tag: 'benchmarks',
  summary:
    'The text that fixes a broken rule without a person, or why there is none; parts that are given take the place of the stored ones. Changes nothing',
  params: idParam,
  body: z.strictObject({
    ruleId: z.string().check(z.minLength(1), z.maxLength(200)),
    content: z.partial(z.strictObject(partValues)),
  }),
  reply: z.discriminatedUnion('ok', [
    proposalSchema,
    z.object({ ok: z.literal(false), because: z.enum(fixObstacles), says: z.string() }),
  ]),
});
export type FixProposal = z.output<typeof proposeRuleFix.reply>;
