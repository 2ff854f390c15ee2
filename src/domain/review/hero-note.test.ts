import { expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { testFile } from '#domain/images/test-file.ts';
import { type NotedProduct, noteHero } from './hero-note.ts';
import { testContent } from './test-content.ts';

const front = 'https://shop.example/front.jpg';
const back = 'https://shop.example/back.jpg';
const product: NotedProduct = {
  id: 7,
  images: [front],
  retailer: 'Shopify',
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Clayfield',
  price: '12.00 USD',
  attributes: [],
};
const basis = { rules: builtInRules, on: new Date('2026-11-27T00:00:00Z') };
const missing: ListedImages = { [back]: { file: null, problem: 'not-found', alt: null } };

test('before anything was generated the hero is that of the source, and nothing waits to be checked', () => {
  expect(noteHero(product, null, {}, basis)).toEqual({
    productId: 7,
    version: 0,
    url: front,
    served: null,
    status: null,
    needsTwo: false,
    problem: null,
    faults: [],
  });
});

test('pending images say which rules they break, with what was measured in a word', () => {
  const content = testContent({ productId: 7, version: 3, images: [back, front] });
  const note = noteHero(product, content, missing, basis);
  expect(note).toMatchObject({ version: 3, url: back, status: 'pending', problem: 'not-found' });
  expect(note.faults).toContainEqual(
    expect.objectContaining({ ruleId: 'general.images.ideal-count', severity: 'warn', word: '2 images' }),
  );
  expect(noteHero(product, testContent({ images: [front] }), {}, basis).faults).toContainEqual(
    expect.objectContaining({ word: '1 image' }),
  );
});

test('the word is what was measured of the hero, and of another image which one it is', () => {
  const only = builtInRules.filter(({ attribute, severity }) => attribute === 'images' && severity !== 'advise');
  const rule = only[0];
  if (!rule) throw new Error('There is no rule on images');
  const small: BenchmarkRule = { ...rule, id: 'x', subject: 'x', benchmarkType: 'image-file', rule: { minSide: 500 } };
  const file = (side: number) => ({ file: testFile({ width: side, height: 900 }), problem: null, alt: null });
  const words = (sides: [number, number]) => {
    const pictures = { [front]: file(sides[0]), [back]: file(sides[1]) };
    const content = testContent({ images: [front, back] });
    return noteHero(product, content, pictures, { ...basis, rules: [small] }).faults.map(({ word }) => word);
  };
  expect(words([240, 240])).toEqual(['240 px']);
  expect(words([900, 240])).toEqual(['Image 2']);
  expect(words([900, 900])).toEqual([]);
});

test('required rules come first, and advice is not listed', () => {
  const { url, faults } = noteHero(product, testContent({ images: [] }), {}, basis);
  expect(url).toBeNull();
  expect(faults[0]).toMatchObject({ ruleId: 'general.images.present', severity: 'block' });
  expect(faults.map(({ severity }) => severity)).not.toContain('advise');
  expect(faults.length).toBeLessThan(basis.rules.filter(({ attribute }) => attribute === 'images').length);
});

test.each(['approved', 'rejected'] as const)('%s images break no rule any more', (imagesStatus) => {
  const { status, faults } = noteHero(product, testContent({ images: [front], imagesStatus }), {}, basis);
  expect({ status, faults }).toEqual({ status: imagesStatus, faults: [] });
});

test('of two images that show the same, the first is kept, or one that is much larger', () => {
  const duplicate = builtInRules.find(({ rule }) => 'fault' in rule && rule.fault === 'duplicate');
  if (!duplicate) throw new Error('There is no rule on duplicates');
  const rule: BenchmarkRule = { ...duplicate, severity: 'warn' };
  const pairs = (width: number, alikeId: number) => {
    const file = (given: object, id: number) => ({
      ...{ file: testFile(given, { alikeId: id }), problem: null, alt: null },
    });
    const pictures = { [front]: file({}, 7), [back]: file({ width }, alikeId) };
    return noteHero(product, testContent({ images: [front, back] }), pictures, { ...basis, rules: [rule] }).faults.map(
      ({ pair }) => pair,
    );
  };
  expect(pairs(1_600, 7)).toEqual([{ kept: front, copy: back }]);
  expect(pairs(4_000, 7)).toEqual([{ kept: back, copy: front }]);
  expect(pairs(1_600, 8)).toEqual([]);
});
