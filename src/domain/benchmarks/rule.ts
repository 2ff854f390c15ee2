// A benchmark rule: what is asked of one attribute of a listing, by whom, since when and on whose word. Data, never code: rules come from
// tables and files as well as from here.
import * as z from 'zod/mini';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { attributes, type Verdict, verdicts } from './finding.ts';
import type { RuleKind } from './kinds/define-rule-kind.ts';
import { type RuleKinds, ruleKinds } from './kinds/rule-kinds.ts';

/** A failed `block` makes a part non-compliant, else a failed `warn` borderline; `advise` only moves Listing Quality. */
export const severities = ['block', 'warn', 'advise'] as const;
export type Severity = (typeof severities)[number];

/** Who says so: the channel's own page, someone else's, nobody we found, or Copydesk itself. */
export const standings = ['official', 'third-party', 'unverified', 'own'] as const satisfies readonly Standing[];

/** Retailer and category of a rule that holds wherever no narrower one does. */
export const generalRetailer = 'general';
export const anyCategory = '*';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const ruleShape = {
  id: z.string(),
  /** A channel such as `amazon`, or `general`. */
  retailer: z.string(),
  /** A step of a category path, `media` for what Amazon counts as media, or `*`. */
  category: z.string(),
  attribute: z.enum(attributes),
  /** What the rule is about. Of several with one attribute and subject the narrowest in effect holds. */
  subject: z.string(),
  /** Names the rule to people: `Title length`. */
  label: z.string(),
  severity: z.enum(severities),
  /** Points of Listing Quality that go when the rule is broken. */
  points: z.int().check(z.positive()),
  /** First and last day, both included. */
  from: z.optional(day),
  until: z.optional(day),
  source: z.string(),
  asOf: z.nullable(z.string()),
  standing: z.enum(standings),
  /** Words that replace the kind's own, by how the rule came out. */
  messages: z.optional(z.partialRecord(z.enum(verdicts), z.string())),
};

type RuleOf<Kind> =
  Kind extends RuleKind<infer Type, infer Schema>
    ? z.ZodMiniObject<typeof ruleShape & { benchmarkType: z.ZodMiniLiteral<Type>; rule: Schema }, z.core.$strip>
    : never;
type RulesOf<Kinds> = { [Index in keyof Kinds]: RuleOf<Kinds[Index]> };

export const benchmarkRuleSchema = z.discriminatedUnion(
  'benchmarkType',
  // The type of `map` does not say that each kind gives its own member of the union.
  ruleKinds.map(({ type, schema }) =>
    z.object({ ...ruleShape, benchmarkType: z.literal(type), rule: schema }),
  ) as unknown as RulesOf<RuleKinds>,
);
export type BenchmarkRule = z.infer<typeof benchmarkRuleSchema>;
export type BenchmarkType = BenchmarkRule['benchmarkType'];

/** Whether the figure of a rule was read on a page, or is our own and says so. */
export function statusOf(standing: Standing): 'verified' | 'unverified' {
  return standing === 'unverified' ? 'unverified' : 'verified';
}

/** One message for every way a rule can be broken. */
export function inWords(message: string): Partial<Record<Verdict, string>> {
  return Object.fromEntries(verdicts.filter((verdict) => verdict !== 'passed').map((verdict) => [verdict, message]));
}
