// What the address of the prompts screen carries. The tabs and the scope filter are two views of one `scope`, so they cannot
// contradict each other; Product Type, which has no tab, shows under All Prompts.
import * as z from 'zod/mini';
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';

/** An open dialog: `new`, `edit-12`, `try-12` or `delete-12`. */
const dialogText = z.catch(
  z.optional(z.string().check(z.regex(/^(?:new|(?:edit|try|delete)-[1-9]\d{0,8})$/))),
  undefined,
);

export const promptsSearchShape = {
  scope: z.catch(z.optional(z.enum(promptScopes)), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  page: pageSearch,
  dialog: dialogText,
};

/** The same of the product's page, under a name of its own. */
export const productPromptSearchShape = { prompt: dialogText };

export type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'try' | 'delete'; id: number };

export function readDialog(text: string | undefined): OpenDialog | null {
  if (text === undefined) return null;
  const [kind, id] = text.split('-');
  return kind === 'edit' || kind === 'try' || kind === 'delete' ? { kind, id: Number(id) } : { kind: 'new' };
}

export const promptTabs = ['all', 'global', 'category', 'brand', 'sku'] as const;
export type PromptTab = (typeof promptTabs)[number];

export function tabOf(scope: PromptScope | undefined): PromptTab {
  return scope === undefined || scope === 'productType' ? 'all' : scope;
}
