import { describe, expect, it, test } from 'vitest';
import { readCategoryPaths } from './read-categories.ts';

describe('readCategoryPaths', () => {
  it.each([
    ['Clothing > Hoodies, Sale', 'woocommerce', ['Clothing', 'Hoodies']],
    ['Home\\, Garden > Pots', 'woocommerce', ['Home, Garden', 'Pots']],
    ['Shop/Men/Tops/Hoodies, Sweats,Shop/Sale', 'magento', ['Shop', 'Men', 'Tops', 'Hoodies, Sweats']],
    ['Apparel > Handbags, Wallets & Cases > Handbags', 'plain', ['Apparel', 'Handbags, Wallets & Cases', 'Handbags']],
    [
      'Sports & Outdoors | Skates, Scooters | Longboards',
      'plain',
      ['Sports & Outdoors', 'Skates, Scooters', 'Longboards'],
    ],
    ['["Footwear >> Women\'s Footwear >> Ballerinas"]', 'plain', ['Footwear', "Women's Footwear", 'Ballerinas']],
    ['["Office","Toner"]', 'plain', ['Office', 'Toner']],
    ['[{"name":"Home","url":"https://x"},{"name":"Storage","url":"https://y"}]', 'plain', ['Home', 'Storage']],
    ['{"lvl0":"A","lvl1":"A > B"}', 'plain', ['A', 'B']],
    ['Toys & Games', 'plain', ['Toys & Games']],
    ['Jewelry / Rings', 'plain', ['Jewelry', 'Rings']],
  ] as const)('reads %j of %s', (cell, style, expected) => {
    expect(readCategoryPaths(cell, style)[0]).toEqual(expected);
  });
});

describe('the deepest path', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['A >> B>C', ['A', 'B', 'C']],
    ['A > B | C', ['A', 'B | C']],
    ['A | B / C', ['A', 'B / C']],
    ['A/B', ['A/B']],
    ['A >  > B', ['A', 'B']],
    ['["A"," ","B "]', ['A', 'B']],
    ['["A > B","C"]', ['A', 'B']],
    ['["A>>B"]', ['A', 'B']],
    ['["A>B"]', ['A>B']],
    ['[]', []],
    ['{"lvl0":["A"],"lvl1":["A > B","C"]}', ['A', 'B']],
    ['{"lvl10":"A > B > C"}', ['A', 'B', 'C']],
    ['{"lvl0":"","name":"A"}', ['A']],
    ['{"lvl0":[],"name":"A"}', ['A']],
    ['{"mylvl1":"A","b":"B"}', ['A', 'B']],
    ['{"lvl1x":"A","b":"B"}', ['A', 'B']],
    ['{"name":"A","id":"7"}', ['A']],
    ['Default Category > A > B', ['A', 'B']],
    ['All categories > A', ['A']],
    ['["Uncategorised"]', []],
  ])('reads %j', (cell, path) => {
    expect(readCategoryPaths(cell)[0] ?? []).toEqual(path);
  });

  test.each<[string, string[]]>([
    [' , A > B', ['A', 'B']],
    ['A\\, B, C', ['A, B']],
    ['Uncategorized', []],
    ['Not uncategorized', ['Not uncategorized']],
    ['Uncategorized goods', ['Uncategorized goods']],
    ['', []],
  ])('reads %j of WooCommerce', (cell, path) => {
    expect(readCategoryPaths(cell, 'woocommerce')[0] ?? []).toEqual(path);
  });

  test.each<[string, string[]]>([
    ['Default Category', []],
    ['Default Category/A,Default Category', ['A']],
    ['Default Category/A,Defaults/B', ['A,Defaults', 'B']],
    ['Default Category/A > B', ['A > B']],
    ['Shop,Shops', ['Shop,Shops']],
    ['root catalog/A', ['A']],
    ['', []],
  ])('reads %j of Magento', (cell, path) => {
    expect(readCategoryPaths(cell, 'magento')[0] ?? []).toEqual(path);
  });
});

test.each<[string, 'woocommerce' | 'magento' | 'plain', string[][]]>([
  ['Sale, Garden, Garden > Pots, New', 'woocommerce', [['Garden', 'Pots'], ['Sale'], ['New']]],
  [
    'Garden > Pots, Kitchen > Jugs',
    'woocommerce',
    [
      ['Garden', 'Pots'],
      ['Kitchen', 'Jugs'],
    ],
  ],
  ['"Bowls, plates and cups"', 'woocommerce', [['Bowls, plates and cups']]],
  [
    '"Bowls, plates" > Small, New',
    'woocommerce',
    [['"Bowls'], ['plates"', 'Small'], ['New']].toSorted((a, b) => b.length - a.length),
  ],
  [
    'Root/Garden/Pots|Root/New',
    'magento',
    [
      ['Root', 'Garden', 'Pots'],
      ['Root', 'New'],
    ],
  ],
  [
    'Root/New|Root/Garden/Pots,Root/Garden',
    'magento',
    [
      ['Root', 'Garden', 'Pots'],
      ['Root', 'New'],
    ],
  ],
  ['Garden; Garden > Pots; Sale', 'plain', [['Garden', 'Pots'], ['Sale']]],
])('of %j in %s the deepest comes first, without those it goes through', (cell, style, paths) => {
  expect(readCategoryPaths(cell, style)).toEqual(paths);
});
