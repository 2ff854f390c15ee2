// Saved views: lists of products with their filters, sort, columns and rows under a name, pinned in every sidebar of the workspace.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

/** The lists a view can be of. */
export const viewPaths = ['/products', '/pending-products', '/approved-products', '/rejected-products'] as const;
export type ViewPath = (typeof viewPaths)[number];

export const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  path: z.enum(viewPaths),
  /** The query of its address, without the question mark; empty for none. */
  search: z.string(),
  createdBy: z.nullable(z.int()),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const listSavedViews = defineContract({
  method: 'GET',
  path: '/api/saved-views',
  tag: 'catalogue',
  summary: 'The saved views in the order of the sidebar',
  reply: z.array(savedViewSchema),
});
