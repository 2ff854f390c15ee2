// For any text and any rules: points add up, rules only take away, and the same input gives the same answer.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFormats } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import { noAims } from './aims.ts';
import { budgets, evaluate } from './evaluate.ts';
import { attributes, type RuleProduct } from './finding.ts';
import { ownRule } from './packs/general-rules.data.ts';
import { builtInRules } from './packs.ts';
import { type BenchmarkRule, benchmarkRuleSchema, severities } from './rule.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.lorem({ maxCount: 200 }),
  fc.constantFrom('FREE SHIPPING TODAY', '<b>Best seller</b>', 'eco-friendly, cures pain', 'mug mug mug'),
);
/** Images with addresses that often stand in the content, so that rules on their files have something to say. */
const addresses = ['/a.jpg', '/b.png', 'https://shop.example/c.webp?w=300', 'constructor', '__proto__'];
const content = fc.record({
  title: text,
  description: text,
  bullets: fc.array(text, { maxLength: 12 }),
  images: fc.array(fc.oneof(fc.webUrl(), fc.constantFrom(...addresses)), { maxLength: 12 }),
});
const listed = fc.record({
  file: fc.option(
    fc
      .record({
        width: fc.integer({ min: 1, max: 12_000 }),
        height: fc.integer({ min: 1, max: 12_000 }),
        format: fc.constantFrom(...imageFormats),
        colorSpace: fc.constantFrom('srgb' as const, 'cmyk' as const),
        frames: fc.integer({ min: 1, max: 3 }),
        whiteBorder: fc.double({ min: 0, max: 1, noNaN: true }),
        fill: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
        sharpness: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
        alikeId: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ alikeId, ...measures }) => testFile(measures, { alikeId })),
  ),
  problem: fc.option(fc.constantFrom('broken' as const, 'unreachable' as const)),
  alt: fc.option(text),
});
const name = fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }));
const product: fc.Arbitrary<RuleProduct> = fc.record({
  retailer: fc.constantFrom('Amazon', 'Walmart', 'eBay', 'Etsy', 'Google', 'Shopify', 'Meta', 'Corner shop', null),
  category: fc.oneof(name, fc.constant('Books')),
  subcategory: name,
  brand: name,
  price: name,
  attributes: fc.constant([]),
  pictures: fc.dictionary(fc.constantFrom(...addresses), listed),
});
const on = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

const body = fc.oneof(
  fc.record({
    benchmarkType: fc.constant('length' as const),
    rule: fc.record({
      unit: fc.constantFrom('characters' as const, 'bytes' as const, 'words' as const),
      min: fc.option(fc.nat(300), { nil: undefined }),
      max: fc.option(fc.nat(300), { nil: undefined }),
      isIdeal: fc.boolean(),
    }),
  }),
  fc.record({
    benchmarkType: fc.constant('forbidden' as const),
    rule: fc.record({
      what: fc.constant('banned words'),
      phrases: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 3 }),
      patterns: fc.constant<string[]>([]),
    }),
  }),
  fc.record({ benchmarkType: fc.constant('repetition' as const), rule: fc.record({ max: fc.nat(3) }) }),
  fc.record({ benchmarkType: fc.constant('required' as const), rule: fc.constant({}) }),
);
const newRule: fc.Arbitrary<BenchmarkRule> = fc
  .tuple(
    fc.constantFrom(...attributes),
    fc.constantFrom(...severities),
    fc.integer({ min: 1, max: 40 }),
    fc.nat(),
    body,
  )
  .map(([attribute, severity, points, number, given]) =>
    ownRule({ attribute, subject: `added-${number}`, label: 'Added', severity, points }, given),
  );

test('points lost and quality make 100, and no attribute loses more than its budget', () => {
  fc.assert(
    fc.property(content, product, on, fc.array(newRule, { maxLength: 5 }), (given, of, day, added) => {
      const { quality, results } = evaluate(given, of, [...builtInRules, ...added], day, noAims);
      const lost = (wanted: readonly string[]) =>
        results.reduce((sum, result) => sum + (wanted.includes(result.rule.attribute) ? result.lost : 0), 0);
      expect(quality + lost(attributes)).toBe(100);
      for (const attribute of attributes) expect(lost([attribute])).toBeLessThanOrEqual(budgets[attribute]);
      for (const { hasPassed, lost: points, fix, share } of results) {
        expect(hasPassed).toBe(fix === null);
        expect(hasPassed).toBe(share === 0);
        if (hasPassed) expect(points).toBe(0);
      }
    }),
  );
});

test('a rule that is not checked has no result and names images of the listing', () => {
  fc.assert(
    fc.property(content, product, on, (given, of, day) => {
      const { results, unchecked } = evaluate(given, of, builtInRules, day, noAims);
      const checked = new Set(results.map(({ rule }) => rule.id));
      for (const { rule, images } of unchecked) {
        expect(checked.has(rule.id)).toBe(false);
        expect(images.length).toBeGreaterThan(0);
        for (const address of images) expect(given.images).toContain(address);
      }
    }),
  );
});

test('a further rule never raises the quality and never betters a level', () => {
  const rank = { compliant: 0, borderline: 1, 'non-compliant': 2 };
  fc.assert(
    fc.property(content, product, on, newRule, fc.nat(300), (given, of, day, added, at) => {
      const before = evaluate(given, of, builtInRules, day, noAims);
      const after = evaluate(given, of, builtInRules.toSpliced(at, 0, added), day, noAims);
      expect(after.quality).toBeLessThanOrEqual(before.quality);
      for (const part of ['title', 'description', 'bullets', 'images'] as const)
        expect(rank[after.parts[part].level]).toBeGreaterThanOrEqual(rank[before.parts[part].level]);
    }),
  );
});

test('the same input is checked the same, also by rules that were stored and read back', () => {
  const stored = benchmarkRuleSchema;
  const readBack = builtInRules.map((rule) => stored.parse(JSON.parse(JSON.stringify(rule))));
  fc.assert(
    fc.property(content, product, on, (given, of, day) => {
      const plain = (rules: readonly BenchmarkRule[]) => JSON.stringify(evaluate(given, of, rules, day, noAims));
      expect(plain(builtInRules)).toBe(plain(builtInRules));
      expect(JSON.parse(plain(readBack))).toEqual(JSON.parse(plain(builtInRules)));
    }),
    { numRuns: 50 },
  );
});
