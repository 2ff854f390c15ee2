// The fix of a rule for the products of a run: what it would be of each, checked.
import { canFix } from '#domain/benchmarks/can-fix.ts';
import type { NoProposal, Proposal } from '#domain/benchmarks/propose-fix.ts';
import { Problem } from '#domain/problem.ts';
import { valuesOf } from '#domain/review/content.ts';
import type { FixOptions } from '#domain/runs/actions/fix.action.ts';
import { planFix, whySkipped } from '#domain/runs/fix-rule.ts';
import { nothingYet } from '#domain/runs/item-plan.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAimsAsked } from '#server/checks/aims.commands.ts';
import { loadAttributeChoices } from '#server/claims/attribute-choices.commands.ts';
import { listFactTextsOfMany, loadJudgementsOfMany } from '#server/claims/claim-basis.commands.ts';
import type { Context } from '#server/http/context.ts';
import { runInThread, share } from '#server/http/threads.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import {
  type ActionWork,
  type Chosen,
  hasContent,
  mostExamples,
  type Planned,
  type Read,
  type Seen,
  type Written,
} from './planned.ts';
import { proposeFixes } from './propose-fixes.thread.ts';

const fixThread = new URL('./propose-fixes.thread.ts', import.meta.url);

/** In the order of the products; those without content are left out. */
async function proposeAll(
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
async function findFixable({ db }: Context, { ruleIds }: FixOptions): Promise<{ label: string; does: string }> {
  const { rules } = await loadActiveRules(db);
  const asked = rules.filter(({ id }) => ruleIds.includes(id));
  const [rule] = asked;
  if (!rule) throw new Problem('NOT_FOUND', 'Rule not found');
  const plan = asked.map(canFix).find((each) => each !== null);
  if (!plan) throw new Problem('NOTHING_TO_REVIEW', `“${rule.label}” has no automatic fix.`);
  return { label: rule.label, does: plan.does };
}

async function planAll(context: Context, options: FixOptions, items: readonly Read[]): Promise<Planned[]> {
  const { label } = await findFixable(context, options);
  const proposals = new Map(
    (await proposeAll(context, options, items)).map(({ item, proposal }) => [item.product.id, proposal]),
  );
  const fixed = { ruleId: options.ruleIds[0] ?? '', label };
  return items.map((item) => ({
    ...item,
    plan: planFix(item.content, proposals.get(item.product.id) ?? null, fixed, context.actor),
  }));
}

/** Fixes are looked for one by one, a few milliseconds each: of more products so many are. */
const mostFixed = 1_000;

/** One of each category before a second one of any, so that the examples differ. */
function spread<Of extends { category: string | null }>(all: readonly Of[], limit: number): Of[] {
  const groups = [...Map.groupBy(all, ({ category }) => category).values()].toSorted((a, b) => b.length - a.length);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const ordered = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
  return ordered.slice(0, limit);
}

async function look(context: Context, options: FixOptions, { where, total }: Chosen): Promise<Seen> {
  await findFixable(context, options);
  const isAll = total <= mostFixed;
  const ids = isAll
    ? await store.listFirst(context.db, where, mostFixed)
    : await store.listSample(context.db, where, total, mostFixed);
  const proposed = await proposeAll(context, options, await readItems(context.db, ids));
  const skipped = new Map([[nothingYet.slice(0, -1), ids.length - proposed.length]]);
  const fixed = proposed.flatMap(({ item: { product, content }, proposal }) => {
    const why = whySkipped(content, proposal);
    if (why !== null) skipped.set(why, (skipped.get(why) ?? 0) + 1);
    return why === null && proposal.ok
      ? [{ ...proposal, product, category: product.category, before: content.parts[proposal.part].value }]
      : [];
  });
  const text = (value: string | string[]) => (typeof value === 'string' ? value : value.join('\n'));
  const examples = spread(fixed, mostExamples).map(({ product, part, before, value }) => ({
    productId: product.id,
    title: product.title,
    part,
    before: text(before),
    after: text(value),
  }));
  // Of a sample the share is known, and not the number.
  const taken = isAll ? fixed.length : Math.round((fixed.length / Math.max(1, ids.length)) * total);
  return {
    isExact: isAll,
    model: null,
    examples,
    points: fixed.length === 0 ? null : fixed.reduce((sum, { points }) => sum + points, 0) / fixed.length,
    skipped: [...skipped]
      .filter(([, products]) => products > 0)
      .map(([reason, products]) => ({ reason, products }))
      .toSorted((a, b) => b.products - a.products),
    looked: [
      { taken: fixed.slice(0, 1).map(({ part }) => part), left: [], products: taken },
      { taken: [], left: [], products: total - taken },
    ],
  };
}

export const fixWork: ActionWork<'fix'> = { plan: planAll, look };
