// Rule kind `required`: a part that must not be empty, a fact the product must have, or a fact a text must mention.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { hasPhrase } from '#domain/text/words.ts';
import {
  type Attribute,
  attributes,
  dropTradeMarks,
  type Finding,
  fail,
  nouns,
  pass,
  type Target,
} from '../finding.ts';
import { brandPlan, type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { factOf } from './fact-of.ts';
import { givenText } from './given.ts';

/** `fact`: brand, category, price, or the name of an attribute such as `Color`; absent, the part itself is required. */
const schema = z.object({ fact: z.optional(z.string()) });
type RequiredRule = z.infer<typeof schema>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function requirePart(attribute: Attribute, isThere: boolean): Finding {
  const { noun, verb, entry, entries } = nouns[attribute];
  if (isThere) return pass(`${noun} ${verb} present`);
  return attribute === 'title' || attribute === 'description'
    ? fail(`${noun} is missing`, `Write a ${entry}.`)
    : fail(`Need more ${entries} to meet requirements`, `Add ${entries}: there are none.`);
}

/** Null if a text should mention a fact the product does not have, or is empty. */
function check({ attribute, items, product }: Target, rule: RequiredRule): Finding | null {
  const { fact } = rule;
  if (fact === undefined) return requirePart(attribute, items.length > 0);
  const value = factOf(product, fact);
  if (attribute === 'facts') {
    return value === ''
      ? fail(`${upperFirst(fact)} is missing`, `Add the ${fact} to the product's facts.`)
      : pass(`${upperFirst(fact)} is given`);
  }
  if (value === '' || items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const bare = fact === 'brand' ? dropTradeMarks : String;
  if (items.some((item) => hasPhrase(bare(item), bare(value))))
    return pass(`${noun} ${verb === 'is' ? 'mentions' : 'mention'} the ${fact}`);
  return fail(`${noun} ${verb === 'is' ? 'does' : 'do'} not mention the ${fact}`, `Mention the ${fact}: ${value}.`);
}

const planFix: PlanFix<RequiredRule> = ({ fact }, attribute) => {
  if (fact === 'brand') return attribute === 'title' ? brandPlan : null;
  if (fact !== undefined)
    return ['category', 'subcategory', 'price'].includes(fact)
      ? null
      : planOf(
          attribute,
          attribute === 'title' ? `Adds the ${fact} to the end of the title.` : `Adds the ${fact} on a separate line.`,
        );
  return attribute === 'bullets'
    ? planOf(attribute, 'Writes a bullet point for each source fact, such as “Material: Cotton”.')
    : null;
};

function findIssues({ fact }: RequiredRule, attribute: Attribute): Issue[] {
  if (attribute === 'facts' && !fact) return [{ path: 'fact', message: 'Enter the fact the product must have.' }];
  return attribute === 'images' && fact ? [{ path: 'fact', message: 'Images cannot mention a fact.' }] : [];
}

function describe({ fact }: RequiredRule, attribute: Attribute): string {
  if (fact === undefined) return 'not missing';
  return attribute === 'facts' ? `${fact} given` : `the ${fact} mentioned`;
}

export const requiredKind = defineRuleKind({
  type: 'required',
  label: 'Present',
  attributes,
  schema,
  given: z.strictObject({ fact: z.optional(givenText(100)) }),
  findIssues,
  check,
  planFix,
  describe,
  fields: [
    [
      {
        control: 'suggest',
        name: 'fact',
        label: ({ attribute }) => (attribute === 'facts' ? 'The fact a product must have' : 'A fact it must mention'),
        hint: ({ attribute }) =>
          attribute === 'facts' ? 'An attribute by its name, such as Color.' : 'Leave empty to accept any value.',
        suggested: ['brand', 'category', 'subcategory', 'price', 'Color', 'Size', 'Material', 'Gender', 'Age Group'],
        listLabel: 'Known facts',
        isOptional: true,
      },
    ],
  ],
});
