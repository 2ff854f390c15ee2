import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { type PartContent, pickParts } from '#domain/parts/parts.ts';
import { findLeftOut } from './find-left-out.ts';

const socks = product({
  brand: 'Oakfield',
  title: 'Oakfield Socks, Pack of 5, Black',
  description:
    'Made of 100% organic cotton. Comes in 3 sizes. Do not tumble dry. WARNING: choking hazard. Free shipping over $49.',
  bullets: ['Reinforced heel', 'Not suitable for dishwashers', 'OEKO-TEX certified'],
});
const texts = (given: Partial<PartContent> = {}): PartContent =>
  pickParts({
    title: 'Oakfield Socks',
    description: 'Soft socks for every day.',
    bullets: ['Reinforced heel'],
    images: [],
    ...given,
  });

describe('what the texts leave out of the source', () => {
  it('is listed in its words, part by part: packs, materials, sizes and warnings, and no shop talk', () => {
    const of = (part: 'title' | 'description' | 'bullets') => findLeftOut(part, texts(), socks);
    expect(of('title')).toEqual(['Pack of 5', 'Black']);
    expect(of('description')).toEqual([
      '100% organic cotton',
      '3 sizes',
      'Do not tumble dry.',
      'WARNING: choking hazard.',
    ]);
    expect(of('bullets')).toEqual(['Not suitable for dishwashers', 'OEKO-TEX']);
  });

  it('is nothing of a part that equals its source', () => {
    const same = texts({ title: socks.title, description: socks.description, bullets: socks.bullets });
    for (const part of ['title', 'description', 'bullets'] as const) expect(findLeftOut(part, same, socks)).toEqual([]);
  });
});

test.each<[string, Partial<PartContent>, string[]]>([
  ['another text has it', { bullets: ['Black, in a pack of 5'] }, []],
  ['a figure is written otherwise', { bullets: ['5 pairs', 'Black'] }, []],
  ['some of it is there', { description: 'A black sock.' }, ['Pack of 5']],
])('where %s, the title leaves out only what nothing else says', (_how, given, left) => {
  expect(findLeftOut('title', texts(given), socks)).toEqual(left);
});

test.each<[string, string, string[]]>([
  ['the same order in other words', 'Never tumble dry these socks. Choking hazard for pets.', []],
  ['only what is forbidden', 'Tumble dry on low. A choking hazard.', ['Do not tumble dry.']],
])('a warning stays where the text gives %s', (_how, description, left) => {
  const warned = product({ ...socks, description: 'Do not tumble dry. WARNING: choking hazard.' });
  expect(findLeftOut('description', texts({ description }), warned)).toEqual(left);
});
