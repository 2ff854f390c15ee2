// Rule kind `case`: texts must not be written in ALL CAPS. Acronyms and the brand's own spelling are not held against them.
import * as z from 'zod/mini';
import { countCapitals } from '#domain/text/casing.ts';
import { type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { givenNumber } from './given.ts';

const schema = z.object({
  /** Largest share of the words that may be in capitals, in percent. */
  maxPercent: z.number(),
});
type CaseRule = z.infer<typeof schema>;

// A heading of one word, or only short words, does not shout.
const fewestWords = 2;
const shortest = 4;

function check({ attribute, items, product }: Target, rule: CaseRule): Finding | null {
  if (items.length === 0) return null;
  const brandWords = new Set((product.brand ?? '').toLowerCase().split(/[^\p{L}\p{N}'’.-]+/u));
  let worst = { percent: 0, shouted: [] as string[] };
  for (const item of items) {
    const { words, shouted } = countCapitals(item);
    const loud = shouted.filter((word) => !brandWords.has(word.toLowerCase()));
    if (words < fewestWords || !loud.some((word) => word.length >= shortest)) continue;
    const percent = Math.round((loud.length / words) * 100);
    if (percent > worst.percent) worst = { percent, shouted: loud };
  }
  const { noun, verb } = nouns[attribute];
  const measured = { value: worst.percent, unit: 'percent' as const };
  const limit = { max: rule.maxPercent };
  if (worst.percent <= rule.maxPercent) return pass(`${noun} capitalization meets requirements`, { measured, limit });
  return fail(`${noun} ${verb} written in capitals`, 'Use capitals only for brands, acronyms and the start of words.', {
    measured,
    limit,
    found: worst.shouted.slice(0, foundLimit).map((word) => word.replace(/[.'’-]+$/u, '')),
  });
}

const planFix: PlanFix<CaseRule> = (_rule, attribute) =>
  planOf(attribute, 'Rewrites words in capitals in normal case. Brands, acronyms and codes stay as they are.');

export const caseKind = defineRuleKind({
  type: 'case',
  label: 'Words in capitals',
  attributes: textAttributes,
  schema,
  given: z.strictObject({ maxPercent: givenNumber(0, 100) }),
  check,
  planFix,
  describe: ({ maxPercent }) =>
    maxPercent === 0 ? 'no word in capitals' : `at most ${maxPercent}% of the words in capitals`,
  fields: [
    [
      {
        control: 'number',
        name: 'percent',
        key: 'maxPercent',
        label: 'Maximum share of words in capitals, in %',
        start: '50',
      },
    ],
  ],
});
