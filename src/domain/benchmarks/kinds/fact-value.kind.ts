// Rule kind `fact-value`: the form of a fact the product has: its length, the words it may be, a price or a number with a check digit.
// A fact that is not there is nothing to check: that it is missing is a rule of its own.
import * as z from 'zod/mini';
import { groupDigits } from '#domain/text/group-digits.ts';
import { foldText } from '#domain/text/words.ts';
import { type Finding, fail, pass, type Target } from '../finding.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { factOf } from './fact-of.ts';
import { givenNumber, givenText, most } from './given.ts';
import { measureText } from './measure.ts';

const forms = ['any', 'price', 'gtin'] as const;
const schema = z.object({
  /** Brand, category, price, or names of an attribute: the first one the product has is checked. */
  facts: z.array(z.string()),
  form: z.enum(forms),
  /** The words it may be; a space also stands for a low line or a hyphen. */
  oneOf: z.optional(z.array(z.string())),
  /** Characters at most. */
  max: z.optional(z.number()),
});
type FactValueRule = z.infer<typeof schema>;

/** `79.99 USD`: a point, one space, a code of three capitals, above zero. */
const isPrice = (text: string) => /^\d+(?:\.\d+)? [A-Z]{3}$/.test(text) && Number.parseFloat(text) > 0;

/** Whether 8, 12, 13 or 14 digits end in the digit that checks the others. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const foldWord = (text: string) =>
  foldText(text)
    .replace(/[\s_-]+/g, ' ')
    .trim();

function problemOf(value: string, { form, oneOf, max }: FactValueRule): { says: string; fix: string } | null {
  if (form === 'price' && !isPrice(value))
    return {
      says: 'is not in the format the channel requires',
      fix: 'Enter an amount above zero and a currency code, such as 79.99 USD.',
    };
  if (form === 'gtin' && !isGtin(value.replace(/[\s-]/g, '')))
    return {
      says: 'is not a valid number',
      fix: 'Check the digits. There must be 8, 12, 13 or 14, and the last one is a check digit.',
    };
  if (oneOf && !oneOf.some((word) => foldWord(word) === foldWord(value)))
    return { says: 'is not a value the channel accepts', fix: `Use one of: ${oneOf.join(', ')}.` };
  if (max !== undefined && measureText(value, 'characters') > max)
    return { says: 'is too long', fix: `Shorten it to at most ${groupDigits(max)} characters.` };
  return null;
}

function check({ product }: Target, rule: FactValueRule): Finding | null {
  for (const name of rule.facts) {
    const value = factOf(product, name);
    if (value === '') continue;
    const fact = name.charAt(0).toUpperCase() + name.slice(1);
    const problem = problemOf(value, rule);
    return problem
      ? fail(`${fact} ${problem.says}`, problem.fix, { found: [value.length > 60 ? `${value.slice(0, 58)}…` : value] })
      : pass(`${fact} is written as required`);
  }
  return null;
}

function describe({ facts, form, oneOf, max }: FactValueRule): string {
  const asked = [
    form === 'price' ? 'an amount and a currency code, such as 79.99 USD' : '',
    form === 'gtin' ? 'a number with a valid check digit' : '',
    oneOf ? `one of ${oneOf.join(', ')}` : '',
    max === undefined ? '' : `at most ${groupDigits(max)} characters`,
  ].filter((part) => part !== '');
  return `${facts[0] ?? 'fact'}: ${asked.join(', ')}`;
}

const words = z
  .array(givenText(100).check(z.minLength(1, 'A name or word is blank.')))
  .check(z.maxLength(50, 'At most 50.'));

export const factValueKind = defineRuleKind({
  type: 'fact-value',
  label: 'Format of a fact',
  attributes: ['facts'],
  schema,
  given: z.strictObject({
    facts: words.check(z.minLength(1, 'Enter the fact.')),
    form: z._default(z.enum(forms), 'any'),
    oneOf: z.optional(words),
    max: z.optional(givenNumber(1, most.characters)),
  }),
  findIssues: ({ form, oneOf, max }) =>
    form !== 'any' || oneOf?.length || max ? [] : [{ path: 'form', message: 'Select a format, values or a length.' }],
  check,
  describe,
  fields: [
    [
      {
        control: 'lines',
        name: 'facts',
        label: 'Names of the fact, one per line',
        hint: 'Copydesk checks the first of these that the product has: brand, price, or an attribute such as GTIN.',
      },
    ],
    [
      {
        control: 'choice',
        name: 'form',
        label: 'Format',
        start: 'any',
        options: [
          { value: 'any', label: 'Any format' },
          { value: 'price', label: 'A price, such as 79.99 USD' },
          { value: 'gtin', label: 'A number with a check digit (GTIN)' },
        ],
      },
      { control: 'number', name: 'longest', key: 'max', label: 'Maximum characters', isOptional: true },
    ],
    [{ control: 'lines', name: 'oneOf', label: 'Allowed values, one per line', isOptional: true }],
  ],
});
