import { describe, expect, test } from 'vitest';
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import { describeTouched, describeUse } from './attribute-words.ts';

describe('what a change touches', () => {
  const counted = { products: 5_000, drafts: 1_200, titleDrafts: 1 };

  test.each<[AttributeUse, AttributeUse, RegExp]>([
    ['told', 'hidden', /^Drafts of 1,200 products that wait/],
    ['title', 'hidden', /^Drafts of 1,200 products/],
    ['hidden', 'told', /^Drafts of 1,200 products/],
    ['told', 'title', /^Titles of 1 product that wait/],
    ['title', 'told', /^Titles of 1 product /],
    ['told', 'told', /^This does not affect drafts/],
  ])('from %s to %s', (before, after, words) => {
    expect(describeTouched(counted, before, after)).toMatch(words);
  });

  test('is nothing where no draft waits', () => {
    expect(describeTouched({ products: 9, drafts: 0, titleDrafts: 0 }, 'told', 'hidden')).toBe(
      'This does not affect drafts that wait for review.',
    );
  });
});

test.each<[AttributeUse, boolean, string]>([
  ['title', true, '“Care” is used in titles and text'],
  ['told', true, '“Care” is used in text'],
  ['hidden', false, '“Care” is hidden by default'],
])('the use %s (chosen: %s) is said as %s', (use, isChosen, words) => {
  expect(describeUse('Care', use, isChosen)).toBe(words);
});
