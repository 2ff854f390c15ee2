import { expect, test } from 'vitest';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { answerLimits, findBreaches } from './answer-limits.ts';
import { findLimits, type KnownLimits } from './known-limits.ts';
import { freshFacts, onScored, testFacts } from './test-facts.ts';

const base = findLimits(testFacts({ rules: [] }));
const limits = (given: {
  title?: Partial<KnownLimits['title']>;
  bullets?: Partial<KnownLimits['bullets']>;
  description?: Partial<KnownLimits['description']>;
  images?: Partial<KnownLimits['images']>;
  least?: Partial<KnownLimits['least']>;
}): KnownLimits => ({
  ...base,
  title: { ...base.title, max: 10, ...given.title },
  bullets: { ...base.bullets, min: 2, max: 3, maxChars: 10, totalChars: null, ...given.bullets },
  description: { ...base.description, maxChars: 20, minWords: null, ...given.description },
  images: { ...base.images, max: null, ...given.images },
  least: { title: null, bullet: null, description: null, images: null, ...given.least },
});

test.each([
  ['title', 'x'.repeat(10), {}, []],
  ['title', 'x'.repeat(11), {}, ['1 character too long']],
  ['title', 'x'.repeat(12), {}, ['2 characters too long']],
  ['title', '  ', {}, ['empty']],
  ['title', 'xxxx', { least: { title: 4 } }, []],
  ['title', 'xxx', { least: { title: 4, description: 1 } }, ['1 character too short']],
  ['title', 'One two', { description: { minWords: 3 } }, []],
  ['description', 'x'.repeat(21), {}, ['1 character too long']],
  ['description', ' One  two ', { description: { minWords: 2 } }, []],
  ['description', ' One  two ', { description: { minWords: 4 } }, ['2 words too short']],
  ['description', 'One two', { least: { description: 9, title: 1 } }, ['2 characters too short']],
  ['images', [], {}, ['no image']],
  ['images', ['/a', '/b'], {}, []],
  ['images', ['/a', '/b'], { least: { images: 2 }, images: { max: 2 } }, []],
  ['images', ['/a', '/b'], { least: { images: 5 } }, ['3 too few']],
  ['images', ['/a', '/b'], { images: { max: 1 } }, ['1 too many']],
  ['bullets', ['a', 'b'], {}, []],
  ['bullets', ['a', 'b', 'c'], {}, []],
  ['bullets', ['a'], {}, ['1 too few']],
  ['bullets', ['a', 'b', 'c', 'd', 'e'], {}, ['2 too many']],
  ['bullets', ['x'.repeat(10), 'x'.repeat(11)], {}, ['1 bullet over 10 characters']],
  ['bullets', ['x'.repeat(12), 'x'.repeat(11)], {}, ['2 bullets over 10 characters']],
  ['bullets', ['xx', 'xxx'], { least: { bullet: 3 } }, ['1 bullet under 3 characters']],
  ['bullets', ['xx', 'xxx'], { bullets: { totalChars: 5 } }, []],
  ['bullets', ['xx', 'xxx'], { bullets: { totalChars: 4 } }, ['5 characters in total, 4 allowed']],
] as const)('the %s %j under %j: %j', (part, value, given, breaches) => {
  expect(findBreaches(part, typeof value === 'string' ? value : [...value], limits(given))).toEqual(breaches);
});

test('all limits are shown, each with how the present text stands against it', () => {
  expect(onScored(answerLimits(null, 'What are the limits?', testFacts()))).toEqual({
    lines: [
      'On Amazon:',
      '',
      '- **Title:** at most 75 characters; aim for 72. Now: 32 characters: within the limit.',
      '- **Bullets:** 3 to 5 bullets of 10 to 255 characters each, 999 characters in total. Now: 2 bullets, the longest with 18 characters: 1 too few.',
      '- **Description:** at most 2,000 characters; no HTML. Now: 33 characters, 6 words: within the limit.',
      '- **Images:** 2 to 9 images. Now: 2 images: within the limit.',
    ],
    found: ['benchmark rules of this workspace as of 2026-11-21', 'counted in the optimized content'],
  });
});

