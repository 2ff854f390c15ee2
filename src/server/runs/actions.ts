// What each action of a run does with its products: worked out outside of any transaction, from their content as it is now.

import type { Part } from '#domain/parts/parts.ts';
import { planReplacements } from '#domain/runs/find-replace.ts';
import { planDecision } from '#domain/runs/item-plan.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import type { Context } from '#server/http/context.ts';
import { planAllApprovals } from './plan-approvals.ts';
import { planAllDrafts } from './plan-drafts.ts';
import { planAllExports } from './plan-exports.ts';
import { planAllFields, planAllPutBacks } from './plan-fields.ts';
import { planAllFixes } from './plan-fixes.ts';
import { planAllMeasures } from './plan-measures.ts';
import { planAllRechecks } from './plan-rechecks.ts';
import type { Planned, Read, Tools } from './planned.ts';

/** In the order given. Throws only what hinders all of them. */
export async function planItems(
  context: Context,
  { action, options }: RunAction,
  items: readonly Read[],
  tools: Tools,
): Promise<Planned[]> {
  const decide = (to: 'rejected' | 'pending', parts: readonly Part[]): Planned[] =>
    items.map((item) => ({
      ...item,
      plan: planDecision(item.content, parts, to, {
        by: context.actor,
        at: context.now().toISOString(),
        source: item.product,
      }),
    }));
  switch (action) {
    case 'generate':
      return await planAllDrafts(context, { ...options, prompt: null }, items, tools);
    case 'prompt':
      return await planAllDrafts(context, options, items, tools);
    case 'approve':
      return await planAllApprovals(context, options, items);
    case 'reject':
      return decide('rejected', options.parts);
    case 'roll-back':
      return decide('pending', options.parts);
    case 'find-replace':
      return items.map((item) => ({ ...item, plan: planReplacements(item, options, context.actor) }));
    case 'fix':
      return await planAllFixes(context, options, items);
    case 'set-field':
      return await planAllFields(context, options, items);
    case 'judge':
      return await planAllRechecks(context, items);
    case 'measure-images':
      return await planAllMeasures(context, options, items, tools);
    case 'export':
      return await planAllExports(context, options.format, items);
    case 'import':
      throw new Error('An import goes through its file, not through products');
    case 'undo':
      return await planAllPutBacks(context, options, items);
  }
}
