// Rule kind `sign-count`: how often each of some signs may stand in a text.
import * as z from 'zod/mini';
import { type Finding, fail, foundLimit, nouns, pass, quoteAll, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { givenNumber, most as mostGiven } from './given.ts';

const schema = z.object({
  /** The signs, one after the other: `%:&+`. */
  signs: z.string(),
  /** How often each of them may stand in a text. */
  max: z.number(),
});
type SignCountRule = z.infer<typeof schema>;

function check({ attribute, items }: Target, { signs, max }: SignCountRule): Finding | null {
  if (items.length === 0) return null;
  const wanted = new Set(signs);
  let most = 0;
  const found = new Set<string>();
  for (const item of items) {
    const counts = new Map<string, number>();
    for (const sign of item) {
      if (!wanted.has(sign)) continue;
      const count = (counts.get(sign) ?? 0) + 1;
      counts.set(sign, count);
      most = Math.max(most, count);
      if (count > max) found.add(sign);
    }
  }
  const { noun, verb } = nouns[attribute];
  const measured = { value: most, unit: 'times' as const };
  const limit = { max };
  if (found.size === 0)
    return pass(`${noun} ${verb === 'is' ? 'does' : 'do'} not overuse symbols`, { measured, limit });
  const shown = [...found].slice(0, foundLimit);
  const often = max === 0 ? 'not at all' : max === 1 ? 'at most once' : `at most ${max} times`;
  return fail(`${noun} ${verb === 'is' ? 'repeats' : 'repeat'} symbols too often`, `Use ${quoteAll(shown)} ${often}.`, {
    measured,
    limit,
    found: shown,
  });
}

function describe({ signs, max }: SignCountRule): string {
  const often = max === 0 ? 'not at all' : max === 1 ? 'at most once each' : `at most ${max} times each`;
  return `${[...signs].join(' ')} ${often}`;
}

const planFix: PlanFix<SignCountRule> = (_rule, attribute) =>
  planOf(attribute, 'Where a symbol is used too often, replaces & and + with “and”, and a colon with a comma.');

export const signCountKind = defineRuleKind({
  type: 'sign-count',
  label: 'Symbols',
  attributes: textAttributes,
  schema,
  given: z.strictObject({
    signs: z.string().check(z.minLength(1, 'Enter at least one symbol.'), z.maxLength(50, 'At most 50 symbols.')),
    max: givenNumber(0, mostGiven.entries),
  }),
  check,
  planFix,
  describe,
  fields: [
    [
      {
        control: 'text',
        name: 'signs',
        label: 'Symbols',
        hint: 'Without spaces, such as %:&+',
        isSpaceless: true,
      },
      { control: 'number', name: 'times', key: 'max', label: 'Maximum uses of each', start: '2' },
    ],
  ],
});
