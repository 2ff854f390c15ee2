// Scopes of prompts: their words, and which value of a product each of them looks at.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PromptScope } from './prompts.contract.ts';

/** The words of the scope filter and of the badges. */
export const scopeWords: Record<PromptScope, string> = {
  global: 'Global',
  category: 'Category',
  brand: 'Brand',
  productType: 'Product Type',
  sku: 'Specific Product',
};

/** Labels of the form's value field. */
export const scopeValueLabels: Record<Exclude<PromptScope, 'global'>, string> = {
  category: 'Category Name',
  brand: 'Brand Name',
  productType: 'Product Type',
  sku: 'Product SKU',
};

/** What a scope looks at; a product's type is its subcategory. */
export type ScopedProduct = Pick<SourceProduct, 'sku' | 'category' | 'subcategory' | 'brand'>;

const readValue: Record<Exclude<PromptScope, 'global'>, (product: ScopedProduct) => string | null> = {
  category: (product) => product.category,
  brand: (product) => product.brand,
  productType: (product) => product.subcategory,
  sku: (product) => product.sku,
};

/** The product's value a scope is compared with, one space between words; null for global and where the product has none. */
export function scopedValue(product: ScopedProduct, scope: PromptScope): string | null {
  if (scope === 'global') return null;
  const value = readValue[scope](product);
  return value === null || tidySpaces(value) === '' ? null : tidySpaces(value);
}

/** One space between words and none around them: the form in which values are stored and compared. */
function tidySpaces(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** The form in which two values are the same: letters and spaces differ in writing only. */
const fold = (value: string) => tidySpaces(value).toLowerCase();

/** Whether a product's value is the one a prompt is for; a value the product lacks is none. */
export function isSameValue(value: string | null, wanted: string | null): boolean {
  return value !== null && wanted !== null && fold(value) === fold(wanted);
}

type Scoped = { scope: PromptScope; scopeValue: string | null };

const kinds: Record<PromptScope, string> = {
  global: 'global prompt',
  category: 'category prompt',
  brand: 'brand prompt',
  productType: 'product type prompt',
  sku: 'product prompt',
};

/** How a sentence names a prompt by where it comes from: `global prompt`, `brand prompt for Lenovo`. */
export function describeOrigin({ scope, scopeValue }: Scoped): string {
  return scopeValue === null ? kinds[scope] : `${kinds[scope]} for ${scopeValue}`;
}
