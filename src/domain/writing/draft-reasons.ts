// Makes a writer's reasons fit to be kept and shown: rules by their name and source, and not too many.
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { nouns } from '#domain/benchmarks/finding.ts';
import { countOf } from '#domain/benchmarks/range.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { isTextPart, type Part } from '#domain/parts/parts.ts';
import { firstOfEach } from '#domain/text/words.ts';
import { byFacts, byRule } from './reasons.ts';

type Content = string | readonly string[];

/** More than these do not help a reviewer. */
const mostReasons = 8;
const mostFixed = 2;

const subjectOf = ({ attribute, subject }: Pick<BenchmarkRule, 'attribute' | 'subject'>) => `${attribute}.${subject}`;

const isCounted = ({ measured }: RuleResult) =>
  measured !== null && measured.unit !== 'times' && measured.unit !== 'percent';

/** Null where the rule counts what is as much as it was: then another text made the difference. */
function describeFix(part: Part, { rule, measured }: RuleResult, now: RuleResult): DraftReason | null {
  const { noun, verb } = nouns[part];
  const isOne = verb === 'is';
  const source = `The source's ${noun.toLowerCase()}`;
  const matter = subjectOf(rule);
  if (!measured || !now.measured || !isCounted(now))
    return byRule(matter, `${source} broke this rule; ${isOne ? 'the new one passes it' : 'the new ones pass it'}.`);
  if (measured.value === now.measured.value) return null;
  const counted = countOf(measured.value, measured.unit);
  return byRule(
    matter,
    `${source} had ${counted}; ${isOne ? 'the new one has' : 'the new ones have'} ${now.measured.value}.`,
  );
}

/** Rules that the source's own text broke and the draft keeps: the costliest of each kind first. */
function describeFixes(part: Part, before: readonly RuleResult[], after: readonly RuleResult[]): DraftReason[] {
  const kept = new Map(after.filter(({ hasPassed }) => hasPassed).map((result) => [result.rule.id, result]));
  const broken = before
    .filter(({ hasPassed, rule }) => !hasPassed && rule.severity !== 'advise' && rule.benchmarkType !== 'required')
    .toSorted((a, b) => b.rule.points - a.rule.points);
  return firstOfEach(broken, ({ rule }) => rule.benchmarkType)
    .flatMap((result) => {
      const now = kept.get(result.rule.id);
      const reason = now ? describeFix(part, result, now) : null;
      return reason ? [reason] : [];
    })
    .slice(0, mostFixed);
}

function nameRule(reason: DraftReason, inEffect: ReadonlyMap<string, BenchmarkRule>): DraftReason {
  if (reason.because !== 'rule') return reason;
  const rule = inEffect.get(reason.ref ?? '');
  if (!rule) return { ...reason, ref: null };
  return { ...reason, ref: rule.id, rule: { label: rule.label, source: rule.source } };
}

/** Says of a text that it is the source's own; null where there is none, or it is another. */
function describeUnchanged(part: Part, text: Content, source: Content): DraftReason | null {
  const [lines, before] = [text, source].map((content) => [content].flat().map((line) => line.trim()));
  if (!isTextPart(part) || !isSameContent(lines, before) || lines?.every((line) => line === '')) return null;
  const { noun, verb } = nouns[part];
  return byFacts(`The ${noun.toLowerCase()} ${verb} unchanged from the source.`);
}

/** `before` are the results of the source's own text, `after` those of the draft; `inEffect` the rules that hold for the product. */
export function finishReasons(
  part: Part,
  reasons: readonly DraftReason[],
  results: { before: readonly RuleResult[]; after: readonly RuleResult[] },
  texts: { before: Content; after: Content },
  inEffect: readonly BenchmarkRule[],
): DraftReason[] {
  const given = new Set(reasons.map(({ ref }) => ref));
  // A reason for the ideal length also covers the limit above it.
  if (given.has(`${part}.ideal-length`)) given.add(`${part}.length`);
  const unchanged = describeUnchanged(part, texts.after, texts.before);
  const fixes = unchanged
    ? [unchanged]
    : describeFixes(part, results.before, results.after).filter(({ ref }) => !given.has(ref));
  const rules = new Map(inEffect.map((rule) => [subjectOf(rule), rule]));
  const all = firstOfEach([...reasons, ...fixes], ({ text }) => text);
  return all.slice(0, mostReasons).map((reason) => nameRule(reason, rules));
}
