import { expect, test } from 'vitest';
import { literalText, plainCell, readLiteral } from './read-literal.ts';

test.each<[string, string, unknown]>([
  ['JSON', ' [1,"a",null,true,{"k":[]}] ', [1, 'a', null, true, { k: [] }]],
  ['an empty list', '[ ]', []],
  ['an empty record', '{ }', {}],
  ['Python', "{'a': None, 'b': True, 'c': False, 'd': [1.5, -2]}", { a: null, b: true, c: false, d: [1.5, -2] }],
  ['Ruby', '{"a"=>nil, "b" => [true, false]}', { a: null, b: [true, false] }],
  ['words for nothing', "['', nil, null, None, nan, NaN]", ['', null, null, null, null, null]],
  ['a comma too many', "['a', 'b',]", ['a', 'b']],
  ['escapes', "['a\\nb', 'c\\td', 'e\\\\f', 'it\\'s', \"say \\\"x\\\"\"]", ['a\nb', 'c\td', 'e\\f', "it's", 'say "x"']],
  ['spaces everywhere', "[ 'a' , { 'k' : 'v' , 'l' => 1 } ]", ['a', { k: 'v', l: 1 }]],
  ['keys that are no texts', "{1: 'a', None: 'b', true => 'c'}", { 1: 'a', null: 'b', true: 'c' }],
  ['no space at all', "{'a':1,'b'=>2}", { a: 1, b: 2 }],
])('reads %s', (_name, cell, value) => {
  expect(readLiteral(cell)).toEqual(value);
});

test.each([
  '',
  'plain',
  '"text"',
  '7',
  '[1',
  '1]',
  '[1}',
  '{1]',
  '[a]',
  '[trueish]',
  '[nilly]',
  '[xnil]',
  '[aNone]',
  '[afalse]',
  "['a' 'b']",
  "['a'; 'b']",
  "{'a'}",
  "{'a' 'b'}",
  "{'a': }",
  "{'a': x}",
  "{'a' = 1}",
  "{'a': 1 'b': 2}",
  "['a]",
  "['a\\']",
  "['a'] and ['b']",
  '[Design] of {it}]',
  '[,]',
  "[[']]",
])('takes %j for text', (cell) => {
  expect(readLiteral(cell)).toBeUndefined();
});

test('reads lists in lists to a hundred levels', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}'x'${']'.repeat(levels)}`;
  expect(readLiteral(nested(100))).toBeDefined();
  expect(readLiteral(nested(101))).toBeUndefined();
});

test('a word of more than a hundred signs is none', () => {
  expect(readLiteral(`[${'1'.repeat(90)}, None]`)).toEqual(['1'.repeat(90), null]);
  expect(readLiteral(`[${'1'.repeat(101)}, None]`)).toBeUndefined();
});

test.each<[Parameters<typeof literalText>[0], string]>([
  ['a', 'a'],
  [0, '0'],
  [1.5, '1.5'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ a: 'b' }, ''],
])('the text of %j is %j', (value, text) => {
  expect(literalText(value)).toBe(text);
});

test.each([
  ['plain [text]', 'plain [text]'],
  ['{"content":"a","text":"b","value":"c","name":"d","en":"e"}', 'a'],
  ['{"en":"e","name":"d","value":"c","text":"b","content":""}', 'b'],
  ['{"en":"e","name":"d","value":"c"}', 'c'],
  ['{"en":"e","name":"d"}', 'd'],
  ['{"de":"f","en":"e"}', 'e'],
  ['{"de":"f"}', ''],
  ['{"content":["a"],"name":"d"}', 'd'],
  ['["a","",null,"b",["c"]]', 'a\n\nb'],
  ['[]', ''],
])('the plain text of %j is %j', (cell, text) => {
  expect(plainCell(cell)).toBe(text);
});

test.each<[string, unknown]>([
  ['{"id":1729384756012345678}', { id: '1729384756012345678' }],
  ['[ -9223372036854775807 , 5]', ['-9223372036854775807', 5]],
  ['{"a":{"ids":[12345678901234567,1]}}', { a: { ids: ['12345678901234567', 1] } }],
  ['{"id":9007199254740991,"price":19.90,"count":1e2}', { id: 9_007_199_254_740_991, price: 19.9, count: 100 }],
  ['{"text":":1729384756012345678,"}', { text: ':1729384756012345678,' }],
  ["{'id': 1729384756012345678}", { id: '1729384756012345678' }],
])('every digit of a whole number stays in %s', (cell, value) => {
  expect(readLiteral(cell)).toEqual(value);
});
