// Rule kind `item-length`: the length of each bullet point on its own.
import * as z from 'zod/mini';
import { type Finding, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { checkRange, countOf } from '../range.ts';
import {
  boundsFields,
  boundsShape,
  describeBounds,
  findBoundsIssues,
  givenBounds,
  idealField,
  unitField,
  unitShape,
} from './bounds.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { measureText } from './measure.ts';

const schema = z.object({ ...unitShape, ...boundsShape });
export type ItemLengthRule = z.infer<typeof schema>;

/** The lost share is the worst entry's for a hard range, the mean over all entries for an ideal one. */
function check({ attribute, items }: Target, rule: ItemLengthRule): Finding | null {
  if (items.length === 0) return null;
  const { unit, min, max, isIdeal } = rule;
  const checked = items.map((item, index) => {
    const value = measureText(item, unit);
    return { number: index + 1, value, ...checkRange(value, rule, isIdeal) };
  });
  const [worst] = checked.toSorted((a, b) => b.share - a.share);
  const { entries } = nouns[attribute];
  const off = checked.filter(({ verdict }) => verdict !== 'passed');
  const limit = { min, max };
  if (worst === undefined || off.length === 0)
    return pass(`Each of the ${entries} has ${isIdeal ? 'an ideal' : 'an allowed'} length`, { limit });
  const isShort = worst.verdict === 'below' || worst.verdict === 'slightly-below';
  const than = isIdeal ? 'than ideal' : 'to meet requirements';
  const word = isIdeal ? (isShort ? 'shorter' : 'longer') : isShort ? 'too short' : 'too long';
  const share = isIdeal ? checked.reduce((sum, entry) => sum + entry.share, 0) / checked.length : 1;
  const bounds =
    min === undefined
      ? `at most ${countOf(max ?? 0, unit)}`
      : max === undefined
        ? `at least ${countOf(min, unit)}`
        : `${min} to ${countOf(max, unit)}`;
  return {
    verdict: worst.verdict,
    share,
    message: `${off.length === items.length ? 'All' : 'Some'} ${entries} are ${word} ${than}`,
    fix: `Make each of them ${bounds} long.`,
    measured: { value: worst.value, unit },
    limit,
    found: off.slice(0, foundLimit).map(({ number, value }) => `No. ${number}: ${countOf(value, unit)}`),
  };
}

export const itemLengthKind = defineRuleKind({
  type: 'item-length',
  label: 'Length of each',
  attributes: ['bullets'],
  schema,
  given: z.strictObject({ ...unitShape, ...givenBounds }),
  findIssues: findBoundsIssues,
  check,
  describe: (rule) => `${describeBounds(rule, rule.unit)} each`,
  fields: [[...boundsFields, unitField], [idealField]],
});
