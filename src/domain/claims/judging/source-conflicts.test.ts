// What the source says in two ways is a conflict, and supports nothing.
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { toneOf } from '../claim-words.ts';
import { extractFacts } from '../facts.ts';

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

describe('a figure two fields give differently', () => {
  const conflicts = (given: Parameters<typeof product>[0], text: string) =>
    checkClaims(extractFacts(product(given)), text)
      .filter(({ isConflict }) => isConflict)
      .map((claim) => [claim.text, claim.verdict, claim.evidence.map(({ field }) => field)]);

  it.each([
    [
      'in a bullet and the description',
      { title: 'Mooring line', description: 'Braided. Breaking load 1,800 kg.', bullets: ['Breaking load 2,400 kg'] },
      'Breaking load 2,400 kg',
      [['2,400 kg', 'unsupported', ['bullets.0', 'description']]],
    ],
    [
      'in an attribute and the description',
      {
        title: 'Book shelf',
        description: 'With five boards. Height 186 cm.',
        attributes: [{ name: 'Height cm', value: '168' }],
      },
      'Height: 168 cm',
      [['168 cm', 'unsupported', ['attributes.Height cm', 'description']]],
    ],
    [
      'as the sides of the whole',
      { title: 'Crate', description: 'It measures 60 x 40 x 30 cm. Stackable.', bullets: ['50 x 40 x 30 cm'] },
      'It measures 60 x 40 x 30 cm.',
      [['60 x 40 x 30 cm', 'unsupported', ['description', 'bullets.0']]],
    ],
  ] as const)('is a conflict: %s', (_name, given, text, expected) => {
    expect(conflicts(given as never, text)).toEqual(expected);
  });

  it.each([
    [
      'two sizes that one text gives',
      {
        title: 'Table 120 cm',
        description: 'The table is 120 cm, and 160 cm long with its leaf.',
        bullets: ['Table length 160 cm'],
      },
      'Table length 160 cm',
    ],
    [
      'a part and the whole',
      { title: 'Kettle', description: 'The lid weighs 90 g.', bullets: ['The kettle weighs 120 g'] },
      'The kettle weighs 120 g',
    ],
    [
      'two bullets',
      { title: 'Bag', description: 'A bag.', bullets: ['Top width: 30 cm', 'Bottom width: 25 cm'] },
      'Top width: 30 cm',
    ],
    [
      'amounts far apart',
      { title: "6' audio cable", description: 'Plugs into a 3.5mm audio jack.', bullets: [] },
      "6' audio cable",
    ],
    [
      'the same in another unit',
      { title: 'Mooring line', description: 'Breaking load 2.4 t.', bullets: ['Breaking load 2,400 kg'] },
      'Breaking load 2,400 kg',
    ],
    [
      'what the parcel weighs',
      { title: 'Kettle', description: 'Weight 1.2 kg.', attributes: [{ name: 'Shipping weight', value: '1.5 kg' }] },
      'Weight: 1.2 kg',
    ],
    [
      'the size its category names',
      { title: 'Car speaker 6.75 inch speaker', description: 'A speaker.', category: 'Speakers > 6.5 inch speaker' },
      '6.75 inch speaker',
    ],
  ] as const)('is none: %s', (_name, given, text) => {
    expect(conflicts(given as never, text)).toEqual([]);
  });
});
