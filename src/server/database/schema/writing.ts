// Tables of what texts are written and checked by: prompts, voices, keywords, benchmark rules.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Severity } from '#domain/benchmarks/rule.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { VoiceRules, VoiceScope } from '#domain/voice/voice.ts';
import { products } from './catalogue.ts';
import { id, time } from './columns.ts';
import { users } from './people.ts';

export const optimizationPrompts = pgTable(
  'optimization_prompts',
  {
    id: id(),
    prompt: text().notNull(),
    scope: text().notNull(),
    scopeValue: text(),
    isActive: boolean().notNull().default(true),
    /** Counts up with every change of the text or scope; drafts name the versions they were written with. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
  },
  (t) => [
    index('optimization_prompts_scope').on(t.scope, t.scopeValue),
    index('optimization_prompts_applies').on(t.scope, sql`lower(${t.scopeValue})`).where(sql`${t.isActive}`),
  ],
);

/** Append-only: every wording a prompt had, so that a draft can show the instruction it was written with. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: id(),
    /** No foreign key: what led a draft outlives its prompt. */
    promptId: integer().notNull(),
    version: integer().notNull(),
    prompt: text().notNull(),
    scope: text().notNull(),
    scopeValue: text(),
    createdAt: time().notNull().defaultNow(),
    createdBy: integer().references(() => users.id),
  },
  (t) => [uniqueIndex('prompt_versions_version').on(t.promptId, t.version)],
);

/** How the workspace, a retailer, a category or a brand writes; each has one voice at most. */
export const voices = pgTable(
  'voices',
  {
    id: id(),
    scope: text().$type<VoiceScope>().notNull(),
    /** The retailer, the category or the brand; null for the workspace. */
    scopeValue: text(),
    rules: jsonb().$type<VoiceRules>().notNull(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('voices_scope').on(t.scope, sql`lower(coalesce(${t.scopeValue}, ''))`)],
);

/** The keywords of a category or of one product; each has one list at most. */
export const keywordLists = pgTable(
  'keyword_lists',
  {
    id: id(),
    /** One of the two; the other is null. */
    category: text(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    keywords: jsonb().$type<Keyword[]>().notNull(),
    /** Counts up with every change. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('keyword_lists_scope', sql`(${t.category} is null) <> (${t.productId} is null)`),
    uniqueIndex('keyword_lists_category').on(sql`lower(${t.category})`),
    uniqueIndex('keyword_lists_product').on(t.productId),
  ],
);

export const benchmarkRules = pgTable(
  'benchmark_rules',
  {
    id: id(),
    category: text().notNull(),
    retailer: text().notNull(),
    attribute: text().notNull(),
    benchmarkType: text().notNull(),
    rule: jsonb().$type<unknown>().notNull(),
    /** The lasting name of a rule that came with Copydesk, such as `amazon.title.length`; null for the workspace's own. */
    key: text().unique(),
    subject: text().notNull(),
    label: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    points: integer().notNull(),
    /** First and last day in effect, both included. */
    validFrom: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    source: text().notNull(),
    asOf: text(),
    standing: text().$type<Standing>().notNull(),
    messages: jsonb().$type<Record<string, string>>(),
    notes: text(),
    isActive: boolean().notNull().default(true),
    createdBy: integer().references(() => users.id),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    updatedBy: integer().references(() => users.id),
  },
  (t) => [index('benchmark_rules_retailer').on(t.retailer, t.category)],
);

/** Append-only: every change of a rule, as it stood before and after. The newest id is the version of the rules. */
export const benchmarkRuleChanges = pgTable(
  'benchmark_rule_changes',
  {
    id: id(),
    ruleId: integer().notNull(),
    /** The rule before and after; null before it was added and after it was deleted. */
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The change this one took back. */
    undoes: integer(),
    changedAt: time().notNull().defaultNow(),
    changedBy: integer().references(() => users.id),
  },
  (t) => [index('benchmark_rule_changes_rule').on(t.ruleId, t.id)],
);
