// What an attribute says against the product's own title is a conflict of the source, and supports nothing.
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from './check-claims.ts';
import { toneOf } from './claim-words.ts';
import { extractFacts } from './facts.ts';

const check = (title: string, name: string, value: string, text: string) =>
  checkClaims(extractFacts(product({ title, attributes: [{ name, value }] })), text).filter(
    ({ kind }) => kind !== 'partly' && kind !== 'unread',
  );

describe('a fact that the title speaks against', () => {
  it.each([['a count', 'Wall Hooks, 20 pieces', 'Pieces', '10 pieces', 'A set of 10 pieces.']])(
    'is a conflict, with both places: %s',
    (_name, title, name, value, text) => {
      const [claim] = check(title, name, value, text);
      expect(claim).toMatchObject({ verdict: 'unsupported', isConflict: true });
      expect(claim?.evidence.map(({ field }) => field)).toEqual([`attributes.${name}`, 'title']);
      expect(claim && toneOf(claim)).toBe('conflict');
    },
  );

  it.each([
    ['what the title says itself', 'Face Mist 50 gm', 'Weight', '50 kg', 'A 50 g mist.'],
    ['another quantity', 'Cable 3 m', 'Thickness', '3 mm', 'It is 3 mm thick.'],
    ['a parcel a little heavier', 'Shampoo 500 ml', 'Weight', '540 g', 'It weighs 540 g.'],
    ['the same in another unit', 'Flour 1 kg', 'Weight', '1000 g', 'It weighs 1000 g.'],
  ])('is none: %s', (_name, title, name, value, text) => {
    expect(check(title, name, value, text)).toMatchObject([{ verdict: 'supported' }]);
  });
});
