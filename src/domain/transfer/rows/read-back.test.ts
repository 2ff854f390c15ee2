import { describe, expect, test } from 'vitest';
import { csv } from '../formats/own-layout.read.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { factColumn, missingAttributes, planOf, readBack, saysSame } from './read-back.ts';

describe('what rows say when they are read again', () => {
  test('none say nothing, and rows of no product neither', () => {
    expect(readBack(csv, [])).toBeNull();
    expect(readBack(csv, [{ Colour: 'Red' }])).toBeNull();
    expect(readBack(csv, [{ SKU: 'A', Title: 'Mug' }])).toMatchObject({ sku: 'A', title: 'Mug' });
  });

  test('the first row alone tells what columns hold, all of them which there are', () => {
    const plan = planOf(csv, [{ x: 'https://a.example/1.jpg' }, { x: 'Mug', y: 'https://a.example/2.jpg' }]);
    expect(plan.mapping).toEqual({ x: 'images', y: 'attribute' });
    expect(planOf(csv, []).mapping).toEqual({});
  });

  test.each<[Parameters<typeof saysSame>[0], Parameters<typeof saysSame>[1], boolean]>([
    ['A  b', ' A\nb ', true],
    ['a', 'A', false],
    [null, '', true],
    [undefined, ' ', true],
    [null, 'null', false],
    [['a ', 'b'], ['a', ' b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
    [[], null, true],
    [['a'], 'a', true],
  ])('%j and %j say the same: %s', (a, b, expected) => {
    expect(saysSame(a, b)).toBe(expected);
  });

  const wanted = (name: string, value: string) => [{ name, value }];
  test.each<[string, { name: string; value: string }[], number]>([
    ['as it is read', wanted(' colour ', 'Red'), 0],
    ['as a cell', wanted('STOCK', '5'), 0],
    ['with another value', wanted('Colour', 'Blue'), 1],
    ['in another case', wanted('Colour', 'red'), 1],
    ['not at all', wanted('Size', 'M'), 1],
    ['without a value', wanted('Size', ' '), 0],
  ])('a fact the rows state %s', (_how, facts, missing) => {
    const row = { SKU: 'A', Title: 'Mug', Colour: 'Red', Stock: '5' };
    expect(missingAttributes(facts, readBack(csv, [row]), row)).toEqual(facts.slice(0, missing));
    expect(missingAttributes(facts, null, {})).toEqual(facts.filter(({ value }) => value !== ' '));
  });

  test('the column of a fact is one that is read as a fact', () => {
    const row = { Title: 'Mug', ' colour (product.metafields.custom.colour)': 'Red', Vendor: 'Acme' };
    const plan = planOf(shopifyCsv, [row]);
    expect(factColumn(plan, row, 'Colour ')).toBe(' colour (product.metafields.custom.colour)');
    expect([factColumn(plan, row, 'Vendor'), factColumn(plan, row, 'Size')]).toEqual([undefined, undefined]);
  });
});
