import { describe, expect, test } from 'vitest';
import type { Condition } from './catalogue-query.ts';
import { indexFacets } from './match-facet.ts';
import { takeNames } from './take-names.ts';

const index = indexFacets({
  categories: ['Kitchen', 'Home & Garden'],
  subcategories: ['Mugs', 'Plates'],
  brands: ['Bloom', 'Acme', 'Amazon Basics'],
  retailers: ['Amazon', 'Walmart'],
});

type TextCondition = Extract<Condition, { field: 'text' }>;
type Slip = readonly [typed: string, read: string];
type Found = { names?: string[]; texts?: Condition[]; corrected?: Slip[] };

/** The whole reading, its names as `brand Bloom`. */
const take = (question: string) => {
  const found = takeNames(question, index);
  return (
    found && {
      left: found.left,
      names: found.names.map(({ of, value }) => `${of} ${value}`),
      texts: found.texts,
      corrected: found.corrected,
    }
  );
};
const reading = (left: string, { names = [], texts = [], corrected = [] }: Found = {}) => ({
  left,
  names,
  texts,
  corrected: corrected.map(([typed, read]) => ({ typed, read })),
});
const text = (place: TextCondition['in'], contains: string): Condition => ({ field: 'text', in: place, contains });
const noText = (place: TextCondition['in'], contains: string): Condition =>
  ({ ...text(place, contains), not: true }) as Condition;

test.each<[question: string, left: string, names: string[]]>([
  ['how many are pending', 'how many are pending', []],
  ['Kitchen mugs of Bloom', '@0 @1 of @2', ['category Kitchen', 'subcategory Mugs', 'brand Bloom']],
  ['Bloom or Acme', '@0 or @1', ['brand Bloom', 'brand Acme']],
  ['brand Bloom in Kitchen', '@0 in @1', ['brand Bloom', 'category Kitchen']],
  ['the Bloom brand in Kitchen', 'the @0 in @1', ['brand Bloom', 'category Kitchen']],
  ['products of the brand named Bloom', 'products of the @0', ['brand Bloom']],
  ['products whose brand is Acme', 'products whose @0', ['brand Acme']],
  ['Bloom brand Acme', '@0 @1', ['brand Bloom', 'brand Acme']],
  ['Amazon Basics at Amazon', '@0 at @1', ['brand Amazon Basics', 'retailer Amazon']],
  ['home and garden', '@0', ['category Home & Garden']],
])('%s: names stand as their places', (question, left, names) => {
  expect(take(question)).toEqual(reading(left, { names }));
});

describe('slips of the keyboard', () => {
  test.each<[question: string, left: string, found: Found]>([
    [
      'prodcuts in Kitchn',
      'products in @0',
      {
        names: ['category Kitchen'],
        corrected: [
          ['prodcuts', 'products'],
          ['kitchn', 'kitchen'],
        ],
      },
    ],
    [
      'pending in home and gardn',
      'pending in @0',
      { names: ['category Home & Garden'], corrected: [['gardn', 'garden']] },
    ],
    ['products matching prodcuts', 'products ~', { texts: [text('any', 'prodcuts')] }],
    ['pendign "prodcuts"', 'pending ~', { texts: [text('any', 'prodcuts')], corrected: [['pendign', 'pending']] }],
    ['a plate', 'a @0', { names: ['subcategory Plates'] }],
  ])('%s', (question, left, found) => {
    expect(take(question)).toEqual(reading(left, found));
  });
});

