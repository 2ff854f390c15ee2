// The fix of a rule for the products of a run: what it would be of each, checked.
import { canFix } from '#domain/benchmarks/can-fix.ts';
import type { NoProposal, Proposal } from '#domain/benchmarks/propose-fix.ts';
import { Problem } from '#domain/problem.ts';
import { valuesOf } from '#domain/review/content.ts';
import { planFix } from '#domain/runs/fix-rule.ts';
import type { FixOptions } from '#domain/runs/run-action.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAimsAsked } from '#server/checks/aims.commands.ts';
import { loadAttributeChoices } from '#server/claims/attribute-choices.commands.ts';
import { listFactTextsOfMany, loadJudgementsOfMany } from '#server/claims/claim-basis.commands.ts';
import type { Context } from '#server/http/context.ts';
import { runInThread, share } from '#server/http/threads.ts';
import { hasContent, type Planned, type Read, type Written } from './planned.ts';
import { proposeFixes } from './propose-fixes.thread.ts';

const fixThread = new URL('./propose-fixes.thread.ts', import.meta.url);

/** In the order of the products; those without content are left out. */
export async function proposeAll(
  { db, now }: Context,
  { ruleIds }: FixOptions,
  items: readonly Read[],
): Promise<{ item: Written; proposal: Proposal | NoProposal }[]> {
  const written = items.filter(hasContent);
  if (written.length === 0) return [];
  const { rules } = await loadActiveRules(db);
  const products = written.map(({ product }) => product);
  const sources = await listFactTextsOfMany(
    db,
    products.map(({ id }) => id),
  );
  const judgements = await loadJudgementsOfMany(db, products);
  const proposals = await runInThread(fixThread, proposeFixes, {
    rules: share(rules),
    ruleIds,
    aims: await loadAimsAsked(db, products, { hasVoices: true, hasKeywords: true }),
    choices: await loadAttributeChoices(db),
    on: now(),
    listings: written.map(({ product, content }, at) => ({
      product,
      content: valuesOf(content),
      dataSources: sources[at] ?? [],
      judgements: judgements[at] ?? [],
    })),
  });
  return written.map((item, at) => {
    const proposal = proposals[at];
    if (!proposal) throw new Error('A fix was not looked for');
    return { item, proposal };
  });
}

/** The rule that is to be fixed. Throws NOT_FOUND where none of the ids is active, NOTHING_TO_REVIEW where it has no fix. */
export async function findFixable({ db }: Context, { ruleIds }: FixOptions): Promise<{ label: string; does: string }> {
  const { rules } = await loadActiveRules(db);
  const asked = rules.filter(({ id }) => ruleIds.includes(id));
  const [rule] = asked;
  if (!rule) throw new Problem('NOT_FOUND', 'Rule not found');
  const plan = asked.map(canFix).find((each) => each !== null);
  if (!plan) throw new Problem('NOTHING_TO_REVIEW', `“${rule.label}” has no automatic fix.`);
  return { label: rule.label, does: plan.does };
}

export async function planAllFixes(context: Context, options: FixOptions, items: readonly Read[]): Promise<Planned[]> {
  const { label } = await findFixable(context, options);
  const proposals = new Map(
    (await proposeAll(context, options, items)).map(({ item, proposal }) => [item.product.id, proposal]),
  );
  const none: NoProposal = { ok: false, because: 'no-fix', says: 'No optimized content yet' };
  return items.map((item) => {
    const proposal = proposals.get(item.product.id) ?? none;
    return {
      ...item,
      plan: planFix(item.content, proposal, { ruleId: options.ruleIds[0] ?? '', label }, context.actor),
    };
  });
}
