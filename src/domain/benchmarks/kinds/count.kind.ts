// Rule kind `count`: how many bullet points or images a listing has.
import * as z from 'zod/mini';
import { type Finding, nouns, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { checkRange, countOf } from '../range.ts';
import { boundsFields, boundsShape, describeBounds, findBoundsIssues, givenBounds, idealField } from './bounds.ts';
import { defineRuleKind } from './define-rule-kind.ts';

const schema = z.object(boundsShape);
export type CountRule = z.infer<typeof schema>;

/** Null for an empty list: that it is missing is a rule of its own. */
function check({ attribute, items }: Target, rule: CountRule): Finding | null {
  if (items.length === 0) return null;
  const value = items.length;
  const unit = attribute === 'images' ? 'images' : 'bullets';
  const { min, max, isIdeal } = rule;
  const { verdict, share } = checkRange(value, rule, isIdeal);
  const { noun, entries } = nouns[attribute];
  const well = share === 1 ? 'well ' : '';
  const messages = {
    passed: isIdeal ? `${noun} count is within ideal range` : `${noun} count meets requirements`,
    'slightly-below': `${noun} count is slightly below ideal`,
    below: isIdeal ? `${noun} count is ${well}below ideal` : `Need more ${entries} to meet requirements`,
    'slightly-above': `${noun} count is slightly above ideal`,
    above: isIdeal ? `${noun} count is ${well}above ideal` : `Need fewer ${entries} to meet requirements`,
  };
  const missing = (min ?? 0) - value;
  const fix =
    verdict === 'passed'
      ? null
      : missing > 0
        ? `Add ${missing === 1 ? '1 more' : `at least ${missing} more`} ${missing === 1 ? nouns[attribute].entry : entries}.`
        : `Remove ${countOf(value - (max ?? 0), unit)}.`;
  return { verdict, share, message: messages[verdict], fix, measured: { value, unit }, limit: { min, max }, found: [] };
}

const planFix: PlanFix<CountRule> = ({ min }, attribute) =>
  min === undefined ? null : planOf(attribute, 'Adds a bullet point for each source fact that no text mentions.');

export const countKind = defineRuleKind({
  type: 'count',
  label: 'Number',
  attributes: ['bullets', 'images'],
  schema,
  given: z.strictObject(givenBounds),
  findIssues: findBoundsIssues,
  check,
  planFix,
  describe: describeBounds,
  speaksForPart: ({ isIdeal }) => !isIdeal,
  fields: [boundsFields, [idealField]],
});