describe('texts to look for', () => {
  test.each(
    'matching match matches containing contain contains mentioning mention mentions about including include includes'.split(
      ' ',
    ),
  )('products %s teak', (word) =>
    expect(take(`products ${word} teak`)).toEqual(reading('products ~', { texts: [text('any', 'teak')] })),
  );

  test.each(['titled', 'called', 'named'])('products %s teak: in the title, if nowhere else is said', (word) => {
    expect(take(`products ${word} teak`)).toEqual(reading('products ~', { texts: [text('title', 'teak')] }));
    expect(take(`descriptions ${word} teak`)).toEqual(reading('~', { texts: [text('description', 'teak')] }));
    expect(take(`brand ${word} Zed`)).toEqual(reading(`brand ${word} zed`));
  });

  test.each<[question: string, left: string, ...texts: Condition[]]>([
    // What stands in quotation marks is one by itself.
    ['find “red mug”', 'find ~', text('any', 'red mug')],
    ['find "red mug" or "Zed"', 'find ~ or ~', text('any', 'red mug'), text('any', 'Zed')],
    ['matching "red mug" and pending', '~ and pending', text('any', 'red mug')],
    ['products named " The Best "', 'products ~', text('title', 'The Best')],
    // A SKU has a digit.
    ['sku AB-12', '~', text('sku', 'AB-12')],
    ['sku AB 12', 'sku ab 12'],
    ['sku red', 'sku red'],
    ['which sku', 'which sku'],
    ['sku AB-12 in the title', '~', text('sku', 'AB-12')],
    ['products matching', 'products matching'],
    // The words for a word.
    ['containing the word teak', '~', text('any', 'teak')],
    ['containing word teak', '~', text('any', 'teak')],
    ['containing the words teak oil', '~', text('any', 'teak oil')],
    ['containing the text teak', '~', text('any', 'teak')],
    ['containing the term teak', '~', text('any', 'teak')],
    ['containing the phrase "set of"', '~', text('any', 'set of')],
    ['containing the teak', '~', text('any', 'the teak')],
    ['containing the word', '~', text('any', 'the word')],
    ['containing word', '~', text('any', 'word')],
  ])('%s', (question, left, ...texts) => {
    expect(take(question)).toEqual(reading(left, { texts }));
  });

  test.each<[question: string, left: string, condition: Condition]>([
    ['title contains teak', '~', text('title', 'teak')],
    ['titles contain teak', '~', text('title', 'teak')],
    ['whose name contains teak', 'whose ~', text('title', 'teak')],
    ['names containing teak', '~', text('title', 'teak')],
    ['the description mentions teak', 'the ~', text('description', 'teak')],
    ['descriptions that mention teak', '~', text('description', 'teak')],
    ['a bullet mentions teak', 'a ~', text('bullets', 'teak')],
    ['bullet points which mention teak', '~', text('bullets', 'teak')],
    ['the sku contains AB', 'the ~', text('sku', 'AB')],
    ['skus matching AB', '~', text('sku', 'AB')],
    ['title does not contain teak', '~', noText('title', 'teak')],
    ["titles don't contain teak", '~', noText('title', 'teak')],
    ['the title did not mention teak', 'the ~', noText('title', 'teak')],
    ['titles that never mention teak', '~', noText('title', 'teak')],
    ['bullets which are not about teak', '~', noText('bullets', 'teak')],
    ['the description is not about teak', 'the ~', noText('description', 'teak')],
    ['products that do not mention teak', 'products ~', noText('any', 'teak')],
    ['products not that mention teak', 'products ~', noText('any', 'teak')],
    ['products without mentioning teak', 'products ~', noText('any', 'teak')],
    ['products that mention teak', 'products that ~', text('any', 'teak')],
  ])('%s: the place and the not before it belong to it', (question, left, condition) => {
    expect(take(question)).toEqual(reading(left, { texts: [condition] }));
  });

  test.each<[behind: string, place: TextCondition['in'], left: string]>([
    ['in title', 'title', '~'],
    ['in the title', 'title', '~'],
    ['in their titles', 'title', '~'],
    ['in its name', 'title', '~'],
    ['in a description', 'description', '~'],
    ['in an sku', 'sku', '~'],
    ['in the text of the product description', 'description', '~'],
    ['in words of the title', 'title', '~'],
    ['in a word of the title', 'title', '~'],
    ['in the bullets', 'bullets', '~'],
    ['in the bullet points and pending', 'bullets', '~ and pending'],
    ['in the bullets pending', 'bullets', '~ pending'],
    ['in anywhere', 'any', ''],
  ])('mentioning teak %s', (behind, place, left) => {
    const expected =
      place === 'any'
        ? reading('~', { texts: [text('any', `teak ${behind}`)] })
        : reading(left, { texts: [text(place, 'teak')] });
    expect(take(`mentioning teak ${behind}`)).toEqual(expected);
  });

  const clauses = 'that which and with without but'.split(' ');
  const verbs = 'are is have has need needs no not pending rejected approved wait issues cost'.split(' ');
  test.each([...clauses.map((start) => `${start} are x`), ...verbs.map((verb) => `and ${verb} x`)])(
    'a text ends where a clause begins: mentioning teak %s',
    (clause) => {
      expect(take(`mentioning teak ${clause}`)).toEqual(reading(`~ ${clause}`, { texts: [text('any', 'teak')] }));
    },
  );

  test.each(['teak and mango', 'teak are pending', 'teak Bloom', 'teak in oil', 'teak that', 'Kitchen knife'])(
    'it does not end within “%s”',
    (words) => expect(take(`mentioning ${words}`)).toEqual(reading('~', { texts: [text('any', words)] })),
  );

  test.each('in by from of for on at'.split(' '))('it ends before a name: mentioning teak oil %s Bloom', (word) => {
    const found = { texts: [text('any', 'teak oil')], names: ['brand Bloom'] };
    expect(take(`mentioning teak oil ${word} Bloom`)).toEqual(reading(`~ ${word} @0`, found));
    expect(take(`mentioning teak oil ${word} brand Bloom`)).toEqual(reading(`~ ${word} @0`, found));
  });
});

