import { describe, expect, test } from 'vitest';
import { isReadable, usableAttributes, usableEvidence } from './usable-attributes.ts';

const usable = (...pairs: [string, string][]) =>
  usableAttributes(pairs.map(([name, value]) => ({ name, value }))).map(({ label, value }) => `${label}: ${value}`);

describe('the attributes that are usable', () => {
  test('are those shoppers know, by their label and in the order of the source', () => {
    expect(usable(['finish', 'Oiled'], ['vendor_code', 'QX'], ['colour', 'Oak'])).toEqual([
      'Finish: Oiled',
      'Colour: Oak',
    ]);
  });

  test.each<[string, [string, string][], string[]]>([
    [
      'values of one name together',
      [
        ['Size', 'S'],
        ['Size', 'M'],
        ['Size', 'S'],
      ],
      ['Size: S, M'],
    ],
    [
      'the first of two names of one kind',
      [
        ['Color', 'Oak'],
        ['Main Colour', 'Brown'],
      ],
      ['Color: Oak'],
    ],
    ['a bare number with the unit of its name', [['Weight (kg)', '1.2']], ['Weight: 1.2 kg']],
    ['a bare number without a figure before its point', [['Weight (lbs)', '.5']], ['Weight: .5 lbs']],
    ['no bare number of a measure', [['Weight', '1.2']], []],
    ['a measure with its unit', [['Weight', '1.2 kg']], ['Weight: 1.2 kg']],
    [
      'yes and no as words',
      [
        ['Handmade', 'true'],
        ['Dimmable', 'N'],
      ],
      ['Handmade: Yes', 'Dimmable: No'],
    ],
    ['markup as plain text', [['Material', '<b>Oak</b> &amp; steel']], ['Material: Oak & steel']],
  ])('%s', (_name, pairs, lines) => {
    expect(usable(...pairs)).toEqual(lines);
  });
});

describe('a value', () => {
  test.each([
    'n/a',
    'None',
    '-',
    'not specified',
    'Default Title',
    'one-size',
    'O/S',
    'https://shop.example/x.jpg',
    '2026-01-04',
    '04.01.2026 10:22',
    'AB-0012-99X',
    '884512003',
    'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    '{"a":1}',
    'data_type_1',
    'oak-desk-lamp-with-arm',
    '$12.50',
    'Free shipping',
    'x'.repeat(200),
  ])('that no shopper reads is not usable: %s', (value) => {
    expect(isReadable(value)).toBe(false);
  });

  test.each([
    'Oak',
    '40 x 60 cm',
    '5',
    'USB-C 3.2',
    'wall-to-wall',
    'IP67',
    '1/2 in',
    '100% cotton',
    'A4',
    '18/10 stainless steel',
  ])('%s is usable', (value) => {
    expect(isReadable(value)).toBe(true);
  });
});

test('evidence is quoted of usable attributes, and of no hidden one', () => {
  const places = ['title', 'bullets.2', 'attributes.Material', 'attributes.supplier.note', 'dataSources.0'].map(
    (field) => ({ field }),
  );
  const fields = (choices: [string, 'told' | 'hidden'][]) =>
    usableEvidence(places, new Map(choices)).map(({ field }) => field);
  expect(fields([])).toEqual(['title', 'bullets.2', 'attributes.Material', 'dataSources.0']);
  const chosen = fields([
    ['material', 'hidden'],
    ['supplier.note', 'told'],
  ]);
  expect(chosen).toEqual(['title', 'bullets.2', 'attributes.supplier.note', 'dataSources.0']);
});
