// Rule kind `substance`: what a listing says, not how long it is. Each measure is a file of its own beside it.
import * as z from 'zod/mini';
import type { Finding, Target } from '../finding.ts';
import type { PlanFix } from '../fixes/fix.ts';
import { measures } from '../substance/measures.ts';
import { defineRuleKind } from './define-rule-kind.ts';

const names = measures.map(({ name }) => name);
const schema = z.object({ measure: z.enum(names) });
type SubstanceRule = z.infer<typeof schema>;

const byName = new Map(measures.map((measure) => [measure.name, measure]));
function measureOf({ measure }: SubstanceRule) {
  const found = byName.get(measure);
  if (!found) throw new Error(`There is no measure ${measure}`);
  return found;
}

/** Null where the target comes without its listing: one text alone does not show what it leaves out. */
function check({ attribute, readListing }: Target, rule: SubstanceRule): Finding | null {
  const measured = readListing && measureOf(rule).measure(readListing(), attribute);
  if (!measured) return null;
  const { share, message, fix, found = [] } = measured;
  return { verdict: share === 0 ? 'passed' : 'failed', share, message, fix, measured: null, limit: null, found };
}

const planFix: PlanFix<SubstanceRule> = (rule, attribute) => measureOf(rule).planFix?.(attribute) ?? null;

export const substanceKind = defineRuleKind({
  type: 'substance',
  label: 'Substance',
  attributes: ['substance', 'title', 'description', 'bullets'],
  schema,
  given: z.strictObject({ measure: z.enum(names) }),
  findIssues: (rule, attribute) =>
    measureOf(rule).points[attribute] === undefined
      ? [{ path: 'measure', message: 'This is not measured for that part.' }]
      : [],
  check,
  planFix,
  describe: (rule) => measureOf(rule).words,
  fields: [
    [
      {
        control: 'choice',
        name: 'measure',
        label: 'What is measured',
        start: 'facts',
        options: measures.map(({ name, label }) => ({ value: name, label })),
      },
    ],
  ],
});
