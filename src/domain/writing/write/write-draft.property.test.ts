import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import type { EngineRequest } from '../engine.ts';
import { english, requestFor } from '../test-draft.ts';
import { writeDraft } from './write-draft.ts';

const snippets = fc.constantFrom(
  'Soft cotton shirt with 2 pockets.',
  'FREE SHIPPING!!!',
  'The lid keeps 4.4 cu. ft. cold.',
  '<li>Red</li>',
  '<p>',
  '&amp;#49;',
  '• 5 mm',
  'a: b, c_d: 5, e: 6',
  'high-quality ',
  ' and premium, ',
  '\u0000',
  '🎉👩‍👩‍👧',
  'שלום 12 עולם',
  '你好世界',
  ' - ',
  ', ',
  '. ',
  '\n',
  '$5',
  '1,000',
  '12"',
  '½',
  'ALL CAPS TEXT HERE',
  'which features a wide lid for two',
  ': ',
  '((',
  'İ',
  'ß',
  '\uD83D',
  'Acme',
  '__proto__',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(snippets, { maxLength: 25 }).map((parts) => parts.join(' ')),
  fc.array(snippets, { maxLength: 12 }).map((parts) => parts.join('')),
);
const name = fc.oneof(
  fc.constantFrom('Color', 'Material', 'Size', 'Model', 'Weight', 'Care', 'Included', 'constructor'),
  text,
);
const products: fc.Arbitrary<SourceProduct> = fc.record({
  sku: fc.constant('S'),
  title: text,
  description: text,
  bullets: fc.array(text, { maxLength: 12 }),
  images: fc.array(fc.oneof(fc.webUrl(), text), { maxLength: 15 }),
  imageAlts: fc.constant([]),
  price: fc.constant(null),
  category: fc.option(text),
  subcategory: fc.option(text),
  brand: fc.option(fc.oneof(fc.constantFrom('Acme', 'A.C+M(E'), text)),
  retailer: fc.constant(null),
  attributes: fc.array(fc.record({ name, value: text }), { maxLength: 8 }),
});
const retailers = fc.constantFrom('Amazon', 'Walmart', 'eBay', 'Etsy', 'Google', null);
const prompts = fc.option(
  fc.oneof(
    text,
    fc.constantFrom('shorter', 'start with red', '3 bullets', 'under 30 characters', 'avoid cotton', 'mention the lid'),
  ),
);

const digitRuns = (written: string) => written.match(/\d+/g) ?? [];
const sourceText = (source: SourceProduct) =>
  [
    source.title,
    source.description,
    ...source.bullets,
    source.category,
    source.subcategory,
    source.brand,
    ...source.attributes.flatMap((fact) => [fact.name, fact.value]),
  ]
    .map((value) => toPlainText(value ?? ''))
    .join('\n');

test('any product gives content within the limits, without new numbers, the same every time', () => {
  fc.assert(
    fc.property(
      products,
      retailers,
      prompts,
      fc.array(text, { maxLength: 3 }),
      (product, retailer, prompt, keywords) => {
        const request = requestFor({ ...product, retailer }, { prompt, keywords });
        const { limits } = request;
        const draft = writeDraft(request, english);
        const { title, bullets, description, images } = draft;
        expect(Object.keys(draft).sort()).toEqual([...partNames].sort());
        expect(writeDraft(structuredClone(request), english)).toEqual(draft);
        const list = bullets?.content ?? [];
        expect(title?.content.length).toBeLessThanOrEqual(limits.title.max);
        expect(title?.content).not.toMatch(/[\s,;:]$/);
        expect(list.length).toBeLessThanOrEqual(limits.bullets.max);
        for (const bullet of list) {
          expect(bullet.trim()).not.toBe('');
          expect(bullet.length).toBeLessThanOrEqual(limits.bullets.maxChars);
        }
        expect(list.join('').length).toBeLessThanOrEqual(limits.bullets.totalChars ?? Number.POSITIVE_INFINITY);
        expect(description?.content.length).toBeLessThanOrEqual(limits.description.maxChars);
        expect(images?.content.length).toBeLessThanOrEqual(limits.images.max ?? Number.POSITIVE_INFINITY);
        for (const url of images?.content ?? []) expect(product.images.map((given) => given.trim())).toContain(url);
        const known = new Set(digitRuns(sourceText(product)));
        for (const run of digitRuns([title?.content, ...list, description?.content].join('\n')))
          expect(known).toContain(run);
      },
    ),
  );
});

test.each([
  ['one word', 'a', 200_000],
  ['digits', '7', 200_000],
  ['opening signs', '<', 200_000],
  ['opening brackets', '(', 200_000],
  ['ampersands', '&amp;', 40_000],
  ['spaces and capitals', 'A ', 100_000],
  ['short sentences', 'A. ', 66_000],
  ['full stops', '.', 200_000],
  ['nested lists', '<ul><li>', 20_000],
  ['commas', 'a, ', 66_000],
  ['colons', 'ab: c, ', 28_000],
  ['praise', 'high-quality premium ', 9_000],
  ['emoji', '👩‍👩‍👧', 25_000],
  ['addresses', 'a@', 100_000],
  ['hyphens', 'a-b-', 50_000],
])('a product of %s alone is written in proportion to its length', (_title, piece, times) => {
  const request = (size: number) => {
    const long = piece.repeat(size);
    const product = {
      sku: 'S',
      title: long.slice(0, 10_000),
      description: long,
      bullets: Array(30).fill(long.slice(0, 10_000)),
      images: [],
      imageAlts: [],
      price: null,
      category: long,
      subcategory: null,
      brand: long,
      retailer: 'Amazon',
      attributes: [{ name: long, value: long }],
    };
    return requestFor(product, { keywords: [long], prompt: long.slice(0, 2_000) });
  };
  const write = (given: EngineRequest) => writeDraft(given, english);
  expectSteadyGrowth(request, isFullSuite ? times : times / 4, write);
  expect(write(request(times)).title?.content.length).toBeLessThanOrEqual(75);
});
