// Verdicts: what supports a claim, what earns a contradiction, and what is said about each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from './check-claims.ts';
import { extractFacts } from './facts.ts';
import { verdicts } from './test-reading.ts';

describe('a supported claim', () => {
  it.each([
    ['inches given in centimetres', '15.6" screen', 'A 39.6 cm screen', 'supported: 39.6 cm'],
    ['pounds given in ounces', 'Weighs 1 lb', 'Weighs 16 oz', 'supported: 16 oz'],
    ['an ounce of a liquid', '32 oz. bottle', 'A 946 ml bottle', 'supported: 946 ml'],
    ['gigabytes given in terabytes', '1000GB drive', 'A 1TB drive', 'supported: 1TB'],
    ['a number in words', '3 speeds', 'Three speeds', 'supported: Three'],
    ['a pack in other words', '(3-Pack)', 'Set of 3', 'supported: Set of 3'],
    ['sides in another order', '34" x 22"', '22 by 34 inches', 'supported: 22 by 34 inches'],
    ['steel for stainless steel', 'Stainless steel blade', 'Steel blade', 'supported: Steel'],
    ['blue for navy', 'Navy shirt', 'A blue shirt', 'supported: blue'],
    ['a model without its hyphen', 'Model NW-15X', 'NW15X', 'supported: NW15X'],
    ['the United States by another name', 'Made in USA', 'Made in America', 'supported: Made in America'],
    ['a superlative the source uses too', 'Our fastest blender', 'The fastest blender', 'supported: fastest'],
  ])('%s', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual([expected]);
  });
});

it.each([
  ['Capacity: 450 ml', ['contradicted: 450 ml']],
  ['A mug with a capacity of 450 ml. It keeps coffee warm.', ['contradicted: 450 ml']],
  ['Holds 450 ml', ['contradicted: 450 ml']],
  ['Capacity of the lid: 20 ml', ['unsupported: 20 ml']],
])('an attribute Capacity of 320 ml speaks of the whole: %s', (text, expected) => {
  const fields = { title: 'Stoneware mug', attributes: [{ name: 'Capacity', value: '320 ml' }] };
  expect(verdicts(fields, text).filter((verdict) => / ml$/.test(verdict))).toEqual(expected);
});

describe('a contradiction is earned by the same role', () => {
  it.each([
    ['the same noun', '5" woofers', '6" woofers', ['contradicted: 6"']],
    ['another part has another size', '5" speaker', '3/4" tweeters', ['unsupported: 3/4"']],
    ['the right number with the wrong unit', '4.5 cu. ft. washer', '4.5 gal. washer', ['contradicted: 4.5 gal.']],
    ['a value of another part', '5" woofers, 1" tweeters', '1" woofers', ['contradicted: 1"']],
    ['a count of the same things', '3 speeds and 5 modes', '5 speeds', ['contradicted: 5']],
    ['what the whole holds', 'Holds 16 oz', 'It holds 18 oz.', ['contradicted: 18 oz']],
    [
      'what a part holds',
      'Holds 16 oz',
      'The side pocket holds 18 oz.',
      ['unsupported: side pocket', 'unsupported: 18 oz'],
    ],
    ['a name with another number', 'for Galaxy S 5', 'for Galaxy S 4', ['contradicted: 4']],
    ['a model one sign away', 'NW-15X', 'NW-16X', ['contradicted: NW-16X']],
    ['another model', 'NW-15X', 'QZ-8800', ['unsupported: QZ-8800']],
    ['another pack', '(3-Pack)', 'Pack of 4', ['contradicted: Pack of 4']],
    ['a colour at the end of the title', 'Desk Lamp - Black', 'Desk Lamp - Red', ['contradicted: Red']],
    ['a colour of another part', 'Desk Lamp - Black', 'Lamp with a red cord', ['unsupported: red']],
    [
      'gray-plated for gold-plated',
      'Gray cable with gold-plated contacts',
      'gray-plated contacts',
      ['contradicted: gray-plated'],
    ],
    ['a material of the same part', 'Leather strap', 'Nylon strap', ['contradicted: Nylon']],
    ['the specific for the general', 'Steel blade', 'Stainless steel blade', ['unsupported: Stainless steel']],
    ['origin', 'Made in Italy', 'Made in China', ['contradicted: Made in China']],
    ['a denied feature', 'Not waterproof', 'Waterproof', ['contradicted: Waterproof']],
    ['a denied device', 'Not compatible with Verizon', 'Compatible with Verizon', ['contradicted: Verizon']],
    ['what is not in the box', 'Batteries not included', 'Batteries included', ['contradicted: Batteries included']],
    ['what it is free of', 'BPA-free', 'Contains BPA', ['contradicted: BPA']],
    ['pixels in another order', '1920 x 1080', '1080 x 1920', ['unsupported: 1080 x 1920']],
    ['nearly the same pixels', '1366 x 768 screen', '1362 x 768 screen', ['contradicted: 1362 x 768']],
    ['nearly the same angle', '360° view', '361° view', ['contradicted: 361°']],
    ['a superlative', 'Blender', 'The best blender', ['unsupported: best']],
  ])('%s: %s', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });
});

