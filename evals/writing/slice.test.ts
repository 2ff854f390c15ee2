// The guards over sources of our own with every test run, and that a breach of each is seen.
import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { pickParts } from '#domain/parts/parts.ts';
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
