import { expect, test } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { answerLimits, findBreaches } from './answer-limits.ts';
import { findLimits, type KnownLimits } from './known-limits.ts';
import { freshFacts, testFacts } from './test-facts.ts';

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
  ['bullets', ['xx', 'xxx'], { bullets: { totalChars: 4 } }, ['5 characters in all, 4 allowed']],
] as const)('the %s %j under %j: %j', (part, value, given, breaches) => {
  expect(findBreaches(part, typeof value === 'string' ? value : [...value], limits(given))).toEqual(breaches);
});

test('all limits are told, each with how the present text stands against it', () => {
  const facts = testFacts();
  const { lines, found } = answerLimits(null, 'What are the limits?', facts);
  expect(lines.slice(0, 2)).toEqual(['On Amazon:', '']);
  expect(lines).toHaveLength(2 + partNames.length);
  expect(lines[2]).toMatch(/^- \*\*Title:\*\* .*75 characters.*\. Now: 32 characters.*: within the limit\.$/);
  expect(lines[3]).toMatch(/^- \*\*Bullets:\*\* 3 to 5 bullets of .* characters each.*\. Now: 2 bullets.*: 1 too few/);
  expect(found).toEqual(['benchmark rules of this desk as of 2026-11-21', 'counted in the optimized content']);
});

test('a part alone is told alone, of the source where nothing was generated', () => {
  const { lines, found } = answerLimits('title', 'How long may the title be?', freshFacts());
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('. The source has: ');
  expect(found).toContain('counted in the source');
});

test('another channel the question names is told with a word on the product’s own', () => {
  const { lines } = answerLimits('title', 'How long may the title be on eBay?', testFacts());
  expect(lines[0]).toBe('On eBay:');
  expect(lines[2]).toContain('80 characters');
  expect(lines.slice(-2)).toEqual([
    '',
    'This product’s own retailer is another one; ask *What are the limits?* for it.',
  ]);
  expect(answerLimits('title', 'How long may the title be on Amazon?', testFacts()).lines).toHaveLength(3);
});

test('figures no rule sets are the writer’s own, and said to be', () => {
  const told = (part: 'title' | 'bullets' | 'description' | 'images') =>
    answerLimits(part, '', testFacts({ rules: [], productIs: { retailer: null } })).lines[2];
  expect(told('title')).toContain('(no rule of this desk sets the length; the writer keeps this)');
  expect(told('bullets')).toContain('(no rule of this desk sets the number and length of each; the writer keeps this)');
  expect(told('description')).toContain('(no rule of this desk sets the length; the writer keeps this)');
  expect(told('images')).not.toContain('no rule');
});
