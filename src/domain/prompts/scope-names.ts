// The scopes of prompts by name, apart from their words: every address is read by them.
import type { PromptScope } from './prompts.contract.ts';

/** Widest first: the order in which prompts apply. */
export const promptScopes = [
  'global',
  'category',
  'brand',
  'productType',
  'sku',
] as const satisfies readonly PromptScope[];
