import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { requestFor } from '#domain/writing/test-draft.ts';
import { composeModelRequest } from './model-request.ts';

const source = product({
  sku: 'SKU-4411',
  title: 'Desk Lamp',
  price: '19.90 USD',
  attributes: [
    { name: 'colour', value: 'Black' },
    { name: 'stock_level', value: '14 pieces' },
    { name: 'Supplier voucher', value: 'TAKE5' },
    { name: 'Material', value: 'https://shop.example/oak' },
  ],
});
const sent = (given: Parameters<typeof requestFor>[1] = {}) => {
  const { instructions, data } = composeModelRequest(requestFor(source, given), null);
  return `${instructions}\n${data}`;
};

test('a provider gets the attributes that may be told, and no code, price or stock', () => {
  expect(sent()).toContain('Black');
  for (const internal of ['SKU-4411', '19.90', '14 pieces', 'TAKE5', 'shop.example'])
    expect(sent()).not.toContain(internal);
});

test('a provider gets what the workspace switched on, and not what it hid', () => {
  const choices = new Map([
    ['stock level', 'told'],
    ['colour', 'hidden'],
  ] as const);
  expect(sent({ choices })).toContain('14 pieces');
  expect(sent({ choices })).not.toContain('Black');
});
