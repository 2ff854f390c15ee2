// Restores what a run replaced.
import type { OptionsByName } from '#domain/runs/actions/run-actions.ts';
import { planPutBack } from '#domain/runs/item-plan.ts';
import { planFieldBack } from '#domain/runs/set-field.ts';
import type { ReplacedField } from '#domain/runs/source-edit.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { findReplacedOf } from '../run-items.store.ts';
import { type ActionWork, lookAtNothing, type Planned, type Read } from './planned.ts';

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

async function planAll(
  { db, now }: Context,
  { runId, parts }: OptionsByName['undo'],
  items: readonly Read[],
): Promise<Planned[]> {
  const all = await findReplacedOf(db, runId, idsOf(items));
  // A run sets one field.
  const field = [...all.values()].find((replaced): replaced is ReplacedField => 'field' in replaced)?.field;
  const edited = field ? await findHandEdited(db, idsOf(items), field) : new Set<number>();
  const noted = { at: now().toISOString(), sendsBack: (await loadSettings(db)).returnsChanged };
  return items.map((item): Planned => {
    const replaced = all.get(item.product.id) ?? null;
    if (!replaced || !('field' in replaced)) return { ...item, plan: planPutBack(item.content, replaced, parts) };
    if (parts) return { ...item, plan: planPutBack(item.content, null) };
    return { ...item, plan: planFieldBack({ ...item, isHandEdited: edited.has(item.product.id) }, replaced, noted) };
  });
}

export const undoWork: ActionWork<'undo'> = { plan: planAll, look: lookAtNothing };
