import { describe, expect, it, test } from 'vitest';
import type { Bound, Condition, Figure } from './catalogue-query.ts';
import { readQuestion } from './read-question.ts';

const figure = (of: Figure, is: Bound, value: number, currency?: string): Condition => ({
  field: 'figure',
  of,
  is,
  value,
  ...(currency ? { currency } : {}),
});
const between = (of: Figure, least: number, most: number, currency?: string) => [
  figure(of, 'atLeast', least, currency),
  figure(of, 'atMost', most, currency),
];

const facets = { categories: [], subcategories: [], brands: [], retailers: [] };
/** The conditions of a text; null where it is not read. */
const read = (text: string) => readQuestion(text, facets, new Date('2026-11-21T10:00:00.000Z')).query?.where ?? null;
const whole = (...where: Condition[]) => where;

const figureNames: Record<Exclude<Figure, 'titleWords' | 'descriptionWords'>, string[]> = {
  score: ['score', 'scores', 'content score', 'content scores', 'scoring', 'scored'],
  quality: ['quality', 'listing quality', 'quality score', 'quality scores', 'listing quality points'],
  issues: ['issue', 'issues', 'open issues', 'number of issues'],
  images: ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'number of images'],
  bullets: ['bullet', 'bullets', 'bullet point', 'bullet points', 'number of bullets'],
  titleLength: [],
  descriptionLength: [],
  price: ['prices', 'priced', 'cost', 'costs', 'costing'],
};
const allNames = Object.entries(figureNames).flatMap(([of, names]) =>
  names.map((name) => [name, of as Figure] as const),
);
const unitOf = (of: Figure) => (of === 'titleLength' || of === 'descriptionLength' ? ' characters' : '');

const boundWords: Record<Bound, string[]> = {
  above: ['more than', 'greater than', 'higher than', 'bigger than', 'better than'],
  below: ['below', 'under', 'less than', 'fewer than', 'lower than', 'smaller than', 'worse than'],
  atLeast: ['at least', 'no less than', 'not less than', 'minimum', 'minimum of', 'a minimum of'],
  atMost: ['at most', 'up to', 'no more than', 'not more than', 'maximum', 'maximum of', 'a maximum of'],
  equal: ['exactly', 'only', 'just'],
};
const allBounds = Object.entries(boundWords).flatMap(([is, words]) =>
  words.map((word) => [word, is as Bound] as const),
);

const tails: [string, Bound][] = [
  ...['more', 'higher', 'above', 'better', 'over', 'up', 'longer'].map((word): [string, Bound] => [word, 'atLeast']),
  ...['less', 'lower', 'fewer', 'below', 'worse', 'under', 'shorter'].map((word): [string, Bound] => [word, 'atMost']),
];

describe('a figure and its bound', () => {
  it.each(allNames)('%s: %s', (name, of) => {
    expect(read(`${name} 5${unitOf(of)}`)).toEqual(whole(figure(of, 'equal', 5)));
    expect(read(`${name} above 5${unitOf(of)}`)).toEqual(whole(figure(of, 'above', 5)));
    expect(read(`${name} between 5 and 7${unitOf(of)}`)).toEqual(whole(...between(of, 5, 7)));
    expect(read(`${name} from 5 to 7${unitOf(of)}`)).toEqual(whole(...between(of, 5, 7)));
  });

  it.each(allBounds)('score %s 50 is %s', (word, is) => {
    expect(read(`score ${word} 50`)).toEqual(whole(figure('score', is, 50)));
    if (word !== '=') expect(read(`${word} 50 issues`)).toEqual(whole(figure('issues', is, 50)));
    expect(read(`for ${word} usd 50`)).toEqual(whole(figure('price', is, 50, 'USD')));
  });

  it.each(tails)('score 50 or %s is %s', (word, is) => {
    expect(read(`score 50 or ${word}`)).toEqual(whole(figure('score', is, 50)));
    expect(read(`score 50 and ${word}`)).toEqual(whole(figure('score', is, 50)));
    expect(read(`50 or ${word} issues`)).toEqual(whole(figure('issues', is, 50)));
  });

  it.each(['is', 'are', 'was', 'of', 'that', 'a', 'an', 'the', 'lies', 'set', 'at', 'that is set at'])(
    'score %s 50',
    (words) => {
      expect(read(`score ${words} 50`)).toEqual(whole(figure('score', 'equal', 50)));
      expect(read(`score ${words} between 50 and 60`)).toEqual(whole(...between('score', 50, 60)));
    },
  );

  it.each(['issues', 'open issues', 'images', 'photos', 'bullets', 'bullet points', 'quality points'])(
    'the number stands before %s, too',
    (name) => {
      const of = name.includes('issue')
        ? 'issues'
        : name.includes('bullet')
          ? 'bullets'
          : name.includes('quality')
            ? 'quality'
            : 'images';
      expect(read(`3 ${name}`)).toEqual(whole(figure(of, 'equal', 3)));
      expect(read(`more than three ${name}`)).toEqual(whole(figure(of, 'above', 3)));
      expect(read(`between 3 and 5 ${name}`)).toEqual(whole(...between(of, 3, 5)));
      expect(read(`from 3 to 5 ${name}`)).toEqual(whole(...between(of, 3, 5)));
    },
  );

  it.each(['characters', 'character', 'chars', 'char', 'letters', 'letter', 'signs', 'characters long'])(
    'a length is counted in %s',
    (unit) => {
      expect(read(`title over 80 ${unit}`)).toEqual(whole(figure('titleLength', 'above', 80)));
      expect(read(`description between 80 and 90 ${unit}`)).toEqual(whole(...between('descriptionLength', 80, 90)));
    },
  );

  it.each([
    'title over 80',
    'over 80 titles',
    'over 80 prices',
    'underscore 50',
    'score over 90 percent',
    'images over 3x',
    'over 3 imagesque',
    'more than 5',
    '5 or more',
  ])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });
});

