// What is not known of images counts neither for a listing nor against it.
import { describe, expect, test } from 'vitest';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { testFile } from '#domain/images/test-file.ts';
import { noAims } from './aims.ts';
import { evaluate } from './evaluate.ts';
import { plainProduct } from './kinds/test-target.ts';
import { builtInRules } from './packs.ts';

const images = ['https://shop.example/a.jpg', 'https://shop.example/b.jpg', 'https://shop.example/c.jpg'];
const evaluateWith = (pictures?: ListedImages, retailer = 'Amazon') =>
  evaluate(
    { images },
    { ...plainProduct, retailer, ...(pictures ? { pictures } : {}) },
    builtInRules,
    new Date('2026-11-27'),
    noAims,
  );
const alts = ['A green mug', 'Its handle', 'Its foot'];
const listed = (given: Parameters<typeof testFile>[0] = {}): ListedImages =>
  Object.fromEntries(
    images.map((url, at) => [
      url,
      { file: testFile(at === 0 ? given : { format: 'jpeg' }), problem: null, alt: alts[at] ?? null },
    ]),
  );
const brokenOf = ({ results }: ReturnType<typeof evaluateWith>) =>
  results.flatMap(({ rule, hasPassed }) => (rule.attribute === 'images' && !hasPassed ? [rule.id] : []));
const lostOf = ({ results }: ReturnType<typeof evaluateWith>) =>
  results.reduce((sum, { rule, lost }) => sum + (rule.attribute === 'images' ? lost : 0), 0);

describe('a listing whose images were never fetched', () => {
  test('loses nothing by rules on their files, and is not said to keep them', () => {
    const { results, unchecked } = evaluateWith();
    const ids = unchecked.map(({ rule }) => rule.id);
    expect(ids).toEqual(
      expect.arrayContaining(['amazon.images.size', 'amazon.images.ground', 'general.images.loading']),
    );
    expect(results.filter(({ rule }) => ids.includes(rule.id))).toEqual([]);
    expect(unchecked.find(({ rule }) => rule.id === 'amazon.images.size')?.images).toEqual(images);
    expect(unchecked.find(({ rule }) => rule.id === 'amazon.images.ground')?.images).toEqual(images.slice(0, 1));
    expect(brokenOf(evaluateWith())).toEqual(['amazon.images.ideal-count']);
  });

  test('is held to required sizes by its addresses, not to advised ones', () => {
    const small = ['https://shop.example/a.jpg?w=400&h=300', 'https://shop.example/b.jpg?w=90&h=90'];
    const given = { ...plainProduct, retailer: 'Amazon' };
    const { results, unchecked } = evaluate({ images: small }, given, builtInRules, new Date('2026-11-27'), noAims);
    const broken = results.filter(({ rule, hasPassed }) => rule.attribute === 'images' && !hasPassed);
    expect(broken.map(({ rule }) => rule.id)).toEqual(['amazon.images.ideal-count', 'amazon.images.size']);
    expect(unchecked.map(({ rule }) => rule.id)).toEqual(
      expect.arrayContaining(['amazon.images.ideal-size', 'amazon.images.square']),
    );
  });

  test('is checked alike whether that is said of each image or not at all', () => {
    const none = Object.fromEntries(images.map((url) => [url, { file: null, problem: null, alt: null }]));
    expect(evaluateWith(none)).toEqual({ ...evaluateWith(), unchecked: expect.any(Array) });
  });
});

test('files that are known are checked, and none is left unchecked', () => {
  const benchmark = evaluateWith(listed());
  expect(benchmark.unchecked).toEqual([]);
  expect(brokenOf(benchmark)).toEqual(['amazon.images.ideal-count']);
});

test('an image that cannot be loaded is a broken rule, and what asks for its file is not checked', () => {
  const pictures = { ...listed(), [images[1] ?? '']: { file: null, problem: 'not-found', alt: null } } as const;
  const benchmark = evaluateWith(pictures);
  expect(brokenOf(benchmark)).toEqual(['amazon.images.ideal-count', 'general.images.loading']);
  expect(benchmark.parts.images.level).toBe('borderline');
  expect(benchmark.unchecked.map(({ rule }) => rule.id)).toContain('amazon.images.size');
});

test('images lose their budget at most', () => {
  const bad = {
    width: 90,
    height: 60,
    whiteBorder: 0,
    fill: 0.1,
    sharpness: 0,
    letters: 1,
    colorSpace: 'cmyk',
  } as const;
  expect(lostOf(evaluateWith(listed({ ...bad, frames: 9 })))).toBe(17);
});
