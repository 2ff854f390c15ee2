// What the address of the prompts screen carries. The tabs and the scope filter are two views of one `scope`, so they cannot
// contradict each other; Product Type, which has no tab, shows under All Prompts.
import * as z from 'zod/mini';
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { pageSearch } from '#web/shared/lists/list-search.ts';
import { addressDialogs } from '#web/shared/screen/open-dialog.ts';

const dialogs = addressDialogs('edit', 'try', 'delete');

export const promptsSearchShape = {
  scope: z.catch(z.optional(z.enum(promptScopes)), undefined),
  search: z.catch(z.optional(z.string().check(z.maxLength(500))), undefined),
  page: pageSearch,
  dialog: dialogs.search,
};

/** The same of the product's page, under a name of its own. */
export const productPromptSearchShape = { prompt: dialogs.search };

export const readDialog = dialogs.read;
export type OpenPrompt = NonNullable<ReturnType<typeof readDialog>>;

export const promptTabs = ['all', 'global', 'category', 'brand', 'sku'] as const;
export type PromptTab = (typeof promptTabs)[number];

export function tabOf(scope: PromptScope | undefined): PromptTab {
  return scope === undefined || scope === 'productType' ? 'all' : scope;
}
