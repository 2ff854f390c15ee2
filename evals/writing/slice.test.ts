// A small fixed slice of the writing eval for every test run: our own sources, and what the eval counts with.

import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { pickParts } from '#domain/parts/parts.ts';
import { retailers } from './catalogues.ts';
import { countDuplicates } from './duplicates.ts';
import { findFaults } from './faults.ts';
import { fixtures } from './fixtures.ts';
import { measureCatalogue } from './measure.ts';
import { findNewNumbers, readNumbers } from './numbers.ts';

/** Fixtures in Czech and Spanish. */
const foreign = new Set(['nabijecka', 'zapatillas']);

describe.each([...retailers])('our own sources for %s', async (retailer) => {
  const products = fixtures.map((fixture) => ({ ...fixture, retailer }));
  const measured = [
    await measureCatalogue({
      name: 'own',
      language: 'English',
      products: products.filter(({ sku }) => !foreign.has(sku)),
    }),
    await measureCatalogue({
      name: 'own',
      language: 'Czech',
      products: products.filter(({ sku }) => foreign.has(sku)),
    }),
  ];
  const notes = measured.flatMap(({ sums }) => sums.notes);
  const written = measured.flatMap((each) => each.written);

  test('the drafts keep every hard limit and say only what the source says', () => {
    expect(notes.filter((note) => !note.includes(' STATEMENT '))).toEqual([]);
  });

  test('no draft has markup, shouting, filler or promotion left', () => {
    for (const { draft } of written) {
      const text = [draft.title, draft.description, ...draft.bullets].join('\n');
      expect(text).not.toMatch(/<\w|&\w+;|lorem|free shipping|guarantee|www\.|NEW!|steak lovers|sr24080|88121/i);
      expect(text).not.toMatch(/\p{Lu}{5,}|\s[,.;]|\.\.|,,|undefined|null/u);
    }
  });

  test('the quality rises', () => {
    for (const { before, after, product } of written)
      expect([product.sku, after.quality > before.quality]).toEqual([product.sku, true]);
  });
});

describe('what the eval counts with', () => {
  test('a number counts with its unit, in any spelling', () => {
    expect(readNumbers('15.6" screen, 1,500 W, .5 lbs, 2 in-wall kits')).toEqual(['15.6 in', '1500 w', '0.5 lb', '2']);
    const product = {
      ...(fixtures[0] as SourceProduct),
      title: 'Kettle 1.7 L',
      description: '',
      bullets: [],
      attributes: [],
    };
    expect(findNewNumbers(product, ['A kettle of 1.7 liters'])).toEqual([]);
    expect(findNewNumbers(product, ['A kettle of 1.7 oz, 2 handles'])).toEqual(['1.7 oz', '2']);
  });

  test.each([
    ['It comes as a 8-pack.', 'article'],
    ['This discs hold music, each of.', 'cut off'],
    ['It works with (most phones.', 'brackets'],
    ['The speaker:Rock out in style.', 'signs'],
    ['It is soft. It is soft to the touch. It is soft to the touch.', 'told twice'],
    ['It has has a lid.', 'repeat'],
    ['It has a lid', 'no full stop'],
    ['the lid keeps it warm.', 'capital'],
    ['Nulla facilisi, vestibulum.', 'filler'],
    ['Please note the lid may vary.', 'shop talk'],
    ['They has a lid.', 'agreement'],
    ['An LED lamp with a one-hour timer, an 8-inch arm and a US plug. It comes with all you are used to.', null],
  ])('a machine sees what is wrong with “%s”', (description, kind) => {
    const [fixture] = fixtures as [SourceProduct];
    const draft = pickParts({ title: 'Lid', description });
    expect(findFaults(fixture, draft, true).map((fault) => fault.kind)).toEqual(
      kind === null ? [] : expect.arrayContaining([kind]),
    );
  });

  test('duplicates are counted word for word and nearly', () => {
    const text = 'a steel pan with a long handle and a glass lid for slow cooking at home';
    expect(countDuplicates([text, text, 'another text', ''])).toEqual({ exact: 2, near: 0 });
    expect(countDuplicates([`${text} today in a big kitchen`, `${text} today in a big house`, 'x'])).toEqual({
      exact: 0,
      near: 2,
    });
  });
});
