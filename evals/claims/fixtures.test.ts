// A small fixed slice of the evaluation, on listings of our own: runs with the tests, needs no catalogues.
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { fixtures } from './fixtures.ts';

describe.each(fixtures)('texts about the $name', ({ source, dataSources, texts }) => {
  const facts = extractFacts(product(source), dataSources);

  it.each(texts)('%s', (text, doubted) => {
    const found = checkClaims(facts, text).filter((claim) => claim.verdict !== 'supported' && !isHint(claim));
    expect(found.map((claim) => `${claim.verdict}: ${claim.text}`)).toEqual(doubted);
  });
});
