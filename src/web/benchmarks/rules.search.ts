// What the address of the rules screen carries: the filters, the page and an open dialog.

import * as z from 'zod/mini';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { issueOrder } from '#domain/parts/parts.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';
import { addressDialogs } from '#web/shared/screen/open-dialog.ts';

export const standingFilters = ['official', 'third-party', 'unverified', 'own', 'workspace'] as const;

// Named here: the addresses come with the first load, the rules' own code does not.
const parts = [...issueOrder, 'facts', 'substance'] as const satisfies readonly Attribute[];

const dialogs = addressDialogs('edit', 'history');

export const rulesSearchShape = {
  retailer: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  part: z.catch(z.optional(z.enum(parts)), undefined),
  standing: z.catch(z.optional(z.enum(standingFilters)), undefined),
  state: z.catch(z.optional(z.enum(['on', 'off'])), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  page: pageSearch,
  dialog: dialogs.search,
};

export const readDialog = dialogs.read;
export type OpenRule = NonNullable<ReturnType<typeof readDialog>>;
