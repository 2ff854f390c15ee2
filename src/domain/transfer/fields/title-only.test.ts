import { expect, test } from 'vitest';
import { cleaned, type Row, testProduct } from '../rows/test-building.ts';
import type { Mapping } from '../transfer.contract.ts';

const mapping: Mapping = { D: 'body', S: 'description', C: 'category', B: 'brand', U: 'ignore' };
const shop = { C: 'Tea & Coffee', B: 'Oakfield', U: 'https://us.clayshop.co.uk/mug.html?a=1' };
const read = (row: Row) => testProduct(mapping, [{ ...shop, ...row }]);

test.each(['Mug at Clayshop.', 'Mug- Tea & Coffee at CLAYSHOP', 'Mug | Oakfield | Coffee bei Clayshop'])(
  '%j says nothing of the product',
  (D) => {
    const { description, log } = read({ D });
    expect(description).toBe('');
    expect(cleaned({ log })).toEqual([`boilerplate 2 D: ${D} → `]);
  },
);

test('a short text that says nothing goes, too', () => {
  expect(read({ S: 'Mug at Clayshop' }).description).toBe('');
});

test.each<[string, Row?]>([
  ['Mug'],
  ['Mug Clayshop'],
  ['A Mug at Clayshop'],
  ['Mug at Clayshop today'],
  ['Mug at Clayshops'],
  ['Mug blue at Clayshop'],
  ['Mug from Clayshop'],
  ['Mug at Clayshop', { U: 'clayshop' }],
  ['Mug at com', { U: 'https://clayshop.com' }],
])('%j stays', (D, row = {}) => {
  expect(read({ ...row, D }).description).toBe(D);
});
