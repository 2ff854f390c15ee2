import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { extractFacts } from '../facts.ts';
import { claimsIn } from '../test-reading.ts';

const source = {
  title: 'Harbor Wool Rug',
  description:
    'Vacuum weekly. Do not bleach. Not suitable for outdoor use. No adhesive on the back. Needs no rug pad. No box spring.',
  bullets: ['Hand wash the cover in cold water', 'Do not dry clean the fringe'],
  attributes: [
    { name: 'Dishwasher Safe', value: 'No' },
    { name: 'Battery Included', value: 'No' },
  ],
};

describe('what the source only denies is open where a text speaks of it in other words', () => {
  it.each([
    ['A little bleach brings the cream back.', 'bleach'],
    ['Brightens up any outdoor corner.', 'outdoor'],
    ['Have the fringe cleaned dry at the shop around the corner.', 'dry'],
  ])('%s', (text, word) => {
    expect(claimsIn(source, text)).toContain(`unsupported: ${word}`);
  });
});

describe('nothing is open', () => {
  it.each([
    ['where the text denies it too', 'Steer clear of bleach.'],
    ['where it says so behind', 'Bleach is off limits here.'],
    ['where it asks for the opposite', 'Keep the rug away from outdoor dirt.'],
    ['in a table that answers no', 'Bleach: no'],
    ['in a question', 'What about bleach?'],
    ['where the source speaks of it elsewhere', 'Wash it by hand.'],
    ['of half a deed that two words name', 'Let it dry in the shade.'],
    ['of half a thing that two words name', 'The pile springs back.'],
    ['of what is not in the box', 'Runs a battery flat in a year.'],
    ['in the source’s own words', 'No adhesive on the back.'],
  ])('%s', (_name, text) => {
    expect(claimsIn(source, text).filter((claim) => claim.startsWith('unsupported'))).toEqual([]);
  });
});

it('shows the denial as the evidence', () => {
  const claims = checkClaims(extractFacts(product(source)), 'A little bleach brings the cream back.');
  const claim = { verdict: 'unsupported', text: 'bleach', evidence: [expect.objectContaining({ text: 'not bleach' })] };
  expect(claims).toContainEqual(expect.objectContaining(claim));
});
