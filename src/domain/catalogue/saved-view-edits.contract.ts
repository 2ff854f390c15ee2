// Saved views as they are added, renamed, moved and removed. Apart from their list, which every page reads.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf, mostId } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { savedViewSchema, viewPaths } from './saved-views.contract.ts';

const tag = 'catalogue';

/** More would crowd the places out of the sidebar. */
export const mostViews = 30;

/** Characters of a name. */
export const longestViewName = 60;

const name = lineText(longestViewName, 'Enter a name for the view.');
/** Where it is among the others, from 0; past the end is the end. */
const position = z.int().check(z.minimum(0), z.maximum(mostId));

const viewId = idParamOf('Invalid view ID');

export const viewInput = z.strictObject({
  name,
  path: z.enum(viewPaths),
  search: z.string().check(
    z.overwrite((query) => query.replace(/^\?/, '')),
    z.maxLength(8_000),
  ),
  /** At the end where it is left out. */
  position: z.optional(position),
});
export type ViewInput = z.output<typeof viewInput>;

export const addSavedView = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'any',
  path: '/api/saved-views',
  tag,
  summary: `Save a list with its filters under a name of its own; at most ${mostViews}`,
  body: viewInput,
  reply: savedViewSchema,
  status: 201,
});

export const changeSavedView = defineContract({
  method: 'PATCH',
  access: 'write',
  scoped: 'any',
  path: '/api/saved-views/:id',
  tag,
  summary: 'Rename a saved view or move it among the others; what is not named stays',
  params: viewId,
  body: z
    .strictObject({ name: z.optional(name), position: z.optional(position) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Enter a name or a position.')),
  reply: savedViewSchema,
});
export type ViewPatch = z.output<typeof changeSavedView.body>;

export const removeSavedView = defineContract({
  method: 'DELETE',
  access: 'write',
  scoped: 'any',
  path: '/api/saved-views/:id',
  tag,
  summary: 'Remove a saved view; no product changes',
  params: viewId,
  status: 204,
});
