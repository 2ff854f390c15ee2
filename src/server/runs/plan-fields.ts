// Facts of the products of a run changed, and what a run replaced restored.
import { planPutBack } from '#domain/runs/item-plan.ts';
import type { RunAction, SetFieldOptions } from '#domain/runs/run-action.ts';
import { planField, planFieldBack } from '#domain/runs/set-field.ts';
import type { ReplacedField } from '#domain/runs/source-edit.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import type { Planned, Read } from './planned.ts';
import { findReplacedOf } from './run-items.store.ts';

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

export async function planAllFields(
  { db, now }: Context,
  options: SetFieldOptions,
  items: readonly Read[],
): Promise<Planned[]> {
  const edited = await findHandEdited(db, idsOf(items), options.field);
  const noted = { at: now().toISOString(), sendsBack: (await loadSettings(db)).returnsChanged };
  return items.map((item) => ({
    ...item,
    plan: planField({ ...item, isHandEdited: edited.has(item.product.id) }, options, noted),
  }));
}

export async function planAllPutBacks(
  { db, now }: Context,
  { runId, parts }: Extract<RunAction, { action: 'undo' }>['options'],
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
