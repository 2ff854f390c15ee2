import { describe, expect, test } from 'vitest';
import { readAddresses, readCommaTexts, readMagentoAttributes, readPairs, readTexts } from './read-list.ts';

test.each<[string, string[]]>([
  ['one', ['one']],
  [' one ', ['one']],
  ['', []],
  ['one\rtwo', ['one', 'two']],
  ['one | two\nthree', ['one | two', 'three']],
  ['\none | two\n', ['one', 'two']],
  ['one|two||', ['one', 'two']],
  ['one • two • three', ['one', 'two', 'three']],
  ['one• two', ['one', 'two']],
  ['one•two', ['one•two']],
  ['["one",2,true,null,["three"]]', ['one', '2', 'true', 'three']],
  ['[{"text":"a","value":"b"}]', ['a']],
  ['[{"value":"b","content":"c"}]', ['b']],
  ['[{"content":"c","name":"d"}]', ['c']],
  ['[{"name":"d","title":"e"}]', ['d']],
  ['[{"title":"e","label":"f"}]', ['e']],
  ['[{"label":"f","other":"g"}]', ['f']],
  ['[{"text":"","value":"b"}]', ['b']],
  ['[{"one":"g","two":["h"]}]', ['g', 'h']],
  ['{"a":"1","b":"2"}', ['1', '2']],
])('texts of %j', (cell, texts) => {
  expect(readTexts(cell)).toEqual(texts);
});

test.each<[string, string[]]>([
  ['a, b ,c', ['a', 'b', 'c']],
  ['"a, b",c', ['a, b', 'c']],
  ['"say ""x""",c', ['say "x"', 'c']],
  ['"",a', ['a']],
  ['', []],
  ['a, b | c', ['a, b', 'c']],
  ['a, b\nc', ['a, b', 'c']],
  ['a, b\rc', ['a, b', 'c']],
  ['["a, b","c"]', ['a, b', 'c']],
])('texts between commas of %j', (cell, texts) => {
  expect(readCommaTexts(cell)).toEqual(texts);
});

