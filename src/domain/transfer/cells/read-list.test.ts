import { describe, expect, it } from 'vitest';
import {
  readAddresses,
  readCommaTexts,
  readMagentoAttributes,
  readPairs,
  readPictures,
  readTexts,
  splitAtCommas,
  unescapeCommas,
} from './read-list.ts';
import { readLiteral } from './read-literal.ts';

it.each([
  ['["a","b"]', ['a', 'b']],
  ["['a', 'it\\'s', None]", ['a', "it's", null]],
  ['{"k"=>[{"key"=>"Fabric", "value"=>nil}]}', { k: [{ key: 'Fabric', value: null }] }],
  ['[Design Note]: cotton', undefined],
  ['[Design Note]', undefined],
  ['{not json}', undefined],
  ['plain', undefined],
  ['['.repeat(200) + ']'.repeat(200), []],
])('reads the literal %j', (cell, expected) => {
  if (cell.startsWith('[[')) expect(Array.isArray(readLiteral(cell))).toBe(true);
  else expect(readLiteral(cell)).toEqual(expected);
});

it.each([
  ['one | two | three', ['one', 'two', 'three']],
  ['one\n\ntwo\r\nthree', ['one', 'two', 'three']],
  ['["one","two"]', ['one', 'two']],
  ['[{"text":"one"},{"value":"two"}]', ['one', 'two']],
  ['• one • two', ['one', 'two']],
  ['one, and more', ['one, and more']],
])('reads texts of %j', (cell, expected) => {
  expect(readTexts(cell).map((text) => text.replace(/^•\s*/, ''))).toEqual(expected);
});

it('separates a comma list, but not inside quotes', () => {
  expect(readCommaTexts('Soft, "Warm, really", Light')).toEqual(['Soft', 'Warm, really', 'Light']);
});

describe('readAddresses', () => {
  it.each([
    ['https://a.example/1.jpg, https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    [
      'https://a.example/1,2,w_300.jpg,https://a.example/3.jpg',
      ['https://a.example/1,2,w_300.jpg', 'https://a.example/3.jpg'],
    ],
    ['https://a.example/1.jpg|https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    ['https://a.example/1.jpg; //b.example/2.jpg', ['https://a.example/1.jpg', '//b.example/2.jpg']],
    ['/m/h/a.jpg,/m/h/b.jpg', ['/m/h/a.jpg', '/m/h/b.jpg']],
    [
      '["https://a.example/1.jpg",{"src":"https://a.example/2.jpg"}]',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['https://a.example/x_CR,0,0,38,50_.jpg', ['https://a.example/x_CR,0,0,38,50_.jpg']],
  ])('reads %j', (cell, expected) => {
    expect(readAddresses(cell)).toEqual(expected);
  });
});

it.each([
  [
    '{"a":{"b":"1","c":[1,2]},"d":true}',
    'data',
    [
      ['data.a.b', '1'],
      ['data.a.c', '1, 2'],
      ['data.d', 'true'],
    ],
  ],
  ['{"Weight":"2 kg"}', 'details', [['Weight', '2 kg']]],
  [
    '[{"name":"Colour","value":"Red"},{"key":"Size","value":"M"}]',
    'other_attributes',
    [
      ['Colour', 'Red'],
      ['Size', 'M'],
    ],
  ],
  ['[{"name":"Size","values":["S","M"]}]', 'options', [['Size', 'S, M']]],
  [
    '{"product_specification"=>[{"key"=>"Fabric", "value"=>"Cotton"}, {"value"=>"3 shorts"}]}',
    'product_specifications',
    [
      ['Fabric', 'Cotton'],
      ['product_specifications', '3 shorts'],
    ],
  ],
  ['["red","blue"]', 'colours', [['colours', 'red, blue']]],
  ['{"__proto__":{"polluted":"yes"}}', 'details', [['__proto__.polluted', 'yes']]],
])('reads names and values of %j', (cell, column, expected) => {
  expect(readPairs(cell, column)?.map(({ name, value }) => [name, value])).toEqual(expected);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('reads Magento attributes whose values hold commas and bars', () => {
  expect(readMagentoAttributes('size=XS,climate=Cool|Indoor,note=Wash, then dry,color=Red')).toEqual([
    { name: 'size', value: 'XS' },
    { name: 'climate', value: 'Cool, Indoor' },
    { name: 'note', value: 'Wash, then dry' },
    { name: 'color', value: 'Red' },
  ]);
});

it.each([
  ['Red, Blue\\, dark, Green', ['Red', 'Blue, dark', 'Green']],
  ['"Switched on, not tested."', ['Switched on, not tested.']],
  ['"Oak, oiled", Ash', ['Oak, oiled', 'Ash']],
  ['10" | 12"', ['10" | 12"']],
  ['10", 12"', ['10"', '12"']],
  ['"The ""new"" one, red"', ['The "new" one, red']],
  [' , ', []],
])('splits %j at the commas outside quotes', (cell, parts) => {
  expect(splitAtCommas(cell)).toEqual(parts);
});

it.each([
  ['https://a.example/1.jpg:Front view', 'https://a.example/1.jpg', 'Front view'],
  ['https://a.example/1.png?v=2: 3 bowls', 'https://a.example/1.png?v=2', '3 bowls'],
  ['//a.example/1.webp:Back', '//a.example/1.webp', 'Back'],
  ['https://a.example/1.jpg', 'https://a.example/1.jpg', null],
  ['https://a.example/1.jpg://x', 'https://a.example/1.jpg://x', null],
  ['https://a.example:80/1', 'https://a.example:80/1', null],
])('of %j the address is %s and the alt text %s', (cell, address, alt) => {
  expect(readPictures(cell)).toEqual([{ address, alt }]);
});

it.each([
  ['Red, Blue\\, dark', 'Red, Blue, dark'],
  ['6,5 Y', '6,5 Y'],
  ['"Switched on, not tested."', 'Switched on, not tested.'],
  ['"Oak, oiled", Ash', 'Oak, oiled, Ash'],
  ['10" | 12"', '10" | 12"'],
  ['The "new" one, red', 'The "new" one, red'],
])('shows %j as %j', (cell, text) => {
  expect(unescapeCommas(cell)).toBe(text);
});
