import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { withRowAlts } from './row-alts.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;
const rows: SourceRow[] = [
  { Handle: 'mug', Title: 'Mug', 'Image Src': url('a'), 'Image Alt Text': 'Front' },
  { Handle: 'mug', 'Image Src': url('b'), 'Image Alt Text': 'Back' },
];
const item = (given: Partial<Exportable['product']> = {}): Exportable => ({
  product: product({ title: 'Mug', images: [url('b'), url('c')], ...given }),
  content: null,
  source: { format: 'shopify-csv', rows },
});

test('a product of before alt texts were read has those of its rows, each with its image', () => {
  expect(withRowAlts(item(), []).product.imageAlts).toEqual(['Back']);
});

test.each<[string, Exportable, string[]]>([
  ['with alt texts of its own', item({ imageAlts: ['Own'] }), []],
  ['whose alt texts somebody removed', item(), ['imageAlts']],
  ['without rows', { ...item(), source: null }, []],
  [
    'whose rows say none',
    { ...item(), source: { format: 'shopify-csv', rows: [{ Handle: 'mug', Title: 'Mug' }] } },
    [],
  ],
])('a product %s is as it is', (_what, given, handEdited) => {
  expect(withRowAlts(given, handEdited)).toBe(given);
});