const currencies = {
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  yen: 'JPY',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  chf: 'CHF',
  jpy: 'JPY',
  cad: 'CAD',
  aud: 'AUD',
  nzd: 'NZD',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  czk: 'CZK',
  huf: 'HUF',
  rsd: 'RSD',
  ron: 'RON',
  inr: 'INR',
  cny: 'CNY',
  brl: 'BRL',
  mxn: 'MXN',
  try: 'TRY',
  zar: 'ZAR',
};

describe('a price', () => {
  it.each(Object.entries(currencies))('in %s: %s', (word, code) => {
    expect(read(`price under ${word} 20`)).toEqual(whole(figure('price', 'below', 20, code)));
    expect(read(`price under 20 ${word}`)).toEqual(whole(figure('price', 'below', 20, code)));
    expect(read(`price ${word} 20`)).toEqual(whole(figure('price', 'equal', 20, code)));
  });

  it.each<[text: string, ...where: Condition[]]>([
    ['price between usd 20 and 30', ...between('price', 20, 30, 'USD')],
    ['price between 20 usd and 30', ...between('price', 20, 30, 'USD')],
    ['price between 20 and usd 30', ...between('price', 20, 30, 'USD')],
    ['price between 20 and 30 usd', ...between('price', 20, 30, 'USD')],
    ['price 20 or more', figure('price', 'atLeast', 20)],
    ['price 20 usd or less', figure('price', 'atMost', 20, 'USD')],
    // The currency alone says that a price is meant.
    ['between usd 20 and 30', ...between('price', 20, 30, 'USD')],
    ['between 20 usd and 30', ...between('price', 20, 30, 'USD')],
    ['from 20 to usd 30', ...between('price', 20, 30, 'USD')],
    ['for between 20 and 30 usd', ...between('price', 20, 30, 'USD')],
    ['at from 20 to 30 usd', ...between('price', 20, 30, 'USD')],
    ['under usd 20', figure('price', 'below', 20, 'USD')],
    ['at under 20 usd', figure('price', 'below', 20, 'USD')],
    ['usd 20 or more', figure('price', 'atLeast', 20, 'USD')],
    ['for 20 usd and up', figure('price', 'atLeast', 20, 'USD')],
    ['at usd 20 or under', figure('price', 'atMost', 20, 'USD')],
    ['20 usd or less', figure('price', 'atMost', 20, 'USD')],
    ['usd 20 or over', figure('price', 'atLeast', 20, 'USD')],
    ['usd 20 and above', figure('price', 'atLeast', 20, 'USD')],
    ['usd 20 and below', figure('price', 'atMost', 20, 'USD')],
    ['priced in eur', { field: 'currency', is: 'EUR' }],
    ['with prices in eur', { field: 'currency', is: 'EUR' }],
  ])('%s', (text, ...where) => {
    expect(read(text)).toEqual(whole(...where));
  });

  it.each(['under 20', 'in usdx', 'in zed'])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each(['from 20 to 30 titles', 'between 3 and 5 titles'])('%s is no price', (text) => {
    expect(read(text)).toBeNull();
  });
});

test('several bounds are several conditions', () => {
  expect(read('score above 50 and 3 issues')).toEqual([figure('score', 'above', 50), figure('issues', 'equal', 3)]);
  expect(read('score above 50 or quality below 20 and 3 issues')).toBeNull();
  expect(read('price is not 20')).toBeNull();
});

test.each([
  'score above 1.2.3',
  'more than 1.2.3 issues',
  'price between 5 and 1,2,3',
  'under 1.2.3 usd',
  '1.2.3 usd or more',
  'between usd 5 and 1,2,3',
  'price -5',
  'score between 90 and 50',
])('%s holds no number we can read', (text) => expect(read(text)).toBeNull());