test('a part alone is shown alone, of the source where nothing was generated', () => {
  expect(answerLimits('title', 'How long may the title be?', freshFacts())).toEqual({
    lines: [
      'On Amazon:',
      '',
      '- **Title:** at most 75 characters; aim for 72. The source has: 54 characters: within the limit.',
    ],
    found: ['benchmark rules of this workspace as of 2026-11-21', 'counted in the source'],
  });
  const bullets = ['x', 'x'.repeat(300)];
  expect(answerLimits('bullets', '', freshFacts({ bullets })).lines[2]).toBe(
    '- **Bullets:** 3 to 5 bullets of 10 to 255 characters each, 999 characters in total. The source has: 2 bullets, the longest with 300 characters: 1 too few, 1 bullet over 255 characters, 1 bullet under 10 characters.',
  );
});

test('another channel the question names is shown with a word on the product’s own', () => {
  const { lines } = answerLimits('title', 'How long may the title be on eBay?', testFacts());
  expect(lines).toEqual([
    'On eBay:',
    '',
    '- **Title:** at most 80 characters. Now: 32 characters: within the limit.',
    '',
    'This product has a different retailer. Ask *What are the limits?* for its own limits.',
  ]);
  expect(answerLimits('title', 'How long may the title be on Amazon?', testFacts()).lines).toHaveLength(3);
});

/** The limits of a part by some rules and no channel, without how the product keeps them. */
const describeLimits = (part: 'title' | 'bullets' | 'description' | 'images', ...rules: BenchmarkRule[]) => {
  const { lines } = answerLimits(part, '', testFacts({ rules, productIs: { retailer: null } }));
  expect(lines[0]).toBe('On a channel with unknown limits (Copydesk’s general limits apply):');
  return lines[2]?.split('. Now: ')[0];
};
const rule = (attribute: string, benchmarkType: string, given: object): BenchmarkRule =>
  ({
    id: `${attribute} ${benchmarkType}`,
    retailer: 'general',
    category: '*',
    attribute,
    subject: benchmarkType,
    label: 'Limit',
    severity: 'block',
    points: 10,
    source: 'Our own',
    asOf: null,
    standing: 'own',
    benchmarkType,
    rule: { ...(benchmarkType === 'count' ? {} : { unit: 'characters' }), isIdeal: false, ...given },
  }) as BenchmarkRule;

test.each<[line: string, part: Parameters<typeof describeLimits>[0], rules: BenchmarkRule[]]>([
  ['- **Title:** at most 1 character', 'title', [rule('title', 'length', { max: 1 })]],
  ['- **Title:** 20 to 30 characters', 'title', [rule('title', 'length', { min: 20, max: 30 })]],
  [
    '- **Bullets:** 5 bullets of 10 to 90 characters each',
    'bullets',
    [rule('bullets', 'count', { min: 5, max: 5 }), rule('bullets', 'item-length', { min: 10, max: 90 })],
  ],
  ['- **Description:** at most 90 characters; no HTML', 'description', [rule('description', 'length', { max: 90 })]],
  ['- **Images:** at most 1 image', 'images', [rule('images', 'count', { max: 1 })]],
  ['- **Images:** 2 to 9 images', 'images', [rule('images', 'count', { min: 2, max: 9 })]],
  ['- **Images:** at least 1 image', 'images', [rule('images', 'count', { min: 1 })]],
  ['- **Images:** no limit known', 'images', []],
])('%s', (line, part, rules) => {
  expect(describeLimits(part, ...rules)).toBe(line);
});

test('the words a channel asks at least are stated, and that it takes HTML', () => {
  const facts = testFacts({ productIs: { retailer: 'Walmart' } });
  expect(answerLimits('description', '', facts).lines[2]).toBe(
    '- **Description:** at most 4,000 characters, at least 150 words; HTML is allowed. Now: 33 characters, 6 words: 144 words too short.',
  );
});

test('figures no rule sets are the writer’s own, and said to be', () => {
  const lineOn = (part: 'title' | 'bullets' | 'description' | 'images') =>
    answerLimits(part, '', testFacts({ rules: [], productIs: { retailer: null } })).lines[2];
  expect(lineOn('title')).toContain('(no rule sets the length; the writer uses this limit)');
  expect(lineOn('bullets')).toContain('(no rule sets the number and length of each; the writer uses this limit)');
  expect(lineOn('description')).toContain('(no rule sets the length; the writer uses this limit)');
  expect(lineOn('images')).not.toContain('no rule');
});
