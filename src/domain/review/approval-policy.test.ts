import { describe, expect, it, test } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { type ApprovalPolicy, countChangedWords, findPolicy, isAlwaysLookedAt, policyFor } from './approval-policy.ts';
import { emptyCheck, type PartCheck } from './part-check.ts';

const policy = (given: Partial<ApprovalPolicy> = {}): ApprovalPolicy => ({
  id: 1,
  retailer: null,
  category: null,
  parts: partNames,
  takesUnchanged: true,
  takesClean: false,
  mostWords: null,
  share: 0,
  isOn: true,
  ...given,
});
const product = { retailer: 'Walmart', category: 'Home > Mugs', subcategory: null, title: 'Mug' };
const check = (given: Partial<PartCheck> = {}): PartCheck => ({
  part: 'title',
  value: 'unchanged',
  openClaims: 0,
  openWords: null,
  must: [],
  should: [],
  waived: [],
  unmetWishes: 0,
  wishWords: null,
  hasRejectedImage: false,
  ...given,
});

describe('which policy holds', () => {
  const wide = policy();
  const ofCategory = policy({ id: 2, category: 'mugs' });
  const ofRetailer = policy({ id: 3, retailer: 'walmart' });
  const both = policy({ id: 4, retailer: 'Walmart', category: 'Mugs' });

  test.each<[string, ApprovalPolicy[], number | null]>([
    ['none', [], null],
    ['the one there is', [wide], 1],
    ['a category before the workspace', [wide, ofCategory], 2],
    ['a retailer before a category', [wide, ofRetailer, ofCategory], 3],
    ['both before one', [ofRetailer, both, wide], 4],
    ['of two alike the later one', [wide, policy({ id: 9 })], 9],
    ['none of another retailer', [policy({ retailer: 'eBay' })], null],
    ['none for another part', [policy({ parts: ['images'] })], null],
    ['none where the narrowest is off', [wide, { ...ofRetailer, isOn: false }], null],
  ])('%s', (_, policies, id) => {
    expect(policyFor(policies, product, 'title')?.id ?? null).toBe(id);
  });
});

describe('what a policy takes', () => {
  const takes = (
    policies: ApprovalPolicy[],
    of: PartCheck,
    value: string | string[] = 'Mug',
    facts = emptyCheck.facts,
  ) => findPolicy(policies, of, facts, { product, productId: 7, version: 1, value }) !== null;

  test.each<[string, ApprovalPolicy, PartCheck, string, boolean]>([
    ['unchanged', policy(), check(), 'Mug', true],
    ['empty in source and draft', policy(), check({ value: 'empty' }), '', true],
    ['a clean change it does not speak of', policy(), check({ value: 'changed' }), 'Oak Mug', false],
    ['a clean change', policy({ takesClean: true }), check({ value: 'changed' }), 'Oak Mug', true],
    ['a small change', policy({ takesClean: true, mostWords: 1 }), check({ value: 'changed' }), 'Oak Mug', true],
    ['a larger change', policy({ takesClean: true, mostWords: 1 }), check({ value: 'changed' }), 'Big Oak Mug', false],
    [
      'an unchanged part of one for changes',
      policy({ takesUnchanged: false, takesClean: true }),
      check(),
      'Mug',
      false,
    ],
    ['an open claim', policy({ takesClean: true }), check({ openClaims: 1 }), 'Mug', false],
    ['a must rule', policy({ takesClean: true }), check({ must: ['x'] }), 'Mug', false],
    ['advice', policy(), check({ should: ['x'] }), 'Mug', true],
    ['everything is looked at', policy({ share: 100 }), check(), 'Mug', false],
  ])('%s', (_, of, found, value, isTaken) => {
    expect(takes([of], found, value)).toBe(isTaken);
  });

  it('takes nothing of a product whose facts break a must rule', () => {
    expect(takes([policy()], check(), 'Mug', { must: ['price'], should: [], waived: [] })).toBe(false);
  });
});

test('words that only one of two texts has are counted, however often they stand in both', () => {
  expect(countChangedWords('a b b', 'b  c')).toBe(3);
  expect(countChangedWords(['a b', 'c'], ['c', 'b a'])).toBe(0);
});

test('the share that is always looked at is about that share, and the same for the same content', () => {
  const looked = Array.from({ length: 20_000 }, (_, id) => isAlwaysLookedAt(id + 1, 1, 5));
  expect(looked.filter(Boolean).length / looked.length).toBeGreaterThan(0.04);
  expect(looked.filter(Boolean).length / looked.length).toBeLessThan(0.06);
  expect(looked).toEqual(Array.from({ length: 20_000 }, (_, id) => isAlwaysLookedAt(id + 1, 1, 5)));
});
