import { expect, test } from 'vitest';
import { caseKind } from './case.kind.ts';
import { target } from './test-target.ts';

const rule = { maxPercent: 50 };

test.each([
  ['Clayfield Stoneware Mug', 'passed', 0],
  ['CLAYFIELD STONEWARE MUG', 'failed', 67],
  ['STONEWARE MUG WITH HANDLE', 'failed', 100],
  ['STONEWARE mug', 'passed', 50],
  ['STONEWARE MUG with handle and lid', 'passed', 33],
  ['USB HDMI LED TV', 'passed', 0],
  ['MUG', 'passed', 0],
  ['750 ML', 'passed', 0],
  ['SIZE: 5', 'passed', 0],
  ['SIZE CHART', 'failed', 100],
  ['SIZE MUG', 'failed', 100],
  ['MUG LID', 'passed', 0],
  ['ÄRGERLICHER BECHER', 'failed', 100],
  ['陶器のマグカップ', 'passed', 0],
  ['', 'passed', 0],
])('%j is %s with %i percent in capitals', (title, verdict, value) => {
  expect(caseKind.check(target('title', [title]), rule)).toMatchObject({
    verdict,
    measured: { value, unit: 'percent' },
  });
});

test.each([
  [['Holds 350 ml', 'DISHWASHER SAFE'], ['DISHWASHER', 'SAFE'], 100],
  [['DISHWASHER SAFE', 'STONEWARE MUG for tea'], ['DISHWASHER', 'SAFE'], 100],
  [['WIPE CLEAN', 'OVEN PROOF'], ['WIPE', 'CLEAN'], 100],
])('the loudest entry of %j counts, the first of several', (bullets, found, value) => {
  expect(caseKind.check(target('bullets', bullets), rule)).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Bullet points are written in capitals',
    fix: 'Use capitals only for brands, acronyms and the start of words.',
    measured: { value, unit: 'percent' },
    limit: { max: 50 },
    found,
  });
});

test('at most five words are shown, without the marks behind them', () => {
  const shown = (title: string) => caseKind.check(target('title', [title]), rule)?.found;
  expect(shown("DISHWASHER-SAFE. MUG’S LID'- FOR. TEA")).toEqual(['DISHWASHER-SAFE', 'MUG’S', 'LID', 'FOR', 'TEA']);
  expect(shown('ONE BIG MUG WITH SOME LIDS')).toEqual(['ONE', 'BIG', 'MUG', 'WITH', 'SOME']);
});

test('a text that does not shout passes with what was counted, and without any nothing is checked', () => {
  expect(caseKind.check(target('title', ['STONEWARE mug']), rule)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Title capitalization meets requirements',
    fix: null,
    measured: { value: 50, unit: 'percent' },
    limit: { max: 50 },
    found: [],
  });
  expect(caseKind.check(target('title', []), rule)).toBeNull();
});

test.each([
  ['CLAYFIELD POTTERY', 'CLAYFIELD POTTERY', 0],
  ['CLAYFIELD SONS MUG', 'Clayfield & Sons', 0],
  ['O’NEILL-WEAR CO.UK SHOES', 'O’Neill-Wear, Co.uk', 33],
  ['CLAYFIELD POTTERY', null, 100],
])('of %j by the brand %j the brand is its own spelling: %i percent in capitals', (title, brand, value) => {
  expect(caseKind.check(target('title', [title], { brand }), rule)?.measured).toEqual({ value, unit: 'percent' });
});
