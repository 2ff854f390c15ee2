import type { RuleProduct } from '../finding.ts';

/** The value of a fact: brand, category, subcategory, price, or an attribute by its name; empty without one. */
export function factOf(product: RuleProduct, fact: string): string {
  switch (fact) {
    case 'brand':
    case 'category':
    case 'subcategory':
    case 'price':
      return product[fact]?.trim() ?? '';
    default:
      return product.attributes.find(({ name }) => name.toLowerCase() === fact.toLowerCase())?.value.trim() ?? '';
  }
}
