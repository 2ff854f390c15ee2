// Decides on parts of products of a run by their statuses alone.
import type { Part } from '#domain/parts/parts.ts';
import type { OptionsByName } from '#domain/runs/actions/run-actions.ts';
import { planDecision } from '#domain/runs/item-plan.ts';
import { lookByStatus } from '#domain/runs/left-parts.ts';
import type { Db } from '#server/database/database.ts';
import * as store from '../preview.store.ts';
import type { ActionWork, Chosen, Seen } from './planned.ts';

/** By the statuses alone, of however many. */
export async function lookAtStatuses(
  db: Db,
  parts: readonly Part[],
  { where }: Chosen,
  to: Parameters<typeof lookByStatus>[2],
): Promise<Seen> {
  const withImages = to === 'rejected' && parts.includes('images');
  const alike = await store.countAlike(db, where, { withOrigins: false, withImages });
  const looked = alike.map(({ content, hasImages, products }) => {
    // Without images there is nothing to reject.
    const asked = hasImages ? parts : parts.filter((part) => part !== 'images');
    return { ...lookByStatus(content, asked, to), products };
  });
  return { isExact: true, model: null, examples: [], looked };
}

type Options = OptionsByName['reject' | 'roll-back'];

/** Rejects parts, all for one reason where one is given, or rolls them back to pending. */
export const decideWork = (to: 'rejected' | 'pending'): ActionWork<'reject' | 'roll-back'> => ({
  plan: ({ actor, now }, options: Options, items) => {
    const at = now().toISOString();
    const reason = 'reason' in options && options.reason ? { reason: options.reason } : {};
    return items.map((item) => ({
      ...item,
      plan: planDecision(item.content, options.parts, to, { by: actor, at, source: item.product, ...reason }),
    }));
  },
  look: ({ db }, { parts }, chosen) => lookAtStatuses(db, parts, chosen, to),
});
