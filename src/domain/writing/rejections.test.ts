// Why a text was rejected: read with care, kept from draft to draft, and checked on the next text.
import { describe, expect, it, test } from 'vitest';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { checkWishes } from './check-wishes.ts';
import { readReason, rejectionOrigin, rejectionsOf } from './rejections.ts';

const product = {
  ...{ sku: 'A-1', title: 'Oak bench for two', description: 'A bench of oak.', bullets: ['Of oak'], images: [] },
  ...{ imageAlts: [], translations: {}, price: null, category: null, subcategory: null, brand: null, retailer: null },
  attributes: [],
};
const content = startFromSource(product);
const draft = {
  ...{ engine: 'built-in', reasons: [], isRepaired: false, prompts: [], prompt: null, inputHash: 'x' },
  checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
};

describe('a reason', () => {
  it.each([
    ['Too long', 'length'],
    ['Mention the material', 'word'],
    ['Please do not say vegan', 'word'],
    ['Use at most 60 characters', 'measure'],
    // What is wrong is no wish for it.
    ['Says vegan', 'other'],
    ['Starts with the brand twice', 'other'],
    ['Not lifetime warranty, two years', 'other'],
    ['Longer than the channel allows', 'other'],
    ['All caps', 'other'],
    ['Wrong size', 'other'],
  ])('%j asks for: %s', (reason, about) => {
    expect(readReason(reason).flatMap(({ asks }) => asks.map((ask) => ask.about))).toEqual([about]);
  });
});

describe('what leads the next text', () => {
  const rejected = (reason: string | undefined, before?: { reason: string; text: string }[]) =>
    withPart(content, 'title', {
      status: 'rejected',
      record: {
        ...content.parts.title.record,
        ...(reason === undefined ? {} : { reason }),
        ...(before ? { draft: { ...draft, rejections: before } } : {}),
      },
    }).parts.title;

  test('is why it was rejected, with the text', () => {
    expect(rejectionsOf('title', rejected('Too long'))).toEqual([{ reason: 'Too long', text: 'Oak bench for two' }]);
    expect(rejectionsOf('title', rejected(undefined))).toEqual([]);
    expect(rejectionsOf('title', content.parts.title)).toEqual([]);
  });

  test('goes on leading: a text that was written because of it is not written over without it', () => {
    const before = ['One', 'Two', 'Three'].map((reason) => ({ reason, text: 'Old' }));
    const reasons = rejectionsOf('title', rejected('Four', before)).map(({ reason }) => reason);
    expect(reasons).toEqual(['Two', 'Three', 'Four']);
    expect(rejectionsOf('title', rejected(undefined, before))).toEqual(before);
  });
});

test('a reason is checked on the next text, against the one that was rejected', () => {
  const check = (after: string, reason: string) =>
    checkWishes('title', after, {
      ...{ guidance: [], prompt: null, product, choices: new Map(), before: 'Oak bench' },
      rejected: { title: [{ reason, text: 'Oak bench for two people' }] },
    });
  const origin = rejectionOrigin;
  expect(check('Oak bench for two', 'Too long')).toMatchObject([{ text: 'Too long', origin, verdict: 'followed' }]);
  expect(check('Oak bench for two people, solid', 'Too long')).toMatchObject([{ origin, verdict: 'missed' }]);
  expect(check('Oak bench', 'Wrong size')).toMatchObject([{ origin, verdict: 'not-checked', needsModel: true }]);
});
