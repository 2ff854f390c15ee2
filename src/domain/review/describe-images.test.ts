import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { type ImageFacts, imageProblems, notFetched } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import type { ImageEntry } from './content.ts';
import { describeImages } from './describe-images.ts';
import { testContent } from './test-content.ts';

const names = ['front', 'side', 'back'];
const urls = names.map((name) => `https://shop.example/${name}.jpg`);
const [front = '', side = '', back = ''] = urls;
const by = { rules: builtInRules, on: new Date('2026-11-21') };

function describeWith(
  facts: Record<string, ImageFacts>,
  change: Record<string, Partial<ImageEntry>> = {},
  rules: readonly BenchmarkRule[] = by.rules,
) {
  const imagesWithStatus = urls.map((url, order): ImageEntry => {
    const type = order === 0 ? 'hero' : 'secondary';
    return { url, type, order, status: 'pending', ...change[url] };
  });
  const content = testContent({ images: urls, imagesWithStatus });
  const amazon = product({ retailer: 'Amazon', images: urls });
  const described = describeImages(content, amazon, ({ url }) => facts[url] ?? notFetched, { ...by, rules });
  return Object.fromEntries(described.imagesWithStatus.map((image) => [image.url, image]));
}
const fileOf = (width: number): ImageFacts => ({ file: testFile({ width, height: width }), problem: null });

describe('an image of a content', () => {
  test('has the measures of its file, and what breaks a rule of the channel in the words of the rule', () => {
    const of = describeWith({ [front]: fileOf(400), [side]: fileOf(2_000) });
    expect(of[front]?.measures?.width).toBe(400);
    expect(of[front]?.problems).toContainEqual({
      ruleId: 'amazon.images.size',
      severity: expect.stringMatching(/^(block|warn)$/),
      label: expect.any(String),
      message: expect.stringMatching(/400/),
      fix: expect.any(String),
    });
    expect(of[side]?.problems.map(({ ruleId }) => ruleId)).not.toContain('amazon.images.size');
  });

  test('that was never fetched has neither', () => {
    expect(describeWith({ [front]: fileOf(400) })[back]).toMatchObject({ measures: null, problems: [] });
  });

  test('without a file says why, before the rules and where no rule asks', () => {
    const missing: ImageFacts = { file: null, problem: 'slow' };
    const { label, text: message } = imageProblems.slow;
    const why = { ruleId: null, severity: null, label, message, fix: null };
    expect(describeWith({ [side]: missing })[side]).toMatchObject({ measures: null, problems: [why] });
    expect(describeWith({ [side]: missing }, {}, [])[side]?.problems).toEqual([why]);
    const gone = describeWith({ [side]: { file: null, problem: 'not-found' } })[side]?.problems ?? [];
    expect(gone[0]).toMatchObject({ ruleId: null, label: imageProblems['not-found'].label });
  });

  test('that is left out keeps its measures, and no rule is asked about it', () => {
    const of = describeWith({ [front]: fileOf(400), [side]: fileOf(300) }, { [side]: { leftOut: 'Too small' } });
    expect(of[side]).toMatchObject({ leftOut: 'Too small', measures: { width: 300 }, problems: [] });
    expect(of[front]?.problems).not.toEqual([]);
  });

  test('keeps all that is specified, its alt text and its rendition', () => {
    const rendition = {
      ...{ hash: 'a'.repeat(64), channel: 'amazon', width: 1_600, height: 1_600, bytes: 9, format: 'jpeg' as const },
      steps: ['encode' as const],
    };
    const of = describeWith({}, { [front]: { alt: 'From the front', rendition } });
    expect(of[front]).toMatchObject({ type: 'hero', order: 0, status: 'pending', alt: 'From the front', rendition });
  });
});
