// A benchmark rule as people give it, and what is wrong with one. The form and the server ask the same.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { storedDay } from '#domain/stored.ts';
import { attributes, verdicts } from './finding.ts';
import type { RuleKind } from './kinds/define-rule-kind.ts';
import { givenNumber, givenText, most } from './kinds/given.ts';
import { kindOf, type RuleKinds, ruleKinds } from './kinds/rule-kinds.ts';
import { anyCategory, type BenchmarkRule, benchmarkRuleSchema, severities, standings } from './rule.ts';
import { workspaceSource } from './workspace-rule.ts';

/** Of a rule that does not say what it costs. */
const usualPoints = 5;

const day = storedDay('Enter a valid date, such as 2026-02-28.');

const common = {
  /** A channel such as `amazon`, the name of a retailer, or `general`. */
  retailer: givenText(200).check(z.minLength(1, 'Select a pack.')),
  category: z._default(givenText(200), anyCategory),
  attribute: z.enum(attributes),
  /** What it is about; absent, it holds beside every other rule. With the subject of a wider rule it takes that rule's place. */
  subject: z.optional(
    z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,59}$/, 'Use lowercase letters, digits and hyphens.')),
  ),
  /** Absent, what the kind asks of which part. */
  label: z.optional(givenText(100).check(z.minLength(3, 'Enter a name with at least 3 characters.'))),
  severity: z._default(z.enum(severities), 'warn'),
  points: z._default(givenNumber(1, most.points), usualPoints),
  from: z.nullish(day),
  until: z.nullish(day),
  source: z._default(givenText(500), ''),
  asOf: z.nullish(givenText(40)),
  standing: z._default(z.enum(standings), 'own'),
  messages: z.nullish(z.partialRecord(z.enum(verdicts), givenText(200))),
  notes: z.nullish(givenText(2_000)),
};

type InputOf<Kind> =
  Kind extends RuleKind<infer Type, z.ZodMiniType, infer Given>
    ? z.ZodMiniObject<typeof common & { benchmarkType: z.ZodMiniLiteral<Type>; rule: Given }, z.core.$strict>
    : never;
type InputsOf<Kinds> = { [Index in keyof Kinds]: InputOf<Kinds[Index]> };

const ruleFields = z.discriminatedUnion(
  'benchmarkType',
  // The type of `map` does not say that each kind gives its own member of the union.
  ruleKinds.map(({ type, given }) =>
    z.strictObject({ ...common, benchmarkType: z.literal(type), rule: given }),
  ) as unknown as InputsOf<RuleKinds>,
);
type RuleFields = z.output<typeof ruleFields>;

/** What is wrong with the fields together, each by its path. */
function findIssues({ attribute, benchmarkType, rule, from, until }: RuleFields): Issue[] {
  const issues: Issue[] = [];
  const kind = kindOf(benchmarkType);
  if (!kind.attributes.includes(attribute))
    issues.push({ path: 'attribute', message: 'This kind of rule cannot check that part.' });
  if (from && until && until < from) issues.push({ path: 'until', message: 'The last day is before the first.' });
  for (const { path, message } of kind.findIssues?.(rule, attribute) ?? [])
    issues.push({ path: `rule.${path}`, message });
  return issues;
}

/** A rule to store. Its fields are checked one by one and then together. */
export const ruleInput = ruleFields.check((context) => {
  for (const { path, message } of findIssues(context.value))
    context.issues.push({ code: 'custom', message, path: path.split('.'), input: context.value });
});
export type RuleInput = z.output<typeof ruleInput>;
/** The same before it is parsed: what the form holds and sends. */
export type RuleDraft = z.input<typeof ruleInput>;

/** What is wrong with a draft, by path; empty when it can be sent. */
export function findRuleIssues(draft: unknown): Issue[] {
  const parsed = z.safeParse(ruleInput, draft);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The rule an input makes. `subjectless` names what it is about where the input does not say. */
export function toBenchmarkRule(input: RuleInput, id: string, subjectless: string): BenchmarkRule {
  const { from, until, asOf, messages, subject, source, notes: _, rule, ...rest } = input;
  const given = Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined && value !== ''));
  const words = Object.entries(messages ?? {}).filter(([, message]) => message !== '');
  return benchmarkRuleSchema.parse({
    ...rest,
    id,
    rule: given,
    label: rest.label ?? `${kindOf(rest.benchmarkType).label} of the ${rest.attribute}`,
    subject: subject ?? subjectless,
    source: source === '' ? workspaceSource : source.replace(/^https?:\/\//i, ''),
    category: rest.category === '' ? anyCategory : rest.category,
    asOf: asOf || null,
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(words.length > 0 ? { messages: Object.fromEntries(words) } : {}),
  });
}
