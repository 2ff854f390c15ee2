import { describe, expect, it, test } from 'vitest';
import { correctWord, splitWords, wordKey } from './question-words.ts';
import { grammarWords } from './vocabulary.ts';

const words = (text: string) => splitWords(text).map(({ word }) => word);

describe('a text is cut into words', () => {
  it.each<[text: string, words: string[]]>([
    ['', []],
    ['How many  Products?', ['how', 'many', 'products']],
    ['Küche, Straße 7', ['küche', 'straße', '7']],
    ['AB-12', ['ab', '12']],
    ['1,299.50 and 3.5', ['1,299.50', 'and', '3.5']],
    ['12.75 and 1299,50', ['12.75', 'and', '1299,50']],
    ['3.5kg 10mm', ['3', '5kg', '10mm']],
    ['Home & Garden', ['home', 'and', 'garden']],
    ['20% $5 €6 £7 ¥8', ['20', 'percent', 'usd', '5', 'eur', '6', 'gbp', '7', 'jpy', '8']],
    ['< 5 > 6', ['below', '5', 'above', '6']],
    ['<= 5 >= 6', ['at', 'most', '5', 'at', 'least', '6']],
    ['≤ 5 ≥ 6', ['at', 'most', '5', 'at', 'least', '6']],
    ['= 5', ['=', '5']],
    ["don't doesn't haven't", ['not', 'not', 'not']],
    ['don’t isn’t', ['not', 'not']],
    ['arent isnt dont doesnt didnt havent hasnt wasnt werent', Array.from({ length: 9 }, () => 'not')],
    ['want parents isnts xisnt', ['want', 'parents', 'isnts', 'xisnt']],
    ["what's Bloom's levi’s", ['what', 'bloom', 'levi']],
    ["we're o'neill", ["we're", "o'neill"]],
    ["rock'n'roll '90", ["rock'n'roll", '90']],
    ['a "Red Mug" b', ['a', 'Red Mug', 'b']],
    ['“ Red ” «Mug»', ['Red', 'Mug']],
    ['a "" b', ['a', 'b']],
    ['a "b', ['a', 'b']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('each with its place, and whether it stood in quotation marks', () => {
    expect(splitWords('My "Red Mug", “b” «c»')).toEqual([
      { word: 'my', start: 0, end: 2, isQuoted: false },
      { word: 'Red Mug', start: 3, end: 12, isQuoted: true },
      { word: 'b', start: 14, end: 17, isQuoted: true },
      { word: 'c', start: 18, end: 21, isQuoted: true },
    ]);
  });
});

test.each([
  ['Home & Garden', 'home and garden'],
  ['  LEVI’S  501 ', 'levi 501'],
  ['The "Best" “Mug” «Co»', 'the best mug co'],
  ['***', ''],
])('%j is compared as %j', (text, key) => {
  expect(wordKey(text)).toBe(key);
});

test('words of the grammar are known, names of months and numbers too', () => {
  for (const word of ['a', 'everything', 'exactly', 'want', 'categories', 'changed', 'zero', 'wednesday'])
    expect(grammarWords.has(word), word).toBe(true);
});

describe('a slip of the keyboard', () => {
  const known = ['pending', 'product', 'category', 'categories', 'quality', 'mugs', 'store', 'stove', 'red'];

  it.each<[typed: string, meant: string | null]>([
    // One letter more, less, other or changed round.
    ['pendding', 'pending'],
    ['pendng', 'pending'],
    ['pemding', 'pending'],
    ['pednnig', null],
    ['pendign', 'pending'],
    ['produtc', 'product'],
    ['pdoruct', null],
    ['rpoduct', null],
    ['produtcs', 'product'],
    // From eight letters on two of them, the nearest word first.
    ['categroy', 'category'],
    ['ctegoris', 'categories'],
    ['categorees', 'categories'],
    ['catogoree', null],
    ['prrodukt', 'product'],
    ['prodkt', null],
    // The first letter is right, and the word is long enough.
    ['bending', null],
    ['muggs', 'mugs'],
    ['mugz', null],
    ['reed', null],
    ['redds', null],
    // Of two words none is meant.
    ['stoze', null],
    ['storee', 'store'],
    // Words of their own, and what is no word.
    ['storage', null],
    ['quantity', null],
    ['pend1ng', null],
    ['pending', 'pending'],
  ])('%s is meant as %s', (typed, meant) => {
    expect(correctWord(typed, known)).toBe(meant);
  });

  it.each(['averages', 'margin', 'returned', 'traffic', 'parties', 'imports', 'score', 'where', 'gray'])(
    '%s is a word of its own',
    (word) => {
      expect(correctWord(word, [`${word}s`, `${word}z`.slice(0, word.length)])).toBeNull();
      expect(correctWord(word, [`${word}s`])).toBeNull();
    },
  );
});
