// Calls of the benchmark rules: the table of them, its changes, and what a rule would do before it is stored.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { personSchema } from '#domain/session/person.ts';
import { idParamOf, storedId } from '#domain/stored.ts';
import { attributes } from './finding.ts';
import { type BenchmarkRule, benchmarkRuleSchema, severities, standings } from './rule.ts';
import { ruleInput } from './rule-input.ts';
import { activeRulesPath } from './rule-paths.ts';

const storedShape = {
  id: z.int(),
  /** Whether it came with Copydesk; such a rule is switched off rather than deleted. */
  isBuiltIn: z.boolean(),
  /** Whether the workspace changed a rule that came with Copydesk: later versions of Copydesk leave it alone until it is restored. */
  isTouched: z.boolean(),
  isActive: z.boolean(),
  notes: z.nullable(z.string()),
  /** The newest change of this rule, which is its ETag and what an undo takes back. */
  version: z.int(),
  createdBy: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(personSchema),
};
const storedFields = z.object(storedShape);
export type StoredRule = z.infer<typeof storedFields> & { rule: BenchmarkRule };

/** As the specification spells it: the fields of the rule beside those of its record, `rule` what its kind asks. `key` is its lasting name. */
const flatRuleSchema = z.object({
  ...storedShape,
  key: z.string(),
  category: z.string(),
  retailer: z.string(),
  attribute: z.enum(attributes),
  benchmarkType: z.string(),
  rule: z.record(z.string(), z.unknown()),
  subject: z.string(),
  label: z.string(),
  severity: z.enum(severities),
  points: z.int(),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  source: z.string(),
  asOf: z.nullable(z.string()),
  standing: z.enum(standings),
  messages: z.optional(z.record(z.string(), z.string())),
});
export type FlatRule = z.infer<typeof flatRuleSchema>;

/** A stored rule on its way over the wire: flat there, the rule as one value here. */
export const storedRuleSchema = z.codec(flatRuleSchema, z.custom<StoredRule>(), {
  decode: ({ key, ...flat }) => ({
    ...z.parse(storedFields, flat),
    rule: z.parse(benchmarkRuleSchema, { ...flat, id: key }),
  }),
  encode: ({ rule: { id: key, ...rule }, ...stored }) => ({ ...stored, ...rule, key }),
});

const stateSchema = z.object({ isActive: z.boolean(), notes: z.nullable(z.string()), rule: benchmarkRuleSchema });

export const ruleChangeSchema = z.object({
  id: z.int(),
  /** The rule before and after; null before it was added and after it was deleted. */
  before: z.nullable(stateSchema),
  after: z.nullable(stateSchema),
  /** The change this one took back. */
  undoes: z.nullable(z.int()),
  changedAt: z.iso.datetime(),
  /** Null for what came with a version of Copydesk. */
  changedBy: z.nullable(personSchema),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

const ruleId = idParamOf('Invalid rule ID');

const ruleFilterShape = {
  /** `general`, a channel such as `amazon`, or a retailer the workspace made rules for. */
  retailer: z.optional(z.string().check(z.maxLength(200))),
  attribute: z.optional(z.enum(attributes)),
  /** `workspace` are the workspace's own rules. */
  standing: z.optional(z.enum([...standings, 'workspace'])),
  active: z.optional(z.enum(['true', 'false'])),
  search: z.optional(z.string().check(z.maxLength(200))),
};
const ruleFilter = z.object(ruleFilterShape);
export type RuleFilter = z.output<typeof ruleFilter>;

export const listRules = defineContract({
  method: 'GET',
  path: '/api/benchmark-rules',
  tag: 'benchmarks',
  summary: 'Benchmark rules by pack and part; with `limit` one page',
  query: z.strictObject({ ...ruleFilterShape, ...pageShape }),
  reply: z.array(storedRuleSchema),
});

export const listActiveRules = defineContract({
  method: 'GET',
  path: activeRulesPath,
  tag: 'benchmarks',
  summary: 'The rules content is checked by, and their version: what the browser checks unsaved content with',
  reply: z.object({ version: z.int(), rules: z.array(benchmarkRuleSchema) }),
});

export const listPacks = defineContract({
  method: 'GET',
  path: '/api/benchmark-rules/packs',
  tag: 'benchmarks',
  summary: 'The packs there are rules for, how many rules each has, and how many of them are active',
  reply: z.array(z.object({ retailer: z.string(), name: z.string(), rules: z.int(), active: z.int() })),
});

export const getRule = defineContract({
  method: 'GET',
  path: '/api/benchmark-rules/:id',
  tag: 'benchmarks',
  givesVersion: true,
  summary: 'One benchmark rule and its changes, newest first',
  params: ruleId,
  reply: z.object({ rule: storedRuleSchema, changes: z.array(ruleChangeSchema) }),
});

export const addRule = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/benchmark-rules',
  tag: 'benchmarks',
  givesVersion: true,
  summary: 'Add a rule of the workspace',
  body: ruleInput,
  reply: storedRuleSchema,
  status: 201,
});

const changeRuleBody = z
  .strictObject({ isActive: z.optional(z.boolean()), rule: z.optional(ruleInput) })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Select at least one field to change.'));

export const changeRule = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: '/api/benchmark-rules/:id',
  tag: 'benchmarks',
  givesVersion: true,
  takesVersion: true,
  summary: 'Change a rule, or switch it on or off; with If-Match a stale version is refused with 409',
  params: ruleId,
  body: changeRuleBody,
  reply: storedRuleSchema,
});

export const restoreRule = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/benchmark-rules/:id/restore',
  tag: 'benchmarks',
  givesVersion: true,
  takesVersion: true,
  summary: 'Give a rule that came with Copydesk its own wording again',
  params: ruleId,
  reply: storedRuleSchema,
});

export const deleteRule = defineContract({
  method: 'DELETE',
  access: 'manage',
  path: '/api/benchmark-rules/:id',
  tag: 'benchmarks',
  takesVersion: true,
  summary: 'Delete a rule of the workspace; the change it answers can be undone',
  params: ruleId,
  reply: z.object({ change: z.int() }),
});

export const undoRuleChange = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/benchmark-rules/changes/:id/undo',
  tag: 'benchmarks',
  summary: 'Take back the newest change of a rule; null when the rule is gone with it',
  params: idParamOf('Invalid change ID'),
  reply: z.object({ change: z.int(), rule: z.nullable(storedRuleSchema) }),
});

export const testRule = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/benchmark-rules/test',
  tag: 'benchmarks',
  summary: 'What a rule would say of some products, and what it would do to their Listing Quality; nothing is stored',
  body: z.strictObject({
    rule: ruleInput,
    /** The stored rule it would take the place of. */
    id: z.optional(storedId('Invalid rule ID')),
    /** How many products to try. */
    n: z._default(z.int().check(z.minimum(1), z.maximum(200)), 20),
  }),
  reply: z.object({
    /** Products of the workspace the rule is for. */
    total: z.int(),
    products: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        retailer: z.nullable(z.string()),
        /** Null when the rule has nothing to say about the product, or a narrower one holds in its place. */
        hasPassed: z.nullable(z.boolean()),
        message: z.nullable(z.string()),
        found: z.array(z.string()),
        before: z.int(),
        after: z.int(),
      }),
    ),
  }),
});
export type RuleTest = z.output<typeof testRule.reply>;
