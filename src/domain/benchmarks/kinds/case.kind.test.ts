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
  ['ÄRGERLICHER BECHER', 'failed', 100],
  ['陶器のマグカップ', 'passed', 0],
  ['', 'passed', 0],
])('%j is %s with %i percent in capitals', (title, verdict, value) => {
  expect(caseKind.check(target('title', [title]), rule)).toMatchObject({
    verdict,
    measured: { value, unit: 'percent' },
  });
});

test('the loudest entry of a list counts', () => {
  expect(caseKind.check(target('bullets', ['Holds 350 ml', 'DISHWASHER SAFE']), rule)).toMatchObject({
    message: 'Bullet points are written in capitals',
    found: ['DISHWASHER', 'SAFE'],
  });
});

test('a brand in capitals is its own spelling', () => {
  expect(caseKind.check(target('title', ['CLAYFIELD POTTERY'], { brand: 'CLAYFIELD POTTERY' }), rule)?.verdict).toBe(
    'passed',
  );
});
