import { describe, expect, it, test } from 'vitest';
import type { Dimension } from './dimensions.ts';
import { dimensionWords, type FacetValues, indexFacets, matchFacet } from './match-facet.ts';
import { splitWords } from './question-words.ts';

const nothing: FacetValues = { categories: [], subcategories: [], brands: [], retailers: [] };
const facets: FacetValues = {
  categories: ['Kitchen', 'Bath Mats'],
  subcategories: ['Mugs', 'Vase'],
  brands: ['Bloom', 'Mats', 'The'],
  retailers: ['Amazon', 'Target Store'],
};

/** The name found at a word, as `brand Bloom 2-4` with the words it takes. */
function find(question: string, at: number, values: FacetValues = facets, since?: number) {
  const found = matchFacet(splitWords(question), at, question, indexFacets(values), since);
  return found && `${found.field} ${found.value} ${found.from}-${found.to}`;
}

test.each<[question: string, at: number, found: string | null]>([
  ['products of Bloom', 2, 'brand Bloom 2-3'],
  ['products of Bloom', 1, null],
  ['KITCHEN', 0, 'category Kitchen 0-1'],
  ['bath mats', 0, 'category Bath Mats 0-2'],
  ['bath mat', 0, 'category Bath Mats 0-2'],
  ['mats', 0, 'brand Mats 0-1'],
  ['“Bath Mats” pending', 0, 'category Bath Mats 0-1'],
  ['kitchen mug', 1, 'subcategory Mugs 1-2'],
  ['kitchens', 0, 'category Kitchen 0-1'],
  ['vases', 0, 'subcategory Vase 0-1'],
  ['bloo', 0, null],
  ['blooms', 0, null],
  ['target stores', 0, null],
])('in %j at word %i: %s', (question, at, found) => {
  expect(find(question, at)).toBe(found);
});

describe('the word for its kind', () => {
  it.each<[question: string, at: number, found: string | null]>([
    ['brand Bloom', 1, 'brand Bloom 0-2'],
    ['the brand named Bloom', 3, 'brand Bloom 1-4'],
    ['brand called the Bloom', 3, 'brand Bloom 0-4'],
    ['brand is Bloom', 2, 'brand Bloom 0-3'],
    ['brand of Bloom', 2, 'brand Bloom 2-3'],
    ['Bloom brand pending', 0, 'brand Bloom 0-2'],
    ['brand Bloom brand', 1, 'brand Bloom 0-2'],
    ['category Bloom', 1, null],
    ['Bloom category', 0, null],
    ['retailer brand Bloom', 2, 'brand Bloom 1-3'],
  ])('%j at word %i: %s', (question, at, found) => {
    expect(find(question, at)).toBe(found);
  });

  it.each<[word: string, is: Dimension]>([
    ['category', 'category'],
    ['categories', 'category'],
    ['subcategory', 'subcategory'],
    ['subcategories', 'subcategory'],
    ['brand', 'brand'],
    ['brands', 'brand'],
    ['retailer', 'retailer'],
    ['retailers', 'retailer'],
    ['store', 'retailer'],
    ['stores', 'retailer'],
  ])('%s means %s', (word, is) => {
    const everywhere: FacetValues = {
      categories: ['Zed'],
      subcategories: ['Zed'],
      brands: ['Zed'],
      retailers: ['Zed'],
    };
    expect(dimensionWords.get(word)).toBe(is);
    expect(find(`${word} Zed`, 1, everywhere)).toBe(`${is} Zed 0-2`);
    expect(find(`Zed ${word}`, 0, everywhere)).toBe(`${is} Zed 0-2`);
  });

  it('belongs to the name before it where that took it', () => {
    expect(find('Bloom brand Mats', 2, facets, 2)).toBe('brand Mats 2-3');
    expect(find('Bloom brand Mats', 2, facets, 1)).toBe('brand Mats 1-3');
    expect(find('Bloom brand the Mats', 3, facets, 2)).toBe('brand Mats 3-4');
  });

  it('is needed for a name that is a word of the grammar', () => {
    expect(find('the', 0)).toBeNull();
    expect(find('brand the', 1)).toBe('brand The 0-2');
    expect(find('the brand', 0)).toBe('brand The 0-2');
    expect(find('“the”', 0)).toBeNull();
  });
});

describe('a name of several kinds', () => {
  const all: FacetValues = { categories: ['Zed'], subcategories: ['Zed'], brands: ['Zed'], retailers: ['Zed'] };
  const without = (...kinds: (keyof FacetValues)[]): FacetValues => ({
    ...all,
    ...Object.fromEntries(kinds.map((kind) => [kind, []])),
  });
  it.each<[question: string, order: string[]]>([
    ['show Zed', ['retailer', 'brand', 'category', 'subcategory']],
    ['in Zed', ['category', 'subcategory', 'retailer', 'brand']],
    ['by Zed', ['brand', 'retailer', 'category', 'subcategory']],
    ['from Zed', ['brand', 'retailer', 'category', 'subcategory']],
  ])('%s is the first of %j that there is', (question, order) => {
    const plural = {
      category: 'categories',
      subcategory: 'subcategories',
      brand: 'brands',
      retailer: 'retailers',
    } as const;
    const found = order.map((_, at) =>
      find(question, 1, without(...order.slice(0, at).map((kind) => plural[kind as Dimension]))),
    );
    expect(found).toEqual(order.map((kind) => `${kind} Zed 1-2`));
  });

  it('follows the word before the articles', () => {
    expect(find('in the Zed', 2, all)).toBe('category Zed 2-3');
  });
});

test('of two spellings the one that was typed is meant, else the first', () => {
  const both = { ...nothing, brands: ['ACME', 'Acme'] };
  expect(find('of Acme', 1, both)).toBe('brand Acme 1-2');
  expect(find('of ACME', 1, both)).toBe('brand ACME 1-2');
  expect(find('of acme', 1, both)).toBe('brand ACME 1-2');
});

test('a name of ten words is found, one of eleven is not looked for', () => {
  const name = (words: number) => Array.from({ length: words }, (_, at) => `w${at}`).join(' ');
  const long = { ...nothing, brands: [name(10), name(11)] };
  expect(find(name(10), 0, long)).toBe(`brand ${name(10)} 0-10`);
  expect(find(name(11), 0, long)).toBe(`brand ${name(10)} 0-10`);
});

test('names without a word are in no index', () => {
  expect([...indexFacets({ ...nothing, brands: ['***', 'A & B'], retailers: ['a and b'] })]).toEqual([
    [
      'a and b',
      [
        { field: 'brand', value: 'A & B' },
        { field: 'retailer', value: 'a and b' },
      ],
    ],
    // With the sign and without it.
    ['a b', [{ field: 'brand', value: 'A & B' }]],
  ]);
});
