// A benchmark rule as people give it, and what is wrong with one. The form and the server ask the same.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { type Attribute, attributes, verdicts } from './finding.ts';
import { pictureTypes } from './kinds/image-file.kind.ts';
import { phraseProblem } from './kinds/phrase.ts';
import {
  anyCategory,
  type BenchmarkRule,
  type BenchmarkType,
  benchmarkRuleSchema,
  severities,
  standings,
} from './rule.ts';
import { type Shape, shapes } from './kinds/structure.kind.ts';

const most = { characters: 1_000_000, entries: 1_000, points: 25, phrases: 200, phrase: 100 };

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters.`));
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Give a date.'),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'Give a date that exists.'),
);
/** A whole number from `least` to `greatest`, refused in words. */
const whole = (least: number, greatest: number) =>
  z
    .int('Give a whole number.')
    .check(z.minimum(least, `At least ${least}.`), z.maximum(greatest, `At most ${groupDigits(greatest)}.`));
const bound = z.optional(whole(0, most.characters));
const range = { min: bound, max: bound, isIdeal: z.boolean() };
const unit = z.enum(['characters', 'bytes', 'words']);
const names = z.array(z.string().check(z.regex(/^[a-z][a-z\d-]{0,19}$|^\*$/, 'Give names of tags, such as br.')));

const common = {
  /** A channel such as `amazon`, the name of a retailer, or `general`. */
  retailer: text(200).check(z.minLength(1, 'Choose whose rule it is.')),
  category: z._default(text(200), anyCategory),
  attribute: z.enum(attributes),
  /** What it is about; absent, it holds beside every other rule. With the subject of a wider rule it takes that rule's place. */
  subject: z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,59}$/, 'Small letters, digits and hyphens.'))),
  label: text(100).check(z.minLength(3, 'Name the rule in at least 3 characters.')),
  severity: z.enum(severities),
  points: whole(1, most.points),
  from: z.nullish(day),
  until: z.nullish(day),
  source: z._default(text(500), ''),
  asOf: z.nullish(text(40)),
  standing: z._default(z.enum(standings), 'own'),
  messages: z.nullish(z.partialRecord(z.enum(verdicts), text(200))),
  notes: z.nullish(text(2_000)),
};

const shapeOf = <Type extends BenchmarkType, Rule extends z.ZodMiniType>(benchmarkType: Type, rule: Rule) =>
  z.strictObject({ ...common, benchmarkType: z.literal(benchmarkType), rule });

const ruleFields = z.discriminatedUnion('benchmarkType', [
  shapeOf('length', z.strictObject({ unit, ...range })),
  shapeOf('count', z.strictObject(range)),
  shapeOf('item-length', z.strictObject({ unit, ...range })),
  shapeOf(
    'forbidden',
    z.strictObject({
      what: text(100).check(z.minLength(1, 'Say what is forbidden.')),
      phrases: z
        .array(text(most.phrase).check(z.minLength(1)))
        .check(z.maxLength(most.phrases, `At most ${most.phrases} words or phrases.`)),
      /** Expressions that came with Copydesk, sent back as they are; none may be added. */
      patterns: z._default(z.array(z.string().check(z.maxLength(5_000))).check(z.maxLength(20)), []),
      isCaseSensitive: z.optional(z.boolean()),
    }),
  ),
  shapeOf('case', z.strictObject({ maxPercent: whole(0, 100) })),
  shapeOf('repetition', z.strictObject({ max: whole(1, most.entries) })),
  shapeOf('html', z.strictObject({ allowed: names, refused: z.optional(names) })),
  shapeOf('required', z.strictObject({ fact: z.optional(text(100)) })),
  shapeOf('structure', z.strictObject({ shape: z.enum(shapes) })),
  shapeOf(
    'sign-count',
    z.strictObject({
      signs: z.string().check(z.minLength(1, 'Give at least one sign.'), z.maxLength(50, 'At most 50 signs.')),
      max: whole(0, most.entries),
    }),
  ),
  shapeOf(
    'image-file',
    z.strictObject({ types: z.optional(z.array(z.enum(pictureTypes))), isHttps: z.optional(z.boolean()) }),
  ),
]);
type RuleFields = z.output<typeof ruleFields>;

const texts: readonly Attribute[] = ['title', 'description', 'bullets'];
/** What each kind can judge. */
export const kindAttributes: Readonly<Record<BenchmarkType, readonly Attribute[]>> = {
  length: texts,
  count: ['bullets', 'images'],
  'item-length': ['bullets'],
  forbidden: texts,
  case: texts,
  repetition: texts,
  html: texts,
  required: attributes,
  structure: texts,
  'sign-count': texts,
  'image-file': ['images'],
};
const ofList: readonly Shape[] = ['header', 'unique'];

/** What is wrong with the fields together, each by its path. */
function findIssues(input: RuleFields): Issue[] {
  const issues: Issue[] = [];
  const say = (path: string, message: string) => issues.push({ path, message });
  const { attribute, benchmarkType, from, until } = input;
  if (!kindAttributes[benchmarkType].includes(attribute)) say('attribute', 'This kind of rule cannot judge that part.');
  if (from && until && until < from) say('until', 'The last day is before the first.');
  switch (input.benchmarkType) {
    case 'length':
    case 'count':
    case 'item-length': {
      const { min, max } = input.rule;
      if (min === undefined && max === undefined) say('rule.max', 'Give a least or a most.');
      else if (min !== undefined && max !== undefined && max < min) say('rule.max', 'The most is below the least.');
      break;
    }
    case 'forbidden':
      if (input.rule.phrases.length + input.rule.patterns.length === 0)
        say('rule.phrases', 'Give at least one word or phrase.');
      for (const phrase of input.rule.phrases) {
        const problem = phraseProblem(phrase);
        if (problem) say('rule.phrases', problem);
      }
      break;
    case 'required':
      if (attribute === 'facts' && !input.rule.fact) say('rule.fact', 'Name the fact the product must have.');
      if (attribute === 'images' && input.rule.fact) say('rule.fact', 'Images cannot name a fact.');
      break;
    case 'structure':
      if (ofList.includes(input.rule.shape) && attribute !== 'bullets')
        say('rule.shape', 'Only bullet points can be built so.');
      break;
    case 'image-file':
      if (!input.rule.isHttps && !input.rule.types?.length) say('rule.types', 'Choose a type, or ask for https.');
      break;
  }
  return issues;
}

/** A rule to store. Its fields are judged one by one and then together. */
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
    subject: subject ?? subjectless,
    source: source === '' ? 'This desk' : source.replace(/^https?:\/\//i, ''),
    category: rest.category === '' ? anyCategory : rest.category,
    asOf: asOf || null,
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(words.length > 0 ? { messages: Object.fromEntries(words) } : {}),
  });
}
