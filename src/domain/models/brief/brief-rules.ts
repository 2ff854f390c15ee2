// The channel's rules and lengths as a brief states them: each once, word lists whole, and nothing that the brief says anyway.

import { describeRule } from '#domain/benchmarks/describe-rule.ts';
import type { BenchmarkRule, BenchmarkType } from '#domain/benchmarks/rule.ts';
import { boundsOf } from '#domain/benchmarks/rule-limits.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { EngineRequest } from '#domain/writing/engine.ts';
import type { BriefFact } from './brief-facts.ts';
import { partBriefs, type Wanted } from './part-briefs.ts';

type BriefRequest = Pick<EngineRequest, 'limits' | 'rules'>;

/** What the channel takes at most: it holds for every product. */
export const describeLimits = ({ limits }: BriefRequest, parts: readonly TextPart[]): string[] =>
  parts.map((part) => `- ${part}: ${partBriefs[part].describeLimit(limits)}`);

/** Facts that can become text: a brand and a category only name. */
const isUsable = ({ label }: BriefFact) => !['title', 'brand', 'category', 'subcategory'].includes(label);

/**
 * The lengths a good text has, for those parts whose facts reach them: asked for where there is less to say, they only pad. A least length
 * the channel demands is no more than wanted, because a writer that has no facts cannot keep it.
 */
export function describeWanted(
  { rules, limits }: BriefRequest,
  parts: readonly TextPart[],
  facts: readonly BriefFact[],
) {
  const body = facts.filter(isUsable);
  const characters = body.reduce((sum, { text }) => sum + text.length, 0);
  const words = body.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return parts.flatMap((part) => {
    const ideal: Wanted['ideal'] = (of) =>
      of === 'count'
        ? boundsOf(rules, { attribute: part, type: 'count', isIdeal: true })
        : boundsOf(rules, { attribute: part, type: 'length', isIdeal: true }, of);
    return partBriefs[part].describeWanted({ limits, facts: body.length, characters, words, ideal }) ?? [];
  });
}

const severityWords = { block: 'must', warn: 'should' } as const;
type Asking = keyof typeof severityWords;

/** Stated with the lengths, or by the brief itself: that a part is there, that it is plain text, and what makes it worth reading. */
const coveredElsewhere: ReadonlySet<BenchmarkType> = new Set([
  'length',
  'count',
  'item-length',
  'required',
  'html',
  'substance',
]);

function describe(rule: BenchmarkRule): string {
  if (rule.benchmarkType === 'forbidden' && rule.rule.phrases.length > 0)
    return `no ${rule.rule.what}: ${rule.rule.phrases.join(', ')}`;
  return describeRule(rule);
}

/**
 * What a rule asks is stated once for all parts it applies to, as strictly as the strictest of them: a writer who keeps it everywhere loses
 * nothing. What holds for the same parts stands in one line.
 */
export function sayRules({ rules }: BriefRequest, parts: readonly TextPart[]): string[] {
  const asked = new Map<string, { severity: Asking; of: Set<TextPart> }>();
  for (const rule of rules) {
    const part = parts.find((each) => each === rule.attribute);
    // Advice is what the brief's own craft is for.
    if (part === undefined || rule.severity === 'advise' || coveredElsewhere.has(rule.benchmarkType)) continue;
    const ask = describe(rule);
    const known = asked.get(ask);
    if (!known) asked.set(ask, { severity: rule.severity, of: new Set([part]) });
    else {
      known.of.add(part);
      if (rule.severity === 'block') known.severity = 'block';
    }
  }
  const lines = new Map<string, string[]>();
  for (const [ask, { severity, of }] of asked) {
    const isEverywhere = parts.length > 1 && of.size === parts.length;
    const where = isEverywhere ? 'everywhere' : parts.filter((part) => of.has(part)).join(' and ');
    const head = `- ${where}, ${severityWords[severity]}: `;
    lines.set(head, [...(lines.get(head) ?? []), ask]);
  }
  return [...lines].map(([head, asks]) => `${head}${asks.join('; ')}`);
}
