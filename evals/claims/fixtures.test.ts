// A small fixed slice of the evaluation, on listings of our own: runs with the tests, needs no catalogues.
import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/writing/claims/check-claims.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';
import { fixtures } from './fixtures.ts';

const empty: SourceProduct = {
  sku: 'F-1',
  title: '',
  description: '',
  bullets: [],
  images: [],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
};

describe.each(fixtures)('texts about the $name', ({ source, dataSources, texts }) => {
  const facts = extractFacts({ ...empty, ...source }, dataSources);

  it.each(texts)('%s', (text, doubted) => {
    const { claims } = checkClaims(facts, text);
    const found = claims.filter(({ verdict, kind }) => verdict !== 'supported' && kind !== 'statement');
    expect(found.map((claim) => `${claim.verdict}: ${claim.text}`)).toEqual(doubted);
  });
});
