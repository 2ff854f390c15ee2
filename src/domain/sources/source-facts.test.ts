import { expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { originOf } from './origin.ts';
import { checkContent, countNamed, findEffects, findSourceFacts } from './source-facts.ts';
import { sourceLimits } from './sources.contract.ts';

const product: SourceProduct = {
  sku: 'B-2',
  title: 'Silk bottle',
  description: 'A bottle of 500 ml.',
  bullets: [],
  images: [],
  imageAlts: [],
  price: null,
  category: null,
  subcategory: null,
  brand: 'Silk',
  retailer: null,
  attributes: [],
};

it('shows the statements of a text with their places and the words around them', () => {
  const text = 'Supplier sheet.\n• 5-year warranty\nWeight: 12 kg. It is not waterproof.';
  const { factCount, facts } = findSourceFacts(product, text);
  expect(factCount).toBe(facts.length);
  expect(facts.map(({ kind, text: words, isNegated }) => [kind, words, isNegated])).toEqual([
    ['warranty', '5-year warranty', false],
    ['weight', '12 kg', false],
    ['feature', 'waterproof', true],
  ]);
  for (const fact of facts) expect(text.slice(fact.start, fact.end)).toBe(fact.text);
  expect(facts[0]).toMatchObject({ before: '', after: '' });
  expect(facts[1]).toMatchObject({ before: 'Weight: ', after: '. It is not waterproof.' });
});

it('a brand is no material in a source either', () => {
  expect(findSourceFacts(product, 'Silk bottles are made by Silk.').facts).toEqual([]);
});

it('lists the first facts and counts them all', () => {
  const text = Array.from({ length: sourceLimits.facts + 50 }, (_, index) => `Part ${index}: ${index + 2} kg.`).join(
    '\n',
  );
  const { factCount, facts } = findSourceFacts(product, text);
  expect(facts).toHaveLength(sourceLimits.facts);
  expect(factCount).toBeGreaterThan(sourceLimits.facts);
});

const content = { title: 'Silk bottle, 5-year warranty', bullets: ['Holds 500 ml', 'Weighs 300 g'], description: '' };
const checked = (...sources: string[]) => checkContent(extractFacts(product, sources), content);

it('shows which claims a source decides, and how they stand without it', () => {
  const claims = checked('A 5 year warranty.', 'Weighs 250 g.');
  const effectsOf = (without: ReturnType<typeof checked>) =>
    findEffects(claims, without).map((each) => [each.contentType, each.item, each.text, each.verdict, each.without]);
  expect(effectsOf(checked('Weighs 250 g.'))).toEqual([
    ['title', undefined, '5-year warranty', 'supported', 'unsupported'],
  ]);
  expect(effectsOf(checked('A 5 year warranty.'))).toEqual([['bullets', 1, '300 g', 'contradicted', 'unsupported']]);
  expect(effectsOf(claims)).toEqual([]);
  expect(countNamed(claims, 2)).toEqual([1, 1]);
});

it.each([
  [{ sourceUrl: null, fileName: null, fetchedAt: null, characters: 5 }, 'text'],
  [{ sourceUrl: 'https://a.example', fileName: null, fetchedAt: null, characters: 5 }, 'text'],
  [{ sourceUrl: null, fileName: 'a.txt', fetchedAt: null, characters: 5 }, 'file'],
  [{ sourceUrl: 'https://a.example', fileName: null, fetchedAt: '2026-11-21T10:00:00.000Z', characters: 5 }, 'address'],
  [{ sourceUrl: 'https://a.example', fileName: null, fetchedAt: null, characters: 0 }, 'address'],
])('%j is from a %s', (source, origin) => {
  expect(originOf(source)).toBe(origin);
});
