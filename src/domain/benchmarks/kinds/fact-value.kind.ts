// Rule kind `fact-value`: the form of a fact the product has: its length, the words it may be, a price or a number with a check digit.
// A fact that is not there is nothing to judge: that it is missing is a rule of its own.
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
  /** Brand, category, price, or names of an attribute: the first one the product has is judged. */
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
      says: 'is not written as the channel reads it',
      fix: 'Write an amount above zero and a currency code, as in 79.99 USD.',
    };
  if (form === 'gtin' && !isGtin(value.replace(/[\s-]/g, '')))
    return {
      says: 'is no valid number',
      fix: 'Check the digits: 8, 12, 13 or 14, of which the last checks the others.',
    };
  if (oneOf && !oneOf.some((word) => foldWord(word) === foldWord(value)))
    return { says: 'is not a word the channel knows', fix: `Write one of: ${oneOf.join(', ')}.` };
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
    form === 'price' ? 'an amount and a currency code, as in 79.99 USD' : '',
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
  label: 'Form of a fact',
  attributes: ['facts'],
  schema,
  given: z.strictObject({
    facts: words.check(z.minLength(1, 'Name the fact.')),
    form: z._default(z.enum(forms), 'any'),
    oneOf: z.optional(words),
    max: z.optional(givenNumber(1, most.characters)),
  }),
  findIssues: ({ form, oneOf, max }) =>
    form !== 'any' || oneOf?.length || max ? [] : [{ path: 'form', message: 'Ask for a form, words or a length.' }],
  check,
  describe,
  fields: [
    [
      {
        control: 'lines',
        name: 'facts',
        label: 'Names of the fact, one a line',
        hint: 'The first of them that the product has is judged: brand, price, or an attribute such as GTIN.',
      },
    ],
    [
      {
        control: 'choice',
        name: 'form',
        label: 'How it is written',
        start: 'any',
        options: [
          { value: 'any', label: 'As it likes' },
          { value: 'price', label: 'A price, as in 79.99 USD' },
          { value: 'gtin', label: 'A number with a check digit (GTIN)' },
        ],
      },
      { control: 'number', name: 'longest', key: 'max', label: 'Characters, at most', isOptional: true },
    ],
    [{ control: 'lines', name: 'oneOf', label: 'Words it may be, one a line', isOptional: true }],
  ],
});