describe('facts come from every field', () => {
  const source = {
    title: 'Mug',
    bullets: ['Holds 350 ml', 'Dishwasher safe'],
    brand: 'Clayfield',
    category: 'Kitchen',
    attributes: [
      { name: 'Material', value: 'Stoneware' },
      { name: 'Weight (lb)', value: '2' },
      { name: 'Country of Origin', value: 'Portugal' },
      { name: 'Waterproof', value: 'No' },
    ],
  };

  it.each([
    ['Holds 350 ml', 'bullets.0', '350 ml'],
    ['Dishwasher-safe', 'bullets.1', 'Dishwasher safe'],
    ['Stoneware', 'attributes.Material', 'Stoneware'],
    ['Weighs 907 g', 'attributes.Weight (lb)', '2'],
    ['Made in Portugal', 'attributes.Country of Origin', 'Portugal'],
    ['Waterproof', 'attributes.Waterproof', 'No'],
    ['5-year warranty', 'dataSources.1', 'five year warranty'],
  ])('%s is stated by %s', (text, field, quoted) => {
    const facts = extractFacts(product(source), ['Nothing here.', 'Comes with a five year warranty.']);
    const [claim] = checkClaims(facts, text);
    expect(claim?.evidence[0]).toMatchObject({ field, text: quoted });
  });

  it('quotes the very characters of the field', () => {
    const bullet = 'Ist “café” grün? Holds 350 ml.';
    const facts = extractFacts(product({ bullets: [bullet] }));
    const [evidence] = checkClaims(facts, 'It holds 350ml')[0]?.evidence ?? [];
    expect(bullet.slice(evidence?.start, evidence?.end)).toBe('350 ml');
  });
});

it('a brand is no colour or material', () => {
  expect(verdicts({ title: 'Silk - Hair Dryer - Red', brand: 'Silk' }, 'This Silk hair dryer is red.')).toEqual([
    'supported: red',
  ]);
  expect(verdicts({ title: 'Orange - Lamp - Orange', brand: 'Orange' }, 'Lamp - Blue')).toEqual(['contradicted: Blue']);
});

it('a sentence whose words the source never uses is a hint, never a contradiction', () => {
  const facts = extractFacts(product({ title: 'Stoneware mug' }));
  const claims = checkClaims(facts, 'Stoneware mug. Soothes babies during thunderstorms.');
  expect(claims.at(-1)).toMatchObject({
    kind: 'statement',
    verdict: 'unsupported',
    text: 'Soothes babies during thunderstorms.',
  });
});

describe('a sentence in which no rule reads anything', () => {
  const source = product({
    title: 'Stoneware mug',
    description: 'The glaze breaks over the edges of the rim.',
    attributes: [{ name: 'Care Advice', value: 'Wipe with warm water' }],
  });
  const unread = (text: string) =>
    checkClaims(extractFacts(source), text).flatMap(({ kind, text: said }) => (kind === 'unread' ? [said] : []));

  it('is not checked, and says so', () => {
    expect(unread('Stoneware mug. Over the rim the edges of the glaze shine.')).toEqual([
      'Over the rim the edges of the glaze shine.',
    ]);
  });

  it.each([
    'the glaze breaks, over the edges of the rim',
    'Care Advice: Wipe with warm water',
    'Does the glaze break over the edges?',
    'The glaze is red and breaks over the rim.',
  ])('is not %j: the source holds it word for word, it asks, or a claim is in it', (text) => {
    expect(unread(text)).toEqual([]);
  });
});

const vocabulary = [
  'the',
  'black',
  'red',
  'cotton',
  'stainless',
  'steel',
  'case',
  'for',
  'iPhone',
  '5',
  '16GB',
  '15.6"',
  '3-pack',
  'and',
  'with',
  'not',
  'free',
  'of',
  '-',
  ',',
  '.',
  '/',
  'x',
  'two',
  'speeds',
  'best',
  'BPA-free',
  'made in Italy',
  'NW-15X',
  'included',
  'ages 3+',
  '½',
  '(',
  ')',
  '\n',
  '&amp;',
  '<b>',
  '1920',
  'by',
  'UL',
  'certified',
  '18-55mm',
  "6'",
  '2"',
  '%',
  'for use with',
  'HP',
  'Contains',
  'size',
  'M',
  'Color:',
  '1.2.3',
  '°',
  'F',
  'a1b2',
  '™',
];
const salad = fc.array(fc.constantFrom(...vocabulary), { maxLength: 40 }).map((words) => words.join(' '));

it('never doubts a text by the text itself', () => {
  fc.assert(
    fc.property(salad, (text) => {
      const claims = checkClaims(extractFacts(product({ title: text })), text);
      expect(claims.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
    }),
  );
});

it('names places in the text, in order, whatever the text holds', () => {
  fc.assert(
    fc.property(fc.oneof(salad, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      const claims = checkClaims(extractFacts(product({ title: 'Mug' })), text);
      for (const claim of claims) {
        expect(claim.end).toBeGreaterThan(claim.start);
        expect(text.slice(claim.start, claim.end)).toBe(claim.text);
      }
      expect(claims.map(({ start }) => start)).toEqual(claims.map(({ start }) => start).sort((a, b) => a - b));
    }),
  );
});
