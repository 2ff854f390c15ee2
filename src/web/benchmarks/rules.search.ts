// What the address of the rules screen carries: the filters, the page and an open dialog.
import * as z from 'zod/mini';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';

export const standingFilters = ['official', 'third-party', 'unverified', 'own', 'workspace'] as const;

// Named here: the addresses come with the first load, the rules' own code does not.
const parts = [
  'title',
  'description',
  'bullets',
  'images',
  'facts',
  'substance',
] as const satisfies readonly Attribute[];

export const rulesSearchShape = {
  retailer: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  part: z.catch(z.optional(z.enum(parts)), undefined),
  standing: z.catch(z.optional(z.enum(standingFilters)), undefined),
  state: z.catch(z.optional(z.enum(['on', 'off'])), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  page: pageSearch,
  /** An open dialog: `new`, `edit-12` or `history-12`. */
  dialog: z.catch(z.optional(z.string().check(z.regex(/^(?:new|(?:edit|history)-[1-9]\d{0,8})$/))), undefined),
};

export type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'history'; id: number };

export function readDialog(text: string | undefined): OpenDialog | null {
  if (text === undefined) return null;
  const [kind, id] = text.split('-');
  return kind === 'edit' || kind === 'history' ? { kind, id: Number(id) } : { kind: 'new' };
}
