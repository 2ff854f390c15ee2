// What the tests of rule kinds judge: one attribute of a listing and the product around it.
import type { Attribute, JudgedProduct, Target } from '../finding.ts';

export const plainProduct: JudgedProduct = {
  retailer: null,
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Clayfield',
  price: '12.00 USD',
  attributes: [{ name: 'Color', value: 'Moss Green' }],
};

export function target(attribute: Attribute, items: readonly string[], product: Partial<JudgedProduct> = {}): Target {
  return { attribute, items, product: { ...plainProduct, ...product } };
}
