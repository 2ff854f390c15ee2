// Each measure of substance by itself, on listings of a few words.
import { expect, test } from 'vitest';
import type { Attribute } from '../finding.ts';
import { plainProduct } from '../kinds/test-target.ts';
import type { SubstanceMeasure } from './define-measure.ts';
import { factsMeasure } from './facts.measure.ts';
import { fillerMeasure } from './filler.measure.ts';
import { internalMeasure } from './internal.measure.ts';
import { nounMeasure } from './noun.measure.ts';
import { ListingReading } from './read-listing.ts';
import { readableMeasure } from './readable.measure.ts';
import { repeatsMeasure } from './repeats.measure.ts';
import { senseMeasure } from './sense.measure.ts';

type Listing = {
  title?: string;
  description?: string;
  bullets?: string[];
  facts?: Record<string, string>;
  category?: string;
  brand?: string | null;
};
function measured(
  measure: SubstanceMeasure,
  { title = '', description = '', bullets = [], facts = {}, category = 'Kitchen', brand = 'Clayfield' }: Listing,
  attribute: Attribute = 'substance',
) {
  const attributes = Object.entries(facts).map(([name, value]) => ({ name, value }));
  const product = { ...plainProduct, category, subcategory: null, brand, attributes };
  return measure.measure(new ListingReading({ title, description, bullets }, product), attribute);
}

const fewFacts = 'The product has few facts: add attributes or a data source.';
const nine = {
  Color: 'Black',
  Material: 'Aluminum',
  Wattage: '9 W',
  Height: '42 cm',
  Pattern: 'Linen',
  Finish: 'Marble',
  Width: '18 cm',
  Dimmable: 'Yes',
  Warranty: '2 years',
};

test.each<[Listing, object | null]>([
  [{ title: '' }, null],
  [
    { title: 'Lamp', facts: { Dimmable: 'No' } },
    { share: 0.5, message: 'Text tells 0 of 0 facts of the source', fix: fewFacts },
  ],
  [
    { title: 'Black lamp of marble', facts: { Color: 'Black', Finish: 'Marble' } },
    { share: 0.375, message: 'Text tells 2 of 2 facts of the source', fix: fewFacts },
  ],
  [
    { title: 'Black lamp', facts: { Color: 'Black', Finish: 'Marble' } },
    { share: 0.5, message: 'Text tells 1 of 2 facts of the source', fix: 'Not told yet: Marble.' },
  ],
  [
    {
      title: 'Lamp of 9 W',
      description: 'It is 42 cm tall and 18 cm wide, on a cord of 2 m, at 230 V, 450 lm, 2700 K and 1.9 kg.',
    },
    { share: 0, message: 'Text tells 0 of 0 facts of the source and 8 figures beside them', fix: null },
  ],
  [
    { title: 'Lamp', facts: nine },
    {
      share: 1,
      message: 'Text tells 0 of 9 facts of the source',
      fix: 'Not told yet: Black, Aluminum, Power 9 W, Height 42 cm, Linen and 4 more.',
    },
  ],
  [
    {
      title: 'Black aluminum lamp',
      description: 'It takes 9 W, is 42 cm tall and dimmable.',
      bullets: ['Linen shade', 'Marble base', '18 cm wide'],
      facts: nine,
    },
    { share: 0, message: 'Text tells 8 of 9 facts of the source', fix: null },
  ],
  [
    { title: 'Lamp, 90 cm', facts: { Height: '42 cm', Finish: 'brushed, waxed and oiled by hand' } },
    {
      share: (2 + 5 / 2) / 8,
      message: 'Text tells 0 of 2 facts of the source and 1 figure beside them',
      fix: 'Not told yet: Height 42 cm, brushed.',
    },
  ],
])('facts told: %j', (listing, expected) => {
  expect(measured(factsMeasure, listing)).toEqual(expected);
});

test.each<[Listing, object | null]>([
  [{ title: 'Black lamp' }, null],
  [{ description: 'The lamp takes a bulb of 9 W.' }, { share: 0, message: 'Text is free of filler', fix: null }],
  [
    { title: 'Marble lamp', bullets: ['Premium Quality: a marble base'] },
    {
      share: 1,
      message: 'Text holds filler that would suit any product',
      fix: 'Take it out, or say the fact behind it.',
      found: ['Premium Quality'],
    },
  ],
  [{ title: 'Marble lamp', bullets: ['Marble base: premium and heavy, cut in one piece from a block'] }, { share: 0 }],
  [
    { description: 'Enjoy premium quality and timeless elegance.' },
    { share: 1, found: ['Enjoy premium quality and timeless elegance.'] },
  ],
  [{ title: 'Marble lamp', description: 'Enjoy the premium quality of marble.' }, { share: 0 }],
  [{ description: 'Enjoy premium quality for 20 hours.' }, { share: 0 }],
  [{ description: 'Enjoy premium quality of linen.', facts: { Pattern: 'Linen' } }, { share: 0 }],
  [{ description: 'Premium quality.' }, { share: 0 }],
])('filler: %j', (listing, expected) => {
  if (expected === null) expect(measured(fillerMeasure, listing)).toBeNull();
  else expect(measured(fillerMeasure, listing)).toMatchObject(expected);
});

