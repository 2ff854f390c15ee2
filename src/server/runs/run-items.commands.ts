// The products of a run with what came of each; of those it wrote, also how they differ from their source now.
import type { ContractInput } from '#domain/contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type Part, pickParts } from '#domain/parts/parts.ts';
import type { listRunItems, RunItem } from '#domain/runs/runs.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import type { Page } from '#server/http/lists.ts';
import { hasContent, type Written } from './actions/planned.ts';
import { findRun } from './insert-run.ts';
import { readItems } from './read-items.ts';
import { type ListedItem, listItems } from './run-item-list.store.ts';

type RunItemsQuery = ContractInput<typeof listRunItems>['query'] & { limit: number };

/** A page of the products of a run, in the order of their ids. Throws NOT_FOUND. */
export async function listRunProducts(context: Context, id: number, asked: RunItemsQuery): Promise<Page<RunItem>> {
  const { action } = await findRun(context, id);
  const importId = action.action === 'import' ? action.options.importId : null;
  const page = await listItems(context.db, { runId: id, importId }, asked);
  return { ...page, items: await compareWritten(context.db, page.items) };
}

/** Adds to each product that a run wrote how it differs from its source. */
async function compareWritten(db: Db, items: readonly ListedItem[]): Promise<RunItem[]> {
  const ids = items.filter(({ isChanged }) => isChanged !== null).map(({ productId }) => productId);
  const read = ids.length === 0 ? [] : await readItems(db, ids);
  const written = new Map(read.filter(hasContent).map((item) => [item.product.id, item]));
  return items.map((item) => {
    const found = item.isChanged === null ? undefined : written.get(item.productId);
    if (!found) return { ...item, changedParts: [], newTitle: null };
    const newTitle = item.parts.includes('title') ? found.content.parts.title.value : null;
    return { ...item, changedParts: item.parts.filter((part) => isOther(found, part)), newTitle };
  });
}

const isOther = ({ product, content }: Written, part: Part): boolean =>
  !isSameContent(content.parts[part].value, pickParts(product)[part]);
