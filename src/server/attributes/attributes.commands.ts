// Use cases of attributes: where each may be used, listed and changed on the screen.

import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import type { CatalogueAttribute } from '#domain/attributes/attributes.contract.ts';
import { type AttributeFilter, describeAttribute, listAttributes } from '#domain/attributes/list-attributes.ts';
import { attributeFields } from '#domain/audit/audit-fields.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import { aimsChanged } from '#server/checks/epoch.commands.ts';
import { hasLists } from '#server/checks/keywords-in-effect.commands.ts';
import { listChoices } from '#server/claims/attribute-choices.commands.ts';
import type { Context } from '#server/http/context.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { announce } from '#server/live/live.ts';
import * as store from './attributes.store.ts';
import type { AttributeCounter } from './attributes.tasks.ts';

export async function findAttributes(
  { db }: Context,
  counter: AttributeCounter,
  filter: AttributeFilter,
): Promise<CatalogueAttribute[]> {
  const { counts } = await counter.read();
  return listAttributes(counts, await listChoices(db), filter);
}

/** One page, by number or behind a cursor: the key of the last attribute shown with its products, which is the order of the list. */
export function pageAttributes(
  attributes: readonly CatalogueAttribute[],
  { limit, page = 1, cursor }: { limit: number; page?: number | undefined; cursor?: string | undefined },
): Page<CatalogueAttribute> {
  const mark = cursor === undefined ? null : readCursor(cursor);
  const isBehind = ({ key, products }: CatalogueAttribute) =>
    mark === null || products < mark.id || (products === mark.id && key > mark.value);
  const from = mark === null ? (page - 1) * limit : attributes.findIndex(isBehind);
  const items = from < 0 ? [] : attributes.slice(from, from + limit);
  const end = items.at(-1);
  const hasMore = from >= 0 && from + limit < attributes.length;
  return {
    items,
    total: attributes.length,
    nextCursor: hasMore && end ? writeCursor({ value: end.key, id: end.products }) : null,
  };
}

/** One attribute as it stands, with the drafts a change of its use touches. A key no product carries has none. */
export async function findAttribute(
  { db }: Context,
  counter: AttributeCounter,
  key: string,
): Promise<CatalogueAttribute> {
  const { counts } = await counter.read();
  const count = counts.find((each) => each.key === key);
  return describeAttribute(key, count, await store.findChoice(db, key));
}

/** Chooses a use, or goes back to the default. Drafts that are written stay as they are; the reply says how many it concerns. */
export async function chooseUse(
  context: Context,
  counter: AttributeCounter,
  key: string,
  use: AttributeUse | null,
): Promise<CatalogueAttribute> {
  // Before the change: the count itself would have to be made again after it.
  const before = await findAttribute(context, counter, key);
  const by = { actorId: context.actor.id, at: context.now() };
  await context.db.transaction(async (tx) => {
    if (use === null) await store.removeChoice(tx, key);
    else await store.saveChoice(tx, { key, name: before.name, use }, by);
    const change = { before: { use: before.use }, after: { use: use ?? before.defaultUse }, fields: attributeFields };
    const target = { id: key, name: before.name };
    await recordChange(tx, context, { kind: 'attribute', action: 'changed', target, ...change });
    // Which keywords a fact carries may have changed.
    if (await hasLists(tx)) await aimsChanged(context, tx);
    await announce(tx, { type: 'attributes' });
  });
  return { ...before, use: use ?? before.defaultUse, isChosen: use !== null };
}
