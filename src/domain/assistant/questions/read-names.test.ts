import { describe, expect, it, test } from 'vitest';
import type { Dimension } from './match-facet.ts';
import { readNames, severalOf } from './read-names.ts';
import { Rest } from './rest.ts';

// @0 and @1 are brands, @2 and @3 retailers, @4 a category, @5 the first brand once more.
const names: { of: Dimension; value: string }[] = [
  { of: 'brand', value: 'Bloom' },
  { of: 'brand', value: 'Acme' },
  { of: 'retailer', value: 'Amazon' },
  { of: 'retailer', value: 'Walmart' },
  { of: 'category', value: 'Kitchen' },
  { of: 'brand', value: 'Bloom' },
];

/** The conditions as `brand Bloom|Acme` and `not brand Bloom`, and what is left of the text. */
function read(text: string) {
  const rest = new Rest(text);
  const conditions = readNames(rest, names);
  return (
    conditions && {
      is: conditions.map(({ of, values, not }) => `${not ? 'not ' : ''}${of} ${values.join('|')}`),
      left: rest.text.trim(),
    }
  );
}

describe('names that products have', () => {
  it.each<[text: string, is: string[], left: string]>([
    ['how many', [], 'how many'],
    ['of @0', ['brand Bloom'], 'of ~'],
    ['@0 in @4', ['brand Bloom', 'category Kitchen'], '~ in ~'],
    ['@0 or @1', ['brand Bloom|Acme'], '~ ~'],
    ['@0 and @1 products', ['brand Bloom|Acme'], '~ ~ products'],
    ['neither @0 nor @1', ['not brand Bloom|Acme'], '~'],
    ['@2 vs @3', ['retailer Amazon|Walmart'], '~ ~'],
    ['@2 versus the big @3', ['retailer Amazon|Walmart'], '~ the big ~'],
    ['@0 or at the @1', ['brand Bloom|Acme'], '~ at the ~'],
    ['@0 or one of the nice @1', ['brand Bloom|Acme'], '~ or one of the nice ~'],
    ['@0 and pending', ['brand Bloom'], '~ and pending'],
    ['@0 @5', ['brand Bloom'], '~ ~'],
    ['@0 or @1 at @2 or @3', ['brand Bloom|Acme', 'retailer Amazon|Walmart'], '~ ~ at ~ ~'],
    ['@0 @4 and @2', ['brand Bloom', 'category Kitchen', 'retailer Amazon'], '~ ~ ~'],
  ])('%s', (text, is, left) => {
    expect(read(text)).toEqual({ is, left });
  });
});

describe('names that they have not', () => {
  it.each([
    'not',
    'never',
    'but not',
    'and not',
    'is not',
    'are not',
    'were not',
    'do not',
    'does never',
    'but are not',
    'except',
    'except for',
    'excluding',
    'exclude',
    'excludes',
    'excepting',
    'other than',
    'outside',
    'outside of',
    'apart from',
    'besides',
    'neither',
    'all but',
    'everything but',
    'without',
    'but',
  ])('%s @0', (words) => {
    expect(read(`products ${words} @0`)).toEqual({ is: ['not brand Bloom'], left: 'products ~' });
    expect(read(`products ${words} @0 pending`)).toEqual({ is: ['not brand Bloom'], left: 'products ~ pending' });
  });

  it.each(
    'in from at of on by for sold to the any both either brand category retailer products than with is are does do'.split(
      ' ',
    ),
  )('not %s @0, nor of the next name', (word) => {
    expect(read(`not ${word} @0 or ${word} ${word} @1`)).toEqual({ is: ['not brand Bloom|Acme'], left: '~' });
  });

  it.each<[text: string, is: string[], left: string]>([
    ['not @0 @1', ['not brand Bloom|Acme'], '~'],
    ['not @0 and @1', ['not brand Bloom|Acme'], '~'],
    ['not @0 at @2', ['not brand Bloom', 'retailer Amazon'], '~ at ~'],
    ['@0 not @2 and not @3', ['not retailer Amazon|Walmart', 'brand Bloom'], '~ ~ ~'],
    ['@0 not @1', ['not brand Acme', 'brand Bloom'], '~ ~'],
    ['knot @0', ['brand Bloom'], 'knot ~'],
  ])('%s', (text, is, left) => {
    expect(read(text)).toEqual({ is, left });
  });
});

test.each([
  '@4 or @0',
  '@4 or brand @0',
  '@4 products or @0',
  '@4 product or @0',
  '@2 vs @0',
  '@2 versus @0',
  '@4 nor @0',
  'not @0 or @2',
  'not @0 and in @4',
  'neither @0 nor @2',
])('%s is held together by nothing', (text) => expect(read(text)).toBeNull());

describe('a comparison', () => {
  it.each<[text: string, sides: object | null]>([
    ['@0 or @1', { by: 'brand', among: ['Bloom', 'Acme'] }],
    ['@0 or @1 in @4', { by: 'brand', among: ['Bloom', 'Acme'] }],
    ['@0 in @4', null],
    ['not @0 or @1', null],
    ['@0 or @1 at @2 or @3', null],
    ['', null],
  ])('is between several names of the only kind that has them: %s', (text, sides) => {
    expect(severalOf(readNames(new Rest(text), names) ?? [])).toEqual(sides);
  });
});
