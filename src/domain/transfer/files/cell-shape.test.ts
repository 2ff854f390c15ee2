import { expect, test } from 'vitest';
import { type CellShape, shapeOf } from './cell-shape.ts';

test.each<[string, CellShape]>([
  ['', 'empty'],
  [' \t', 'empty'],
  ['12', 'number'],
  ['-1.299,00', 'number'],
  ['€ 12.50', 'number'],
  ['12,50 €', 'number'],
  ['USD 12', 'number'],
  ['12 EUR', 'number'],
  ['2026-03-05', 'number'],
  ['15%', 'number'],
  ['AB-12', 'code'],
  ['bullet_point1', 'code'],
  ['https://shop.example/1', 'address'],
  ['//shop.example/1', 'address'],
  ['www.shop.example', 'address'],
  ['info@shop.example', 'address'],
  ['@.'.repeat(20_000), 'prose'],
  ['A mug of clay.', 'prose'],
  ['<p>Mug</p>', 'prose'],
  ['A mug\nof clay', 'prose'],
  ['x'.repeat(61), 'prose'],
  ['Mug', 'word'],
  ['Article no.', 'word'],
  ['AF-RED', 'word'],
  ['Oak table, 2 m', 'word'],
])('%j is %s', (cell, shape) => {
  expect(shapeOf(cell)).toBe(shape);
});
