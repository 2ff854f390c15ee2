// The form of a list of keywords: what it is for and its lines as they are typed, the list they amount to, and what is wrong with it.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { keywordScopes } from './default-keywords.ts';
import type { KeywordList, KeywordListInput, ListScope } from './keywords.contract.ts';
import { type ReadKeywords, readKeywordLines, writeKeywordLines } from './read-keywords.ts';

export const keywordsFormSchema = z.object({
  scope: z.enum(keywordScopes),
  category: z.string(),
  product: z.nullable(z.object({ id: z.int(), sku: z.string(), title: z.string() })),
  /** A keyword a line, with its volume behind a comma. */
  text: z.string(),
});
export type KeywordsForm = z.output<typeof keywordsFormSchema>;

export const emptyKeywordsForm: KeywordsForm = { scope: 'category', category: '', product: null, text: '' };

export const toKeywordsForm = ({ scope, value, product, keywords }: KeywordList): KeywordsForm => ({
  scope,
  category: scope === 'category' ? value : '',
  product,
  text: writeKeywordLines(keywords),
});

/** What the form is for; an empty value where that is not said yet. */
export const scopeOf = ({ scope, category, product }: KeywordsForm): ListScope => ({
  scope,
  value: scope === 'category' ? category.replace(/\s+/g, ' ').trim() : product === null ? '' : String(product.id),
});

/** What the form sends, once nothing is wrong with it. */
export const toKeywordsInput = (form: KeywordsForm): KeywordListInput => ({
  ...scopeOf(form),
  keywords: readKeywordLines(form.text).keywords,
});

function findTextIssue({ keywords, refused: [first], refusedCount }: ReadKeywords): string | null {
  if (!first) return keywords.length === 0 ? 'Enter at least one keyword, or delete the list.' : null;
  const more = refusedCount - 1;
  return `Line ${first.line}: ${first.reason}${more > 0 ? ` ${more} more ${more === 1 ? 'line is' : 'lines are'} invalid.` : ''}`;
}

/** Everything wrong with a form, each at its field. */
export function findKeywordsIssues(form: KeywordsForm): Issue[] {
  const { scope, value } = scopeOf(form);
  const text = findTextIssue(readKeywordLines(form.text));
  return [
    ...(value === '' && scope === 'category' ? [{ path: 'category', message: 'Enter a category.' }] : []),
    ...(value === '' && scope === 'product' ? [{ path: 'product', message: 'Select a product.' }] : []),
    ...(text === null ? [] : [{ path: 'text', message: text }]),
  ];
}
