import { describe, expect, it, test } from 'vitest';
import { type Part, partTable, textParts } from '#domain/parts/parts.ts';
import { withPart } from '#domain/review/test-content.ts';
import { answerCompare, answerLength, answerPart, measure } from './answer-parts.ts';
import { freshFacts, onScored, testFacts } from './test-facts.ts';

const facts = testFacts();
const { content } = facts;
if (!content) throw new Error('The skillet has content.');
const sourceTitle = 'Ovenhart Cast Iron Skillet, 26 cm, Pre-Seasoned, Black';

describe('what a part says', () => {
  it('with its status, and what the source says where that differs', () => {
    expect(answerPart('title', facts)).toEqual({
      lines: [
        'The optimized title (approved):',
        '',
        '> Ovenhart Cast Iron Skillet 26 cm',
        '',
        'In the source:',
        '',
        `> ${sourceTitle}`,
      ],
      found: ['optimized title', 'title of the source product'],
    });
    expect(answerPart('bullets', facts)).toEqual({
      lines: [
        'The optimized bullets (pending):',
        '',
        '1. Cast in one piece',
        '2. Works on induction',
        '',
        'In the source:',
        '',
        '1. Cast in one piece: no rivets',
        '2. Works on gas, electric and induction hobs',
        '3. A durable pan for daily use',
      ],
      found: ['optimized bullets', 'bullets of the source product'],
    });
    expect(answerPart('images', facts)).toEqual({
      lines: [
        'The optimized images (pending): It is the same as in the source.',
        '',
        '1. https://shop.example/skillet-1.jpg',
        '2. https://shop.example/skillet-2.jpg',
      ],
      found: ['optimized images'],
    });
    expect(answerPart('description', facts).lines[0]).toBe('The optimized description (rejected):');
  });

  it('in the source alone before anything was generated', () => {
    expect(answerPart('title', freshFacts())).toEqual({
      lines: ['No optimized content yet. The title of the source:', '', `> ${sourceTitle}`],
      found: ['title of the source product'],
    });
  });

  it.each<[part: Part, value: object, lines: string[]]>([
    ['description', { description: ' ' }, ['- (empty)']],
    ['bullets', { bullets: [] }, ['- (empty)']],
    ['title', { title: '*x*' }, ['> \\*x\\*']],
    ['title', { title: 'x'.repeat(1_200) }, [`> ${'x'.repeat(1_200)}`]],
    ['title', { title: 'x'.repeat(1_201) }, [`> ${'x'.repeat(1_199)}…`]],
    ['bullets', { bullets: ['x'.repeat(400), 'x'.repeat(401)] }, [`1. ${'x'.repeat(400)}`, `2. ${'x'.repeat(399)}…`]],
    [
      'bullets',
      { bullets: Array.from({ length: 12 }, () => 'a') },
      Array.from({ length: 12 }, (_, at) => `${at + 1}. a`),
    ],
    [
      'bullets',
      { bullets: Array.from({ length: 14 }, () => 'a') },
      [...Array.from({ length: 12 }, (_, at) => `${at + 1}. a`), '- … and 2 more'],
    ],
  ])('quoted: the %s', (part, value, lines) => {
    expect(answerPart(part, freshFacts(value)).lines.slice(2)).toEqual(lines);
  });
});

test.each<[part: Part, value: string | string[], measured: string]>([
  ['title', '', '0 characters'],
  ['title', 'One two', '7 characters'],
  ['description', ' ', '1 character, 0 words'],
  ['description', ' One  two ', '10 characters, 2 words'],
  ['description', 'One', '3 characters, 1 word'],
  ['bullets', [], '0 bullets'],
  ['bullets', ['x'], '1 bullet, the longest with 1 character'],
  ['bullets', ['xx', 'xxxx', 'xxx'], '3 bullets, the longest with 4 characters'],
  ['images', ['/a'], '1 image'],
  ['images', [], '0 images'],
])('the %s %j measures %s', (part, value, measured) => {
  expect(measure(part, value)).toBe(measured);
});

test('lengths are given for every part, or for one', () => {
  expect(onScored(answerLength(null, facts))).toEqual({
    lines: [
      '- **Title:** 32 characters optimized; 54 characters in the source',
      '- **Bullets:** 2 bullets, the longest with 18 characters optimized; 3 bullets, the longest with 41 characters in the source',
      '- **Description:** 33 characters, 6 words optimized; 138 characters, 25 words in the source',
      '- **Images:** 2 images optimized; 2 images in the source',
    ],
    found: ['counted in the optimized content and the source'],
  });
  expect(answerLength('images', freshFacts())).toEqual({
    lines: ['- **Images:** 2 images in the source; no optimized content yet'],
    found: ['counted in the source'],
  });
});

