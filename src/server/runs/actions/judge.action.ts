// Products of a run re-checked by facts, rules and waivers as they are now.

import { isDeepStrictEqual } from 'node:util';
import { planRecheck } from '#domain/runs/recheck.ts';
import { checkWithClaims, findStoredChecks } from '#server/checks/check.commands.ts';
import type { Context } from '#server/http/context.ts';
import { type ActionWork, lookAtNone, type Read } from './planned.ts';

/** The products whose stored figures or checks are other ones now, by facts, rules, waivers and measured images. */
export async function findMovedChecks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  items: readonly Read[],
): Promise<Set<number>> {
  const stored = await findStoredChecks(
    db,
    items.map(({ product }) => product.id),
  );
  const checked = await checkWithClaims(
    db,
    items.map((item) => ({ id: item.product.id, ...item })),
    now(),
  );
  return new Set(checked.flatMap(({ id, check }) => (isDeepStrictEqual(check, stored.get(id)) ? [] : [id])));
}

export const judgeWork: ActionWork<'judge'> = {
  plan: async (context, _, items) => {
    const moved = await findMovedChecks(context, items);
    return items.map((item) => ({ ...item, plan: planRecheck(moved.has(item.product.id)) }));
  },
  look: (_, __, chosen) => lookAtNone(chosen),
};
