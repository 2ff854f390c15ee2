// Proposes the fix of a rule for many products, in a thread of its own.
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import { type AimsAsked, noAims, openAims } from '#domain/benchmarks/aims.ts';
import { type NoProposal, type Proposal, proposeFix } from '#domain/benchmarks/propose-fix.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { type Shared, take } from '#server/http/threads.ts';

/** `aims` in the order of the listings. */
type FixInput = {
  rules: Shared<readonly BenchmarkRule[]>;
  ruleIds: readonly string[];
  listings: {
    product: Product;
    content: PartContent;
    dataSources: readonly string[];
    judgements: readonly Judgement[];
  }[];
  aims: readonly AimsAsked[];
  choices: ReadonlyMap<string, AttributeUse>;
  on: Date;
};

const notBroken: NoProposal = { ok: false, because: 'passes', says: 'The rule is no longer active' };

/** In the order of the listings. */
export function proposeFixes({
  rules: shared,
  ruleIds,
  listings,
  aims: given,
  choices,
  on,
}: FixInput): (Proposal | NoProposal)[] {
  const rules = take(shared);
  const asked = rules.filter(({ id }) => ruleIds.includes(id));
  const aims = openAims([...given]);
  return listings.map(({ product, content, dataSources, judgements }, at) => {
    const facts = extractFacts(product, dataSources);
    const index = indexJudgements(judgements);
    const proposals = asked.map((rule) =>
      proposeFix({
        content,
        product,
        rule,
        rules,
        on,
        aims: aims[at] ?? noAims,
        choices,
        checkText: (text) => applyJudgements(text, checkPart(facts, text), index),
      }),
    );
    // Of the rules of other retailers none is broken.
    return proposals.find((each) => each.ok || each.because !== 'passes') ?? proposals[0] ?? notBroken;
  });
}
