// Calls of the benchmarks: how a product's listing is checked, as it stands and as it would be with unsaved content.

import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { levels } from '#domain/channels/levels.ts';
import { defineContract } from '#domain/contract.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import type { Benchmark } from './evaluate.ts';
import { attributes, verdicts } from './finding.ts';
import { benchmarkTypes } from './kinds/rule-kinds.ts';
import type { Pack } from './pack.ts';
import { severities, standings, statusOf } from './rule.ts';

const ruleResultSchema = z.object({
  ruleId: z.string(),
  label: z.string(),
  attribute: z.enum(attributes),
  benchmarkType: z.enum(benchmarkTypes),
  severity: z.enum(severities),
  hasPassed: z.boolean(),
  verdict: z.enum(verdicts),
  message: z.string(),
  /** What to do about it; null when nothing is wrong. */
  fix: z.nullable(z.string()),
  measured: z.nullable(z.object({ value: z.number(), unit: z.string() })),
  /** Bounds, both included. */
  limit: z.nullable(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  found: z.array(z.string()),
  /** Of a broken rule on images: the addresses of all it is about. */
  images: z.array(z.string()),
  /** Points of Listing Quality the rule can cost, and costs. */
  points: z.int(),
  lost: z.int(),
  /** `general` or the channel whose rule it is. */
  retailer: z.string(),
  source: z.string(),
  asOf: z.nullable(z.string()),
  standing: z.enum(standings),
  /** Unverified: no page was found that states the figure. */
  status: z.enum(['verified', 'unverified']),
});

const judgementSchema = z.object({ level: z.enum(levels), message: z.string() });

const packSchema = z.object({
  id: z.string(),
  name: z.string(),
  isGeneral: z.boolean(),
  rules: z.int(),
  channelRules: z.int(),
  unverifiedRules: z.int(),
  sources: z.array(z.string()),
});

export const benchmarkSchema = z.object({
  productId: z.int(),
  /** What was checked: the content under review, the source where there is none, or the unsaved content of the call. */
  judged: z.enum(['content', 'source', 'preview']),
  /** The day (UTC) whose rules were used. */
  on: z.iso.date(),
  /** Listing Quality, 0-100: 100 less the points lost by the results. */
  quality: z.int(),
  parts: z.object(forEachPart(() => judgementSchema)),
  results: z.array(ruleResultSchema),
  /** Rules that are neither passed nor broken: the files of these images are not known. They cost nothing. */
  unchecked: z.array(
    z.object({
      ruleId: z.string(),
      label: z.string(),
      severity: z.enum(severities),
      images: z.array(z.string()),
    }),
  ),
  pack: packSchema,
});
export type BenchmarkReply = z.infer<typeof benchmarkSchema>;

/** The reply for a checked listing. */
export function describeBenchmark(
  { quality, parts, results, unchecked }: Benchmark,
  given: Pick<BenchmarkReply, 'productId' | 'judged'> & { pack: Pack; on: Date },
): BenchmarkReply {
  const { productId, judged, pack, on } = given;
  return {
    productId,
    judged,
    on: on.toISOString().slice(0, 10),
    quality,
    parts: forEachPart((part) => parts[part]),
    results: results.map(({ rule, hasPassed, verdict, message, fix, measured, limit, found, images = [], lost }) => ({
      ruleId: rule.id,
      label: rule.label,
      attribute: rule.attribute,
      benchmarkType: rule.benchmarkType,
      severity: rule.severity,
      hasPassed,
      verdict,
      message,
      fix,
      measured,
      limit,
      found,
      images,
      points: rule.points,
      lost,
      retailer: rule.retailer,
      source: rule.source,
      asOf: rule.asOf,
      standing: rule.standing,
      status: statusOf(rule.standing),
    })),
    unchecked: unchecked.map(({ rule, images }) => ({
      ruleId: rule.id,
      label: rule.label,
      severity: rule.severity,
      images,
    })),
    pack,
  };
}

export const getBenchmark = defineContract({
  method: 'GET',
  path: '/api/products/:id/benchmark',
  tag: 'benchmarks',
  summary:
    'Levels, messages, results and Listing Quality of the content under review, or of the source without content',
  params: idParam,
  reply: benchmarkSchema,
});

/** Unsaved content; parts left out are checked as they stand. */
export const previewBody = z.partial(z.strictObject(partValues));
export type PreviewBody = z.output<typeof previewBody>;

export const previewBenchmark = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/products/:id/benchmark',
  tag: 'benchmarks',
  summary: 'The same for unsaved content; nothing is stored',
  params: idParam,
  body: previewBody,
  reply: benchmarkSchema,
});
