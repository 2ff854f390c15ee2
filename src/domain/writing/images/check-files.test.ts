import { expect, test } from 'vitest';
import { plainProduct } from '#domain/benchmarks/kinds/test-target.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { ImageMeasures } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import { checkFiles } from './check-files.ts';

const on = new Date('2026-11-27');
const product = { ...plainProduct, retailer: 'Amazon' };

/** Of files with these measures, the image itself first. */
function check(isHero: boolean, ...given: Partial<ImageMeasures>[]) {
  const files = given.map((measures) => ({ file: testFile(measures), problem: null }));
  const asked = { url: 'https://shop.example/mug.jpg', alt: undefined, isHero, files };
  return checkFiles(asked, product, builtInRules, on);
}
const small = { width: 400, height: 300, whiteBorder: 0.4, fill: 0.5 };

test('a rendition fixes what the image breaks and it keeps', () => {
  const [original, made] = check(true, small, { width: 688, height: 688, whiteBorder: 1, fill: 0.9 });
  expect(original?.fixes).toEqual([]);
  expect(made?.fixes.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['amazon.images.size', 'amazon.images.ground', 'amazon.images.fill']),
  );
  // Advice it still breaks is not fixed.
  expect(made?.fixes.map(({ ruleId }) => ruleId)).not.toContain('amazon.images.ideal-size');
});

test('a rule that falls silent is not fixed', () => {
  const [, silent] = check(true, { fill: 0.5 }, { fill: null });
  expect(silent?.fixes).toEqual([]);
  expect(silent?.facts).not.toHaveProperty('fill');
});

test('each fact is kept, or broken by the gravest rule on it', () => {
  const [original, made] = check(true, small, { width: 688, height: 688, fill: 0.9 });
  expect(original?.facts).toMatchObject({ size: 'block', ground: 'warn', fill: 'warn', file: 'kept' });
  expect(made?.facts).toMatchObject({ size: 'advise', ground: 'kept', fill: 'kept' });
});

test('of the hero alone more is asked than of other images', () => {
  const [other] = check(false, small);
  expect(other?.facts).toMatchObject({ size: 'block' });
  expect(other?.facts).not.toHaveProperty('ground');
});
