// Which products a bulk command is about: some by id, or all that match a filter but for some. Values in, values out.
import * as z from 'zod/mini';
import { storedId } from '#domain/stored.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { type ProductFilter, productFilterSchema } from './catalogue.contract.ts';

/** Most ids a selection names one by one; more than that is what a filter is for. */
export const selectionLimit = 1_000;

const productId = storedId('Invalid product ID');
export const productIds = z
  .array(productId)
  .check(z.maxLength(selectionLimit, `At most ${groupDigits(selectionLimit)} product IDs.`));

export const selectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ids'), ids: productIds }),
  /** `except` are the products taken off again after everything that matches was chosen. */
  z.strictObject({ kind: z.literal('filter'), filter: productFilterSchema, except: productIds }),
]);
export type Selection = z.output<typeof selectionSchema>;

/** `first`: only so many of them, those that wait for review before the others, by id. */
export type LimitedSelection = Selection & { first?: number | undefined };

export const nothingSelected: Selection = { kind: 'ids', ids: [] };

/** Everything that matches a filter, on whichever page. */
export function selectMatching(filter: ProductFilter): Selection {
  return { kind: 'filter', filter, except: [] };
}

/** Whether a product is in; for a filter the product is taken to match it. */
export function isSelected(selection: Selection, id: number): boolean {
  return selection.kind === 'ids' ? selection.ids.includes(id) : !selection.except.includes(id);
}

/** Takes products in or out. Null when the selection would then name more products than it can hold. */
export function selectProducts(selection: Selection, ids: readonly number[], isIn: boolean): Selection | null {
  const named = selection.kind === 'ids' ? selection.ids : selection.except;
  const isNaming = selection.kind === 'ids' ? isIn : !isIn;
  const changed = new Set(ids);
  const rest = named.filter((id) => !changed.has(id));
  const next = isNaming ? [...rest, ...changed] : rest;
  if (next.length > selectionLimit) return null;
  return selection.kind === 'ids' ? { kind: 'ids', ids: next } : { ...selection, except: next };
}

/** How many products are in, when `matching` products match the filter. */
export function countSelected(selection: Selection, matching: number): number {
  return selection.kind === 'ids' ? selection.ids.length : Math.max(0, matching - selection.except.length);
}

/** The state of the box that stands for a page of products: all, none, or some of them. */
export function pageSelection(selection: Selection, pageIds: readonly number[]): boolean | 'indeterminate' {
  const count = pageIds.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return false;
  return count === pageIds.length ? true : 'indeterminate';
}

/** The products from one to those of a row in the order of the page, all included; only those of the row when one of them is not there. */
export function idRange(pageIds: readonly number[], from: number | null, to: readonly number[]): number[] {
  const places = [from ?? -1, ...to].map((id) => pageIds.indexOf(id));
  const start = Math.min(...places);
  return start < 0 ? [...to] : pageIds.slice(start, Math.max(...places) + 1);
}