test.each<[string, string[]]>([
  ['A lamp of marble. See x.example/a_b.', []],
  ['internal_ref is shown', ['internal_ref']],
  ['Hello {{ name }} and {size}', ['{{ name }}', '{size}']],
  ['meta.finish_code 7', ['meta.finish_code']],
  ['SKU: 88121-X and gtin: 4006381333931', ['SKU: 88121-X', 'gtin: 4006381333931']],
  ['Its colour is undefined', ['undefined']],
  ['Made of [object Object]', ['[object Object]']],
  ['Supplier: Lumeno, Material: marble', ['Supplier: Lumeno']],
  ['{a} {b} {c} {d} {e} {f}', ['{a}', '{b}', '{c}', '{d}', '{e}']],
])('internal fields of %j are %j', (description, found) => {
  const facts = { Supplier: 'Lumeno', Material: 'marble' };
  expect(measured(internalMeasure, { description, facts })).toEqual(
    found.length === 0
      ? { share: 0, message: 'Text shows no internal fields', fix: null }
      : { share: 1, message: 'Text shows internal fields', fix: 'Leave out what only machines read.', found },
  );
});

const unnamed = {
  share: 1,
  message: 'Title does not say what it is',
  fix: 'Name the thing itself, as a shopper calls it.',
};
const isNamed = { share: 0, message: 'Title says what it is', fix: null };
test.each<[Listing, object | null]>([
  [{ description: 'A lamp' }, null],
  [{ title: 'Clayfield CL-2040' }, unnamed],
  [{ title: 'Clayfield lamp' }, isNamed],
  [{ title: 'Lamp CL-2040', brand: 'Lamp' }, unnamed],
  [{ title: 'Zorblax CL-2040', category: 'Zorblaxes' }, isNamed],
  [{ title: 'CL-2040', brand: null }, unnamed],
])('what it is, in the title: %j', (listing, expected) => {
  expect(measured(nounMeasure, listing)).toEqual(expected);
});

const words = (count: number) => `${'word '.repeat(count - 1)}end.`;
const list = (count: number) => `${Array.from({ length: count }, () => 'manyletters').join(', ')}.`;
test.each<[string, Listing, number | null]>([
  ['nothing', { title: words(50) }, null],
  ['forty words', { description: words(40) }, 0],
  ['forty-one', { description: words(41) }, 1],
  ['a list of ten', { description: list(10) }, 1],
  ['a list of nine', { description: list(9) }, 0],
  ['short words without end', { description: 'a, '.repeat(20) }, 0],
])('readable: %s', (_name, listing, share) => {
  expect(measured(readableMeasure, listing)?.share ?? null).toBe(share);
});

test('of hard sentences the share of the text is lost, and they are quoted', () => {
  const hard = words(60);
  const easy = `${'x'.repeat(hard.length - 1)}.`;
  expect(measured(readableMeasure, { description: hard, bullets: [easy] })).toEqual({
    share: 0.5,
    message: 'Some sentences are too long to read in one go',
    fix: 'Make two or more of each.',
    found: [`${hard.slice(0, 58)}…`],
  });
});

const base = 'A base of heavy marble keeps the lamp upright.';
const other = 'Its linen shade spreads warm light over desks.';
test.each<[Attribute, Listing, object | null]>([
  ['substance', { title: base }, null],
  ['bullets', { description: base }, null],
  ['substance', { bullets: [base], description: other }, { share: 0, message: 'Text says nothing twice', fix: null }],
  ['bullets', { bullets: [base, other] }, { share: 0, message: 'Bullet points say nothing twice', fix: null }],
  [
    'description',
    { bullets: [base], description: base },
    {
      share: 1,
      message: 'Description says the same more than once',
      fix: 'Say each thing once, where it matters most.',
      found: [base],
    },
  ],
  [
    'bullets',
    { bullets: [base, base] },
    { share: 1, message: 'Bullet points say the same more than once', found: [base] },
  ],
  ['bullets', { bullets: [base], description: base }, { share: 0 }],
])('said again in %s: %j', (attribute, listing, expected) => {
  if (expected === null) expect(measured(repeatsMeasure, listing, attribute)).toBeNull();
  else expect(measured(repeatsMeasure, listing, attribute)).toMatchObject(expected);
});

const mashed = 'Asdf qwer zxcv poiu lkjh';
const off = 'Write what the product is and what its source states.';
test.each<[Attribute, Listing, object | null]>([
  ['title', {}, null],
  ['substance', {}, null],
  ['title', { title: 'Marble lamp' }, { share: 0, message: 'Title speaks of the product', fix: null }],
  ['title', { title: mashed }, { share: 1, message: 'Title says nothing of the product', fix: off }],
  [
    'bullets',
    { title: 'Marble lamp', bullets: [mashed] },
    { share: 1, message: 'Bullet points say nothing of the product', fix: off },
  ],
  [
    'bullets',
    { title: 'Marble lamp', bullets: ['A base of marble'] },
    { share: 0, message: 'Bullet points speak of the product', fix: null },
  ],
  ['substance', { title: 'Marble lamp' }, { share: 0, message: 'Text speaks of the product', fix: null }],
  ['substance', { title: mashed }, { share: 1, message: 'No text speaks of the product', fix: off }],
  ['title', { title: 'マグカップ 磁器 白い 容量' }, { share: 0 }],
])('text about the product, %s of %j', (attribute, listing, expected) => {
  if (expected === null) expect(measured(senseMeasure, listing, attribute)).toBeNull();
  else expect(measured(senseMeasure, listing, attribute)).toMatchObject(expected);
});

test('text that speaks of something else counts by its words', () => {
  expect(measured(senseMeasure, { title: 'Marble lamp', description: mashed })).toEqual({
    share: 5 / 7,
    message: 'Some text says nothing of the product',
    fix: off,
  });
});
