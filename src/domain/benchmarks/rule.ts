// A benchmark rule: what is asked of one attribute of a listing, by whom, since when and on whose word. Data, never code: rules come from
// tables and files as well as from here.
import * as z from 'zod/mini';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { caseRule } from './kinds/case.kind.ts';
import { countRule } from './kinds/count.kind.ts';
import { attributes, verdicts } from './finding.ts';
import { forbiddenRule } from './kinds/forbidden.kind.ts';
import { htmlRule } from './kinds/html.kind.ts';
import { imageFileRule } from './kinds/image-file.kind.ts';
import { itemLengthRule } from './kinds/item-length.kind.ts';
import { lengthRule } from './kinds/length.kind.ts';
import { repetitionRule } from './kinds/repetition.kind.ts';
import { requiredRule } from './kinds/required.kind.ts';
import { signCountRule } from './kinds/sign-count.kind.ts';
import { structureRule } from './kinds/structure.kind.ts';

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

export const benchmarkRuleSchema = z.discriminatedUnion('benchmarkType', [
  z.object({ ...ruleShape, benchmarkType: z.literal('length'), rule: lengthRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('count'), rule: countRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('item-length'), rule: itemLengthRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('forbidden'), rule: forbiddenRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('case'), rule: caseRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('repetition'), rule: repetitionRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('html'), rule: htmlRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('required'), rule: requiredRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('structure'), rule: structureRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('sign-count'), rule: signCountRule }),
  z.object({ ...ruleShape, benchmarkType: z.literal('image-file'), rule: imageFileRule }),
]);
export type BenchmarkRule = z.infer<typeof benchmarkRuleSchema>;
export type BenchmarkType = BenchmarkRule['benchmarkType'];

export const benchmarkTypes = [
  'length',
  'count',
  'item-length',
  'forbidden',
  'case',
  'repetition',
  'html',
  'required',
  'structure',
  'sign-count',
  'image-file',
] as const satisfies readonly BenchmarkType[];

/** Whether a rule is one the desk made itself, by its id. */
export function isDeskRule({ id }: Pick<BenchmarkRule, 'id'>): boolean {
  return id.startsWith('own.');
}

/** Whether the figure of a rule was read on a page, or is our own and says so. */
export function statusOf(standing: Standing): 'verified' | 'unverified' {
  return standing === 'unverified' ? 'unverified' : 'verified';
}
