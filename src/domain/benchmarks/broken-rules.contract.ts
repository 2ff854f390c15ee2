// Which rules the products of a list break, and of how many.
import * as z from 'zod/mini';
import { productFilterShape } from '#domain/catalogue/catalogue.contract.ts';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { attributes } from './finding.ts';
import { galleryLooks } from './kinds/define-rule-kind.ts';

/** What retailers ask alike under one name is one rule here: a product breaks at most one of its ids. */
const brokenRuleSchema = z.object({
  ruleIds: z.array(z.string()),
  label: z.string(),
  attribute: z.enum(attributes),
  /** `block` is a must rule, `warn` a should rule. Advice is not listed. */
  severity: z.enum(['block', 'warn']),
  /** The retailers, as the products name them, whose products break it; at most `shownRetailers`. */
  retailers: z.array(z.string()),
  /** Products of the list whose pending parts or facts break it, also where it is waived. */
  products: z.int(),
  /** Of these, those for which it is waived. */
  waived: z.int(),
  /** Whether its kind has a mechanical fix; how many texts it can fix is found by a preview of the run. */
  canFix: z.boolean(),
  /** Whether a model could be asked to write the part so that the rule passes: it is about a text. */
  canAsk: z.boolean(),
  /** Whether other images of the product can keep it: another order, a rendition or an alt text. None adds a picture. */
  canPropose: z.boolean(),
  /** Of a rule on images that show the same `pair`, on those that cannot be loaded `unloaded`; null of any other. */
  look: z.nullable(z.enum(galleryLooks)),
});
export type BrokenRule = z.infer<typeof brokenRuleSchema>;

export const shownRetailers = 3;

export const listBrokenRules = defineContract({
  method: 'GET',
  path: '/api/products/broken-rules',
  tag: 'catalogue',
  summary:
    'The rules that the pending parts of a filtered list break, the one most products break first; whatever rule the filter names',
  query: z.strictObject({
    ...productFilterShape,
    /** Only rules on this part, or on facts or substance; products that break another are then not counted as breaking. */
    attribute: z.optional(z.enum(attributes)),
  }),
  reply: z.object({
    /** Products of the list that have a part to review, and of these those that break a rule that is not waived for them. */
    total: z.int(),
    breaking: z.int(),
    rules: z.array(brokenRuleSchema),
  }),
});
export type BrokenRules = ContractReply<typeof listBrokenRules>;
