// Sets a fact of products of a run.

import { sourceGuardOf } from '#domain/review/second-person.ts';
import type { SetFieldOptions } from '#domain/runs/actions/set-field.action.ts';
import type { Looked } from '#domain/runs/left-parts.ts';
import { planField } from '#domain/runs/set-field.ts';
import { describeLeaving, leaves } from '#domain/scope.ts';
import { findHandEdited } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import * as store from '../preview.store.ts';
import { type ActionWork, type Chosen, mostExamples, type Planned, type Read, type Seen } from './planned.ts';

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

async function planAll(
  { db, now, isAlone }: Context,
  options: SetFieldOptions,
  items: readonly Read[],
): Promise<Planned[]> {
  const edited = await findHandEdited(db, idsOf(items), options.field);
  const noted = { at: now().toISOString(), guard: sourceGuardOf(await loadSettings(db), isAlone) };
  return items.map((item) => ({
    ...item,
    plan: planField({ ...item, isHandEdited: edited.has(item.product.id) }, options, noted),
  }));
}

async function look(
  { db, scope }: Context,
  { field, value }: SetFieldOptions,
  { where, total }: Chosen,
): Promise<Seen> {
  const { products, first } = await store.findOther(db, where, { field, value }, mostExamples);
  if (leaves(scope, { [field]: value })) {
    const skipped = [{ reason: describeLeaving(scope), products }];
    return { isExact: true, model: null, examples: [], looked: [], skipped };
  }
  const looked: Looked[] = [
    { taken: [field], left: [], products },
    { taken: [], left: [], products: total - products },
  ];
  const examples = first.map(({ before, ...product }) => ({
    ...product,
    part: null,
    before: before ?? '',
    after: value ?? '',
  }));
  return { isExact: true, model: null, examples, looked };
}

export const setFieldWork: ActionWork<'set-field'> = { plan: planAll, look };
