import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defaultKeywords } from './default-keywords.ts';
import {
  checkKeywords,
  chooseTargets,
  findFacts,
  foldKeywords,
  keywordSchema,
  mostSearched,
  mostTargets,
  selectKeywords,
} from './keyword.ts';

const of = (text: string, volume: number | null = null) => ({ text, volume });

it.each([
  [of('  oak   bench '), of('oak bench')],
  [of('bench', 0), of('bench', 0)],
])('%j is the keyword %j', (given, keyword) => expect(z.parse(keywordSchema, given)).toEqual(keyword));

it.each([
  [of('  '), 'Enter a keyword.'],
  [of('x'.repeat(101)), 'A keyword can have at most 100 characters.'],
  [of('oak, bench'), 'A keyword cannot contain a comma.'],
  [of('bench', -1), 'The volume cannot be negative.'],
  [of('bench', 1_000_000_001), 'The volume is too large.'],
  [of('bench', 1.5), 'The volume must be a whole number.'],
])('%j is refused', (given, words) =>
  expect(z.safeParse(keywordSchema, given).error?.issues.map(({ message }) => message)).toEqual([words]),
);

it('a keyword is kept once, as it was first written, with its highest volume', () => {
  const given = [of('Oak bench'), of('stool', 5), of('oak  BENCH', 90), of('Oak bench', 30), of('Stool')];
  expect(foldKeywords(given)).toEqual([of('Oak bench', 90), of('stool', 5)]);
});

describe('which keywords hold', () => {
  const own = { scope: 'product', keywords: [of('own')] } as const;
  const category = { scope: 'category', keywords: [of('wide')] } as const;
  it.each([
    [[category, own], { from: 'product', keywords: own.keywords }],
    [[category], { from: 'category', keywords: category.keywords }],
    [[], { from: 'default', keywords: defaultKeywords.map((text) => of(text)) }],
  ])('of %j', (lists, applied) => expect(selectKeywords(lists)).toEqual(applied));
});

it('facts carry a keyword on word boundaries in any case', () => {
  expect(findFacts([of('solid oak'), of('oak'), of('ak')], 'Material: Solid OAK\nMade by hand')).toEqual([
    { ...of('solid oak'), hasFact: true },
    { ...of('oak'), hasFact: true },
    { ...of('ak'), hasFact: false },
  ]);
});

it('keywords are checked once each, without spaces around them', () => {
  expect(checkKeywords([' oak ', 'oak', '', 'pine'], 'Oak')).toEqual({ supported: ['oak'], unsupported: ['pine'] });
});

describe('what a draft aims for', () => {
  const rated = [
    { ...of('plain'), hasFact: true },
    { ...of('rare', 10), hasFact: true },
    { ...of('wrong', 999), hasFact: false },
    { ...of('common', 90), hasFact: true },
  ];
  it('is what facts carry, the most searched first', () => {
    expect(chooseTargets('category', rated)).toEqual(['common', 'rare', 'plain']);
    expect(mostSearched(rated).map(({ text }) => text)).toEqual(['wrong', 'common', 'rare', 'plain']);
  });
  it('is no heap of words', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...of(`word ${index}`), hasFact: true }));
    expect(chooseTargets('product', many)).toHaveLength(mostTargets);
  });
  it('is the specified four where there is no list, with a fact or without', () => {
    const four = findFacts(selectKeywords([]).keywords, 'A durable bench');
    expect(chooseTargets('default', four)).toEqual(['premium', 'quality', 'comfortable', 'durable']);
  });
});
