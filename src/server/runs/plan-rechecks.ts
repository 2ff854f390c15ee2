// Products of a run re-checked by facts, rules and waivers as they are now.
import { isDeepStrictEqual } from 'node:util';
import { planRecheck } from '#domain/runs/recheck.ts';
import type { Context } from '#server/app/context.ts';
import { checkListings, findStoredChecks } from '#server/benchmarks/judge.commands.ts';
import type { Planned, Read } from './planned.ts';

export async function planAllRechecks({ db, now }: Context, items: readonly Read[]): Promise<Planned[]> {
  const stored = await findStoredChecks(
    db,
    items.map(({ product }) => product.id),
  );
  const checked = await checkListings(
    db,
    items.map((item) => ({ id: item.product.id, ...item })),
    now(),
  );
  return checked.map(({ id, product, content, check }): Planned => {
    return { product, content, plan: planRecheck(!isDeepStrictEqual(check, stored.get(id))) };
  });
}
