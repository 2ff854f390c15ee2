// The guards over sources of our own with every test run, and that a breach of each is seen.
import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { type PartContent, pickParts } from '#domain/parts/parts.ts';
import { retailers } from './catalogues.ts';
import { fixtures } from './fixtures.ts';
import { findBreaches } from './guards.ts';
import { measureCatalogue } from './measure.ts';

test.each([...retailers])('our own sources for %s pass every guard', async (retailer) => {
  const products = fixtures.map((fixture) => ({ ...fixture, retailer }));
  const written = await measureCatalogue({ name: 'own', language: 'English', products });
  expect(written.flatMap(({ product: { sku }, breaches }) => breaches.map((breach) => ({ sku, ...breach })))).toEqual(
    [],
  );
});

describe('a guard sees', () => {
  const source = product({
    title: 'Zephyr 300',
    category: 'Desk Lamps',
    description: 'The arm is 40 cm long. It folds flat.',
    attributes: [
      { name: 'Supplier code', value: 'QX-88' },
      { name: 'Color', value: 'Black' },
    ],
    retailer: 'Amazon',
  });
  const breachesOf = (draft: Partial<Parameters<typeof pickParts>[0]>, given: Partial<SourceProduct> = {}) =>
    findBreaches(
      { ...source, ...given },
      pickParts({ title: 'Zephyr 300 Desk Lamp', description: source.description, bullets: [], ...draft }),
      [],
    ).map(({ guard }) => guard);

  test('nothing in a draft that keeps them', () => {
    expect(breachesOf({ bullets: ['Color: Black'] })).toEqual([]);
  });

  test.each<[string, Parameters<typeof breachesOf>]>([
    ['limit', [{ title: `Zephyr 300 Desk Lamp${', Black'.repeat(20)}` }]],
    ['not in the source', [{ bullets: ['Lights the whole room'] }]],
    ['not in the source', [{ title: 'Zephyr 300 Brass Desk Lamp' }]],
    ['internal field', [{ bullets: ['Code: QX-88'] }]],
    ['no noun', [{ title: 'Zephyr 300' }]],
    ['empty header', [{ description: `Features:\n${source.description}` }, { bullets: ['Features:'] }]],
    ['repeat', [{ bullets: ['It folds flat'] }, { bullets: ['Color: Black'] }]],
    ['fact lost', [{ description: 'It folds flat.' }]],
  ])('%s', (guard, given) => {
    expect(breachesOf(...given)).toContain(guard);
  });
});

describe('a guard sees by the signs alone', () => {
  const given = product({
    title: 'ZEPHYR WOVEN LAMP 50 ml, FREE SHIPPING',
    brand: 'Zephyr',
    description: 'The two adapters are #DA5816 and #E2A400. Turns a full 360° to the side.<br>Oak &amp; brass!!',
    bullets: ['Left (L) or right (R)'],
  });
  const guardsOf = (draft: Partial<PartContent>) =>
    findBreaches(given, pickParts({ title: given.title, description: '', bullets: [], ...draft }), ['Left out']).map(
      ({ guard }) => guard,
    );

  test.each<[string, Partial<PartContent>, string[]]>([
    [
      'whole sentences',
      { description: 'Turns a full 360° to the side.\nOak & brass!', bullets: ['Left (L) or right (R)'] },
      [],
    ],
    ['a sentence without its codes', { description: 'The two adapters are and.' }, ['not in the source', 'mended']],
    ['the end of a sentence', { description: 'full 360° to the side.' }, ['mended']],
    ['a sentence without a sign', { description: 'Turns a full 360 to the side.' }, ['mended']],
    ['a sentence that lost its brackets', { bullets: ['Left or right'] }, ['not in the source', 'mended']],
    ['title case as a whole', { title: 'Zephyr Woven Lamp 50 ml' }, []],
    ['a title half in capitals', { title: 'Zephyr woven Lamp 50 ml' }, ['mixed case']],
    ['a key held too long', { title: 'Zephyr WOven Lamp 50 ml' }, ['mixed case']],
    ['a title that lost its size', { title: 'Zephyr Woven Lamp' }, ['measure lost']],
    ['a size that lost its unit', { title: 'Zephyr Woven Lamp 50' }, ['measure lost']],
    ['a sign alone', { title: 'Zephyr Woven Lamp 50 ml !' }, ['cut phrase']],
    ['a phrase cut short', { title: 'Zephyr Woven Lamp 50 ml with' }, ['not in the source', 'cut phrase']],
    [
      'a pattern as a color',
      { title: 'Zephyr Woven Lamp 50 ml, geometric' },
      ['not in the source', 'mixed case', 'slug'],
    ],
  ])('%s', (_name, draft, found) => {
    expect(guardsOf(draft)).toEqual(expect.arrayContaining(found));
    expect(guardsOf(draft).filter((guard) => !['fact lost', 'no noun'].includes(guard))).toEqual(found);
  });
});
