// Rule kind `length`: characters, bytes or words of a text, or of all bullet points together.
import * as z from 'zod/mini';
import { type Finding, nouns, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
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
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { measureText } from './measure.ts';

const shortens =
  'Shortens the title: dashes become commas, and whole phrases that say nothing new are removed. Numbers, units, colors, sizes, names and nouns stay.';

const schema = z.object({ ...unitShape, ...boundsShape });
export type LengthRule = z.infer<typeof schema>;

/** Null for an empty text: that it is missing is a rule of its own. */
function check({ attribute, items }: Target, rule: LengthRule): Finding | null {
  if (items.length === 0) return null;
  const { unit, min, max, isIdeal } = rule;
  const value = items.reduce((sum, item) => sum + measureText(item, unit), 0);
  const { verdict, share } = checkRange(value, rule, isIdeal);
  const { noun, verb } = nouns[attribute];
  const whole = attribute === 'bullets' ? `${noun} together` : noun;
  const much = share === 1 ? 'much ' : '';
  const messages = {
    passed: isIdeal ? `${noun} length is within ideal range` : `${noun} length meets requirements`,
    'slightly-below': `${whole} ${verb} slightly shorter than ideal length`,
    below: isIdeal
      ? `${whole} ${verb} ${much}shorter than ideal length`
      : `${whole} ${verb} too short to meet requirements`,
    'slightly-above': `${whole} ${verb} slightly longer than ideal length`,
    above: isIdeal
      ? `${whole} ${verb} ${much}longer than ideal length`
      : `${whole} ${verb} too long to meet requirements`,
  };
  const missing = (min ?? 0) - value;
  const fix =
    verdict === 'passed'
      ? null
      : missing > 0
        ? `Add at least ${countOf(missing, unit)}.`
        : `Shorten by at least ${countOf(value - (max ?? 0), unit)}.`;
  return { verdict, share, message: messages[verdict], fix, measured: { value, unit }, limit: { min, max }, found: [] };
}

const planFix: PlanFix<LengthRule> = ({ max, min }, attribute) => {
  if (attribute === 'title' && max !== undefined)
    return planOf(
      attribute,
      min === undefined ? shortens : `${shortens} If the title is too short, adds source facts to its end.`,
    );
  if (attribute === 'title') return planOf(attribute, 'Adds source facts to the end of the title.');
  return null;
};

export const lengthKind = defineRuleKind({
  type: 'length',
  label: 'Length',
  attributes: textAttributes,
  schema,
  given: z.strictObject({ ...unitShape, ...givenBounds }),
  findIssues: findBoundsIssues,
  check,
  planFix,
  describe: (rule, attribute) => `${describeBounds(rule, rule.unit)}${attribute === 'bullets' ? ' together' : ''}`,
  speaksForPart: ({ isIdeal }, attribute) => isIdeal && attribute !== 'bullets',
  fields: [[...boundsFields, unitField], [idealField]],
});
