// Proposes the fix of a broken rule on one product, for the text a person looks at.
import { noAims } from '#domain/benchmarks/aims.ts';
import type { FixProposal } from '#domain/benchmarks/fix-proposal.contract.ts';
import { proposeFix } from '#domain/benchmarks/propose-fix.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { presentOf } from '#domain/review/content.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import { loadAttributeChoices } from '#server/claims/attribute-choices.commands.ts';
import { listFactTextsOfMany, loadJudgements } from '#server/claims/claim-basis.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadContent } from '#server/review/review.commands.ts';

/** `shown` takes the place of the parts it names. Throws NOT_FOUND where the rule is not active. */
export async function proposeProductFix(
  { db, now }: Context,
  productId: number,
  ruleId: string,
  shown: Partial<PartContent>,
): Promise<FixProposal> {
  const product = await loadProduct(db, productId);
  const content = { ...presentOf({ content: await loadContent(db, productId), product }), ...shown };
  const { rules } = await loadActiveRules(db);
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) throw new Problem('NOT_FOUND', 'Rule not found');
  const [sources = []] = await listFactTextsOfMany(db, [productId]);
  const facts = extractFacts(product, sources);
  const index = indexJudgements(await loadJudgements(db, product));
  const [aims = noAims] = await loadAims(db, [product]);
  return proposeFix({
    ...{ content, product, rule, rules, aims },
    on: now(),
    choices: await loadAttributeChoices(db),
    checkText: (text) => applyJudgements(text, checkPart(facts, text), index),
  });
}
