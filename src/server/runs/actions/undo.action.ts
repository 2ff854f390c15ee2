// Restores what a run replaced.
import type { OptionsByName } from '#domain/runs/actions/run-actions.ts';
import { planPutBack } from '#domain/runs/item-plan.ts';
import { planFieldBack } from '#domain/runs/set-field.ts';
import type { ReplacedField } from '#domain/runs/source-edit.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { refuseSecondUndo, selectWaiting } from '#server/transfer/undo.commands.ts';
import { findReplacedOf, selectDone } from '../run-items.store.ts';
import { lockRun, type RunRow } from '../runs.store.ts';
import { undoImported } from '../undo-imported.ts';
import { moveBackInBulk } from './move.action.ts';
import { type ActionWork, lookAtNothing, type Planned, type Read } from './planned.ts';

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

async function planAll(
  { db, now }: Context,
  { runId, parts }: OptionsByName['undo'],
  items: readonly Read[],
): Promise<Planned[]> {
  const all = await findReplacedOf(db, runId, idsOf(items));
  // A run sets one field.
  const field = [...all.values()].find((each): each is ReplacedField => 'field' in each)?.field;
  const edited = field ? await findHandEdited(db, idsOf(items), field) : new Set<number>();
  const noted = { at: now().toISOString(), sendsBack: (await loadSettings(db)).returnsChanged };
  return items.map((item): Planned => {
    const replaced = all.get(item.product.id) ?? null;
    if (replaced && 'to' in replaced) throw new Error('What a run moved is moved back in bulk');
    if (!replaced || !('field' in replaced)) return { ...item, plan: planPutBack(item.content, replaced, parts) };
    if (parts) return { ...item, plan: planPutBack(item.content, null) };
    return { ...item, plan: planFieldBack({ ...item, isHandEdited: edited.has(item.product.id) }, replaced, noted) };
  });
}

/** Of an import, which asks nobody for anything. */
const bulkSizes = { chunkSize: 500, atOnce: 100 };

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
