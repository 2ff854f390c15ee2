import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { findNameSpans, findOwnNames } from './own-names.ts';

const attributes = (given: Record<string, string>) => Object.entries(given).map(([name, value]) => ({ name, value }));

describe('the names of a product', () => {
  it('are those its fields state, under any name a shop keeps them', () => {
    const given = attributes({
      'Model Name': 'Quencher H2.0',
      mpn: 'CL-210',
      Material: 'Steel',
      product_name: 'Case Clip',
      Modèle: 'Vaux',
      'Compatible models': 'Galaxy S21',
      'Model Year': 'MY2020',
      Series: 'Pro, Lite',
    });
    expect(findOwnNames(product({ brand: 'Case Logic', title: 'Case Clip for bags', attributes: given }))).toEqual([
      'Case Logic',
      'Quencher H2.0',
      'CL-210',
      'Case Clip',
      'Vaux',
      'Pro',
      'Lite',
    ]);
  });

  it('are neither placeholders nor the title again', () => {
    const given = attributes({ Manufacturer: 'n/a', 'Product Name': 'Clear case', Model: '12' });
    expect(findOwnNames(product({ brand: 'Unbranded', title: 'Clear Case', attributes: given }))).toEqual([]);
  });
});

test.each<[string, string[], string[]]>([
  ['A Case Logic bag, a logic case.', ['Case Logic'], ['Case Logic']],
  ['CASE-LOGIC and Case  Logic', ['Case Logic'], ['CASE-LOGIC', 'Case  Logic']],
  ['Ends in Case. Logic follows', ['Case Logic'], []],
  ['Case for a case', ['Case'], ['Case']],
  ['Adidas, adidas', ['adidas'], ['Adidas', 'adidas']],
  ['Galaxy S21 and S21, another galaxy', ['Samsung Galaxy S21'], ['Galaxy S21', 'S21', 'S21']],
  ['bookcases of Case', ['Case'], ['Case']],
  ['Größe von Größe & Söhne', ['Größe & Söhne'], ['Größe & Söhne']],
])('%s', (text, names, found) => {
  expect(findNameSpans(text, names).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