describe('old and new', () => {
  const title = {
    lines: [
      '**Title, before** (source, 54 characters):',
      '',
      `> ${sourceTitle}`,
      '',
      '**Title, now** (optimized, 32 characters, the limit on Amazon is 75, approved):',
      '',
      '> Ovenhart Cast Iron Skillet 26 cm',
      '',
      '- New words: none',
      '- Removed words: “Pre-Seasoned” and “Black”',
      '',
    ],
    found: ['optimized title', 'title of the source product', 'benchmark rules of this workspace as of 2026-11-21'],
  };
  const bullets = {
    lines: [
      '**Bullets, before** (source, 3 bullets, the longest with 41 characters):',
      '',
      '1. Cast in one piece: no rivets',
      '2. Works on gas, electric and induction hobs',
      '3. A durable pan for daily use',
      '',
      '**Bullets, now** (optimized, 2 bullets, the longest with 18 characters, pending):',
      '',
      '1. Cast in one piece',
      '2. Works on induction',
      '',
      '- New words: none',
      '- Removed words: “no”, “rivets”, “gas”, “electric”, “hobs”, “durable”, “pan”, “daily” and “use”',
      '',
    ],
    found: ['optimized bullets', 'bullets of the source product'],
  };

  it('side by side, with the words that came and went', () => {
    expect(answerCompare('title', facts)).toEqual(title);
    expect(answerCompare('bullets', facts)).toEqual(bullets);
    const all = answerCompare(null, facts);
    expect(all.lines.slice(0, title.lines.length + bullets.lines.length)).toEqual([...title.lines, ...bullets.lines]);
    expect(all.found.filter((found) => found !== title.found[2])).toEqual(
      textParts.flatMap((part) => {
        const { word } = partTable[part];
        return [`optimized ${word}`, `${word} of the source product`];
      }),
    );
    expect(all.lines.filter((line) => line.includes('before** ('))).toHaveLength(3);
  });

  it('of pictures without words, of the same with one line', () => {
    const images = withPart(content, 'images', { value: ['/a'], status: 'rejected' });
    expect(answerCompare('images', testFacts({ content: images }))).toEqual({
      lines: [
        '**Images, before** (source, 2 images):',
        '',
        '1. https://shop.example/skillet-1.jpg',
        '2. https://shop.example/skillet-2.jpg',
        '',
        '**Images, now** (optimized, 1 image, rejected):',
        '',
        '1. /a',
        '',
      ],
      found: ['optimized images', 'images of the source product'],
    });
    expect(answerCompare('images', facts)).toEqual({
      lines: ['**Images:** the same in the source and in the optimized content.', ''],
      found: ['optimized images', 'images of the source product'],
    });
  });

  it.each<[value: string, fresh: string, gone: string]>([
    [
      'Ovenhart’s *Pan*, 2.4 kg/5 lb',
      '“Ovenhart’s”, “Pan”, “2.4”, “kg/5” and “lb”',
      '“Ovenhart”, “Cast”, “Iron”, “Skillet”, “26”, “cm”, “Pre-Seasoned” and “Black”',
    ],
    ['BLACK ovenhart cast iron skillets', 'none', '“26”, “cm” and “Pre-Seasoned”'],
    [
      `${sourceTitle} ${'abcdefghijklmno'
        .split('')
        .map((sign) => `${sign}${sign}`)
        .join(' ')}`,
      `${'abcdefghijklmn'
        .split('')
        .map((sign) => `“${sign}${sign}”`)
        .join(', ')} and “oo”`,
      'none',
    ],
    [
      `${sourceTitle} ${'abcdefghijklmnop'
        .split('')
        .map((sign) => `${sign}${sign}`)
        .join(' ')}`,
      `${'abcdefghijklmn'
        .split('')
        .map((sign) => `“${sign}${sign}”`)
        .join(', ')} and “oo” and 1 more`,
      'none',
    ],
  ])('words of %j', (value, fresh, gone) => {
    const { lines } = answerCompare('title', testFacts({ content: withPart(content, 'title', { value }) }));
    expect(lines.slice(-3)).toEqual([`- New words: ${fresh}`, `- Removed words: ${gone}`, '']);
  });

  it('by the general limit where the channel has none of its own', () => {
    const { lines } = answerCompare('title', testFacts({ productIs: { retailer: null } }));
    expect(lines[4]).toBe('**Title, now** (optimized, 32 characters, the general limit is 150, approved):');
  });

  it('of nothing is nothing', () => {
    expect(answerCompare(null, freshFacts())).toEqual({
      lines: [
        'There is nothing to compare yet: there is no optimized content. **Generate Content** writes a first draft.',
      ],
      found: ['review of the product'],
    });
  });
});
