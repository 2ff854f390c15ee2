// What the tests of rule kinds check: one attribute of a listing and the product around it.
import type { Attribute, RuleProduct, Target } from '../finding.ts';

export const plainProduct: RuleProduct = {
  retailer: null,
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Clayfield',
  price: '12.00 USD',
  attributes: [{ name: 'Color', value: 'Moss Green' }],
};

export function target(attribute: Attribute, items: readonly string[], product: Partial<RuleProduct> = {}): Target {
  return { attribute, items, product: { ...plainProduct, ...product } };
}
