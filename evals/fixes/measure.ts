// Applies the fix of every broken rule to real products, and counts what becomes of it. The guards here share no code with the fixes.
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { canFix, proposeFix } from '#domain/benchmarks/propose-fix.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { type Part, pickParts } from '#domain/parts/parts.ts';

const on = new Date('2026-11-21T12:00:00Z');

/** What one fix did to one product, or why it did nothing. `breach`: what a guard found, null for nothing. */
export type Tried = {
  catalogue: string;
  product: SourceProduct;
  rule: BenchmarkRule;
  kind: string;
  part: Part;
  outcome: { before: string; after: string; points: number; costs: string[] } | { because: string; says: string };
  breach: string | null;
};

/** A rule kind, with what a kind of several asks for. */
export function kindOf({ benchmarkType, rule }: BenchmarkRule): string {
  if ('shape' in rule) return `${benchmarkType}: ${rule.shape}`;
  if ('measure' in rule) return `${benchmarkType}: ${rule.measure}`;
  return benchmarkType === 'length' && 'isIdeal' in rule && rule.isIdeal ? 'length: ideal' : benchmarkType;
}

const write = (value: string | readonly string[]) => [value].flat().join('\n');
const figures = (text: string) => text.match(/\d+/g) ?? [];

/** Figures gone from a part; those in the very words a rule forbids may be. */
function findLostFigures(before: string, after: string, forbidden: readonly string[]): string[] {
  const left = new Set(figures(after));
  const free = new Set(forbidden.flatMap(figures));
  return figures(before).filter((figure) => !left.has(figure) && !free.has(figure));
}

/** Tries the fix of each rule a product breaks that has one; `only` is part of the name of those looked at. */
export function tryFixes(catalogue: string, product: SourceProduct, only: string): Tried[] {
  const content = pickParts(product);
  const { results } = evaluate(content, product, builtInRules, on, noAims);
  return results.flatMap(({ rule, hasPassed, found }): Tried[] => {
    const plan = canFix(rule);
    if (hasPassed || plan === null || !`${rule.id} ${kindOf(rule)}`.includes(only)) return [];
    const { part } = plan;
    const asked = { content, product, rule, rules: builtInRules, on, aims: noAims };
    const proposal = proposeFix(asked);
    const tried = { catalogue, product, rule, kind: kindOf(rule), part };
    if (!proposal.ok) return [{ ...tried, outcome: { because: proposal.because, says: proposal.says }, breach: null }];
    const [before, after] = [write(content[part]), write(proposal.value)];
    const next = { ...content, [part]: proposal.value };
    const again = proposeFix({ ...asked, content: next });
    const isPassed = evaluate(next, product, builtInRules, on, noAims).results.every(
      (result) => result.rule.id !== rule.id || result.hasPassed,
    );
    const lost = findLostFigures(before, after, found);
    const breach = !isPassed
      ? 'the rule does not pass'
      : again.ok
        ? 'a second fix changes it'
        : lost.length > 0
          ? `figures are lost: ${lost.join(', ')}`
          : null;
    return [{ ...tried, outcome: { before, after, points: proposal.points, costs: proposal.costs }, breach }];
  });
}
