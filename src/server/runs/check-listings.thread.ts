// Checks the texts of many products by claims and rules, in a thread of its own.
import { type AimsAsked, noAims, openAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { PartContent, TextPart } from '#domain/parts/parts.ts';
import { type Shared, take } from '#server/app/threads.ts';

/** `texts`: the parts whose claims are looked for. `aims` in the order of the listings, null to judge without. */
type CheckInput = {
  rules: Shared<readonly BenchmarkRule[]>;
  listings: { product: Product; dataSources: readonly string[]; content: PartContent; texts: readonly TextPart[] }[];
  aims: readonly AimsAsked[] | null;
  on: Date;
};

type BrokenRule = Pick<BenchmarkRule, 'id' | 'attribute' | 'severity' | 'label'>;

/** Claims as rules alone see them, and the rules a listing breaks, advice left out. */
export type CheckedListing = { claims: Partial<Record<TextPart, PlacedClaim[]>>; broken: BrokenRule[] };

/** In the order of the listings. */
export function checkListings({ rules: shared, listings, aims: asked, on }: CheckInput): CheckedListing[] {
  const rules = take(shared);
  const aims = asked && openAims([...asked]);
  return listings.map(({ product, dataSources, content, texts }, at) => {
    const { results } = evaluate(content, product, rules, on, aims?.[at] ?? noAims);
    const facts = texts.length > 0 ? extractFacts(product, dataSources) : null;
    const claims = facts ? texts.map((part) => [part, checkPart(facts, content[part])]) : [];
    const broken = results.filter(({ hasPassed, rule }) => !hasPassed && rule.severity !== 'advise');
    return {
      claims: Object.fromEntries(claims),
      broken: broken.map(({ rule: { id, attribute, severity, label } }) => ({ id, attribute, severity, label })),
    };
  });
}