test.each<[string, string[]]>([
  [' https://a.example/1.jpg ', ['https://a.example/1.jpg']],
  ['https://a.example/1.jpg    https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg  \n\n  https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg  , \t https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/a  b.jpg', ['https://a.example/a b.jpg']],
  ['https://a.example/a b.jpg', ['https://a.example/a b.jpg']],
  ['https://a.example/1.jpg;http://a.example/2.jpg,;', ['https://a.example/1.jpg', 'http://a.example/2.jpg']],
  ['//a.example/1.jpg,//a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
  ['HTTPS://a.example/1.jpg,HTTPS://a.example/2.jpg', ['HTTPS://a.example/1.jpg', 'HTTPS://a.example/2.jpg']],
  ['https://a.example/1.jpg,ftp+x.1-y://a.example/2', ['https://a.example/1.jpg', 'ftp+x.1-y://a.example/2']],
  ['https://a.example/1.jpg, /2.jpg', ['https://a.example/1.jpg, /2.jpg']],
  ['https://a.example/1.jpg ftp://x', ['https://a.example/1.jpg ftp://x']],
  ['a.jpg,b.jpeg;c.png, d.webp ,e.gif,f.avif', ['a.jpg', 'b.jpeg', 'c.png', 'd.webp', 'e.gif', 'f.avif']],
  ['/a/1.jpg, /b/2.jpg', ['/a/1.jpg', '/b/2.jpg']],
  ['a.jpg, https://a.example/2', ['a.jpg', 'https://a.example/2']],
  ['a.jpg, x+1.y-z://a.example/2', ['a.jpg', 'x+1.y-z://a.example/2']],
  ['a.jpg,my photo-1.%20.png', ['a.jpg', 'my photo-1.%20.png']],
  ['a.jpg, in red', ['a.jpg, in red']],
  ['a.jpg, b.jpgx', ['a.jpg, b.jpgx']],
  ['a.jpg|b.jpg\r\nc.jpg', ['a.jpg', 'b.jpg', 'c.jpg']],
  ['', []],
  ['[{"src":"1","url":"2"}]', ['1']],
  ['[{"url":"2","link":"3"}]', ['2']],
  ['[{"link":"3","href":"4"}]', ['3']],
  ['[{"href":"4","large":"5"}]', ['4']],
  ['[{"large":"5","hi_res":"6"}]', ['5']],
  ['[{"hi_res":"6","image":"7"}]', ['6']],
  ['[{"image":"7","source":"8"}]', ['7']],
  ['[{"source":"8","alt":"9"}]', ['8']],
])('addresses of %j', (cell, addresses) => {
  expect(readAddresses(cell)).toEqual(addresses);
});

describe('readPairs', () => {
  const pairs = (cell: string, column = 'x') => readPairs(cell, column)?.map(({ name, value }) => `${name}=${value}`);

  test.each([
    ...['details', 'attributes', 'specs', 'specification', 'specifications', 'product details', 'product details'],
    ...[
      'product_specification',
      'product specifications',
      'productattributes',
      'product attributes',
      'product_information',
    ],
    ...[
      'technical details',
      'other_attributes',
      'additional attributes',
      'custom_attributes',
      'properties',
      'features',
    ],
    ...['options', 'metafields', 'DETAILS'],
  ])('a column %s says nothing of its own', (column) => {
    expect(pairs('{"A":"1"}', column)).toEqual(['A=1']);
  });

  test.each(['my details', 'details2', 'product', 'attribute', 'option', 'technicals'])(
    'a column %s does',
    (column) => {
      expect(pairs('{"A":"1"}', column)).toEqual([`${column}.A=1`]);
    },
  );

  test.each<[string, string[]]>([
    ['[{"name":"A","value":"1"}]', ['A=1']],
    ['[{"key":"A","attribute_value":"1"}]', ['A=1']],
    ['[{"attribute_name":"A","content":"1"}]', ['A=1']],
    ['[{"attribute":"A","text":"1"}]', ['A=1']],
    ['[{"label":"A","value":2}]', ['A=2']],
    ['[{"title":"A","value":true}]', ['A=true']],
    ['[{"name":"N","key":"K","value":"1"}]', ['N=1']],
    ['[{"value":"1","text":"2","name":"A"}]', ['A=1']],
    ['[{"value":"1"}]', ['x=1']],
    ['[{"value":"1","unit":"kg"}]', ['x.value=1', 'x.unit=kg']],
    ['[{"name":"A","values":["1",null,"2"]}]', ['A=1, 2']],
    ['[{"name":"A","values":"1"}]', ['x.name=A', 'x.values=1']],
    ['[{"name":"A","values":[{"value":"1"}]}]', ['A=1']],
    ['[["a","b"],["c"]]', ['x=a, b', 'x=c']],
    ['[]', []],
    ['{"a":null,"b":"","c":"1"}', ['x.c=1']],
    ['{"details":{"B":"1"}}', ['x.details.B=1']],
    ['[{"details.B":"1"}, "c"]', ['x.details.B=1', 'x=c']],
  ])('reads %j', (cell, found) => {
    expect(pairs(cell)).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['{"details":{"B":"1"}}', ['B=1']],
    ['{"attributes":{"B":"1"}}', ['B=1']],
    ['{"specs":{"B":"1"}}', ['B=1']],
    ['{"specification":{"B":"1"},"Specifications":{"C":"2"}}', ['B=1', 'C=2']],
    ['{"product_specification":{"B":"1"},"product_specifications":{"C":"2"}}', ['B=1', 'C=2']],
    ['{"product_specification":"1"}', ['details=1']],
    ['{"product_specifications":"1"}', ['details=1']],
    ['{"my_product_specification":"1"}', ['my_product_specification=1']],
    ['{"product_specificationed":"1"}', ['product_specificationed=1']],
    ['{"my.details":{"B":"1"}}', ['my.details.B=1']],
    ['"text"', []],
  ])('leaves the names of containers out of %j', (cell, found) => {
    expect(pairs(cell, 'details') ?? []).toEqual(found);
  });

  test('text is none', () => expect(pairs('A: 1')).toBeUndefined());

  test('goes eight levels deep and no deeper', () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}"1"${'}'.repeat(levels)}`;
    expect(pairs(nested(8), 'details')).toEqual([`${Array(8).fill('a').join('.')}=1`]);
    expect(pairs(nested(9), 'details')).toEqual([]);
    const lists = (levels: number) => `${'[{"v":1},'.repeat(levels)}{"a":"1"}${']'.repeat(levels)}`;
    expect(pairs(lists(7), 'details')?.at(-1)).toBe('a=1');
    expect(pairs(lists(8), 'details')?.at(-1)).toBe('v=1');
  });

  test('stops at five hundred names', () => {
    const record = Object.fromEntries(Array.from({ length: 600 }, (_each, index) => [`n${index}`, '1']));
    expect(pairs(JSON.stringify(record), 'details')).toHaveLength(501);
  });
});

test.each<[string, string[]]>([
  ['a=1', ['a=1']],
  [' a = 1 , b = 2 ', ['a=1 , b = 2']],
  [' a = 1 ,b= 2 ', ['a=1', 'b=2']],
  ['a=1,B_2=x', ['a=1', 'B_2=x']],
  ['a=1,2b=x', ['a=1,2b=x']],
  ['a=1,=x', ['a=1,=x']],
  ['a="1,2",b=3', ['a=1,2', 'b=3']],
  ['a="x\ny"', ['a=x\ny']],
  ['a=x "y"', ['a=x "y"']],
  ['a="y" x', ['a="y" x']],
  ['a=b=c', ['a=b=c']],
  ['a=x|y|z', ['a=x, y, z']],
  ['a=,b=1', ['b=1']],
  ['=1', []],
  ['', []],
])('Magento’s attributes of %j', (cell, found) => {
  expect(readMagentoAttributes(cell).map(({ name, value }) => `${name}=${value}`)).toEqual(found);
});

test('no more than five hundred of Magento’s attributes are read', () => {
  const cell = Array.from({ length: 501 }, (_each, index) => `n${index}=1`).join(',');
  expect(readMagentoAttributes(cell)).toHaveLength(500);
});
