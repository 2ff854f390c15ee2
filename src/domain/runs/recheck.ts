// What a re-check of a product comes to, by facts, rules and waivers as they are now. Values in, values out.
import { type ItemPlan, planUnchanged } from './item-plan.ts';

/** `isMoved`: the stored figures or checks of the listing are other ones now. */
export function planRecheck(isMoved: boolean): ItemPlan {
  if (!isMoved) return planUnchanged('Nothing changed.');
  return { outcome: 'done', parts: [], reason: null, change: null, isJudged: true, isChecked: true };
}
