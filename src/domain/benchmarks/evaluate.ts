// Checks a listing by rules: a result per rule, a level and a message per part, and Listing Quality, whose points add up.
import type { Level } from '#domain/channels/levels.ts';
import { forEachPart, type Part, type PartContent, partNames, partTable, pickParts } from '#domain/parts/parts.ts';
import { wordingOf } from '#domain/text/words.ts';
import type { Aims } from './aims.ts';
import { checkRule } from './check-rule.ts';
import { type Attribute, type Finding, nouns, type RuleProduct, type Target } from './finding.ts';
import { kindOf } from './kinds/rule-kinds.ts';
import type { BenchmarkRule, Severity } from './rule.ts';
import { selectRules } from './select-rules.ts';
import { ListingReading } from './substance/read-listing.ts';

/** Points of Listing Quality each attribute can lose at most; together 100. */
export const budgets: Readonly<Record<Attribute, number>> = {
  ...forEachPart((part) => partTable[part].qualityPoints),
  facts: 7,
  substance: 33,
};

/** What one rule found. `lost` are the points it costs: less than its share when its attribute has no more to lose. */
export type RuleResult = Finding & { rule: BenchmarkRule; hasPassed: boolean; lost: number };

/** A rule that could not be checked: it costs nothing, and is not kept either. `images`: addresses of those that were not checked. */
type UncheckedRule = { rule: BenchmarkRule; images: string[] };

export type PartResult = { level: Level; message: string };
export type Benchmark = {
  /** Listing Quality, 0-100: 100 less the points lost by the results. */
  quality: number;
  parts: Record<Part, PartResult>;
  /** In the order of the rules. */
  results: RuleResult[];
  /** Rules that say nothing because files of images are not known. */
  unchecked: UncheckedRule[];
};

const forEachAttribute = (make: (attribute: Attribute) => Target): Record<Attribute, Target> => ({
  ...forEachPart(make),
  facts: make('facts'),
  substance: make('substance'),
});

const isText = (text: string) => text.trim() !== '';

function targetsOf(content: Partial<PartContent>, product: RuleProduct, aims: Aims): Record<Attribute, Target> {
  const target = (attribute: Attribute, items: readonly string[], read: () => ListingReading): Target => ({
    attribute,
    items: items.filter(isText),
    product,
    readListing: read,
  });
  const values = pickParts(content);
  // A picture named twice is one picture.
  const itemsOf = (part: Part) => (part === 'images' ? [...new Set(values.images)] : [values[part]].flat());
  let reading: ListingReading | undefined;
  const read = () => {
    reading ??= new ListingReading(values, product, aims);
    return reading;
  };
  return {
    ...forEachPart((part) => target(part, itemsOf(part), read)),
    facts: target('facts', [], read),
    substance: target('substance', [], read),
  };
}

const weight: Readonly<Record<Severity, number>> = { block: 2, warn: 1, advise: 0 };

/** The gravest first; of two equally grave ones the one with more points, then the order of the rules. */
function byGravity(a: RuleResult, b: RuleResult): number {
  return weight[b.rule.severity] - weight[a.rule.severity] || b.rule.points - a.rule.points;
}

/** Shares out an attribute's budget: the gravest results take their points first. */
function chargePoints(results: readonly RuleResult[]): void {
  const left: Record<Attribute, number> = { ...budgets };
  for (const result of results.filter(({ hasPassed }) => !hasPassed).sort(byGravity)) {
    const { attribute, points } = result.rule;
    result.lost = Math.min(Math.max(1, Math.round(points * result.share)), left[attribute]);
    left[attribute] -= result.lost;
  }
}

/** The rule that speaks for a part that keeps all its rules: the ideal length of a text, the required number of a list. */
function speaksForPart({ rule }: RuleResult): boolean {
  return kindOf(rule.benchmarkType).speaksForPart?.(rule.rule, rule.attribute) ?? false;
}

function composePartResult(part: Part, results: readonly RuleResult[]): PartResult {
  const own = results.filter(({ rule }) => rule.attribute === part);
  const [gravest] = own.filter(({ hasPassed }) => !hasPassed).toSorted(byGravity);
  if (gravest && gravest.rule.severity !== 'advise') {
    return { level: gravest.rule.severity === 'block' ? 'non-compliant' : 'borderline', message: gravest.message };
  }
  const spokesman = own.find((result) => result.hasPassed && speaksForPart(result));
  const { noun, verb } = nouns[part];
  return {
    level: 'compliant',
    message: (spokesman ?? gravest)?.message ?? `${noun} ${verb === 'is' ? 'meets' : 'meet'} requirements`,
  };
}

/** Our own advice against a word does not apply to one the workspace itself asks for; what a channel or a law bans stays banned. */
function withoutKeywords(targets: Record<Attribute, Target>, { keywords }: Aims): Record<Attribute, Target> {
  if (keywords.length === 0) return targets;
  const patterns = keywords.map((keyword) => new RegExp(wordingOf(keyword), 'giu'));
  const quiet = (text: string) => patterns.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return forEachAttribute((attribute) => ({ ...targets[attribute], items: targets[attribute].items.map(quiet) }));
}

const isOwnBan = ({ benchmarkType, standing }: BenchmarkRule): boolean =>
  benchmarkType === 'forbidden' && standing === 'own';

/** Checks content by the rules in effect for a product, in their order. */
function evaluateBy(
  content: Partial<PartContent>,
  product: RuleProduct,
  inEffect: readonly BenchmarkRule[],
  aims: Aims,
): Benchmark {
  const targets = targetsOf(content, product, aims);
  const asked = withoutKeywords(targets, aims);
  const results: RuleResult[] = [];
  const unchecked: UncheckedRule[] = [];
  for (const rule of inEffect) {
    const target = (isOwnBan(rule) ? asked : targets)[rule.attribute];
    const finding = checkRule(target, rule);
    if (finding) results.push({ ...finding, rule, hasPassed: finding.share === 0, lost: 0 });
    else {
      const images = kindOf(rule.benchmarkType).findUnchecked?.(target, rule.rule) ?? [];
      if (images.length > 0) unchecked.push({ rule, images });
    }
  }
  chargePoints(results);
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  const parts = Object.fromEntries(partNames.map((part) => [part, composePartResult(part, results)])) as Record<
    Part,
    PartResult
  >;
  return { quality: 100 - lost, parts, results, unchecked };
}

/**
 * Checks content for a product by those of the rules that are in effect on a day, and by what its texts are to aim for. Deterministic; a
 * further rule (a subject of its own) never raises the quality.
 */
export function evaluate(
  content: Partial<PartContent>,
  product: RuleProduct,
  rules: readonly BenchmarkRule[],
  on: Date,
  aims: Aims,
): Benchmark {
  return evaluateBy(content, product, selectRules(rules, product, on), aims);
}