describe('texts in a place', () => {
  test.each<[question: string, left: string, ...texts: Condition[]]>([
    ['with teak in the title', '~', text('title', 'teak')],
    ['products that have teak in the description', 'products that ~', text('description', 'teak')],
    ['products that has Teak Oil in the bullets', 'products that ~', text('bullets', 'Teak Oil')],
    ['products having teak in the sku', 'products ~', text('sku', 'teak')],
    ['products without teak in the title', 'products ~', noText('title', 'teak')],
    ['products with no teak in the title', 'products ~', noText('title', 'teak')],
    ['products that have not teak in the title', 'products that ~', noText('title', 'teak')],
    ['with the word teak in the title in Zed', '~ in zed', text('title', 'teak')],
    ['with "errors" in the title', '~', text('title', 'errors')],
    ['with x b c d e f in the title', '~', text('title', 'x b c d e f')],
    ['with mugz having teak in the title', 'with mugz ~', text('title', 'teak')],
    ['with matching teak in the title', 'with ~', text('title', 'teak')],
    ['with teak', 'with teak'],
    ['with', 'with'],
    ['with x b c d e f g in the title', 'with x b c d e f g in the title'],
  ])('%s', (question, left, ...texts) => {
    expect(take(question)).toEqual(reading(left, { texts }));
  });

  test.each(
    `typo typos error errors mistake mistakes number numbers digit digits emoji emojis keyword keywords capital capitals symbol
    symbols html markup duplicate duplicates a an any some more less fewer too many much all only bad wrong good missing something
    nothing anything at over under least most it pending rejected approved issues claims title names bullets`.split(
      /\s+/,
    ),
  )('“%s” in a title is no text to look for', (word) => {
    expect(take(`products with ${word} in the title`)).toBeNull();
    expect(take(`products with teak ${word} in the title`)).toBeNull();
  });
});

test.each([
  ['a text of nothing', 'find " "'],
  ['a text in two places', 'title contains teak in the description'],
])('%s is not read', (_what, question) => {
  expect(take(question)).toBeNull();
});

test('a text is at most 500 signs long', () => {
  const long = 'x'.repeat(500);
  expect(take(`matching ${long}`)).toEqual(reading('~', { texts: [text('any', long)] }));
  expect(take(`matching ${long}x`)).toBeNull();
});
