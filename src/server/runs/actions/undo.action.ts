// Restores what a run replaced.

import { may } from '#domain/permissions.ts';
import { secondPersonNeed, sourceGuardOf } from '#domain/review/second-person.ts';
import type { OptionsByName } from '#domain/runs/actions/run-actions.ts';
import { planAddressesBack } from '#domain/runs/image-addresses.ts';
import { notChanged, planPutBack, planUnchanged } from '#domain/runs/item-plan.ts';
import { planFieldBack } from '#domain/runs/set-field.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { findSameFiles } from '#server/media/images.commands.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { refuseSecondUndo, selectWaiting } from '#server/transfer/undo.commands.ts';
import { type AnyReplaced, findReplacedOf, selectDone } from '../run-items.store.ts';
import { lockRun, type RunRow } from '../runs.store.ts';
import { undoImported } from '../undo-imported.ts';
import { moveBackInBulk } from './move.action.ts';
import { type ActionWork, bulkSizes, lookAtNothing, type Planned, type Read } from './planned.ts';

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

/** A run changes one field of the source. */
function fieldOf(replaced: AnyReplaced): string | null {
  if ('field' in replaced) return replaced.field;
  return 'addresses' in replaced ? 'images' : null;
}

async function planAll(
  { db, now, actor, role, isAlone = false }: Context,
  { runId, parts }: OptionsByName['undo'],
  items: readonly Read[],
): Promise<Planned[]> {
  const all = await findReplacedOf(db, runId, idsOf(items));
  const field = [...all.values()].map(fieldOf).find((each) => each !== null);
  const edited = field ? await findHandEdited(db, idsOf(items), field) : new Set<number>();
  const settings = await loadSettings(db);
  const at = now().toISOString();
  const noted = { at, guard: sourceGuardOf(settings, isAlone) };
  const moved = [...all.values()].flatMap((each) => ('addresses' in each ? each.addresses.content : []));
  const isSameFile = await findSameFiles(db, moved);
  return items.map((item): Planned => {
    const replaced = all.get(item.product.id) ?? null;
    if (replaced && 'to' in replaced) throw new Error('What a run moved is moved back in bulk');
    // Parts are asked for that are none of what it changed.
    if (replaced && parts && ('field' in replaced || 'addresses' in replaced))
      return { ...item, plan: planUnchanged(notChanged) };
    const read = { ...item, isHandEdited: edited.has(item.product.id) };
    if (replaced && 'field' in replaced) return { ...item, plan: planFieldBack(read, replaced, noted) };
    const needsSecond = secondPersonNeed(settings, item.product, isAlone);
    const decision = { by: actor, at, source: item.product, needsSecond, mayDecide: may(role, 'decide') };
    if (replaced && 'addresses' in replaced)
      return { ...item, plan: planAddressesBack(read, replaced, { isSameFile, decision }) };
    return { ...item, plan: planPutBack(item.content, replaced, decision, parts) };
  });
}

export const undoWork: ActionWork<'undo'> = {
  plan: planAll,
  look: lookAtNothing,
  membersOf: ({ runId, of }, { selection }) => {
    const { ids } = selection as { ids?: number[] };
    return of ? selectWaiting(of.importId, ids) : selectDone(runId, ids);
  },
  bulkOf: ({ of, moves, runId }) => {
    if (moves) return moveBackInBulk(runId);
    if (!of) return null;
    const undoing = (run: RunRow) => ({ run, importId: of.importId });
    return { ...bulkSizes, perform: (context, run, ids, tools) => undoImported(context, undoing(run), ids, tools) };
  },
  refuseRetry: async (tx, { runId, of }) => {
    if (!of) return;
    // Nobody starts another undo of that import meanwhile.
    await lockRun(tx, runId);
    await refuseSecondUndo(tx, of.importId);
  },
};
