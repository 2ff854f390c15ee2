// Each measure of substance by itself, on listings of a few words.

import { expect, test } from 'vitest';
import { openVoiceCheck } from '#domain/voice/check-voice.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { type Aims, noAims } from '../aims.ts';
import type { Attribute } from '../finding.ts';
import { plainProduct } from '../kinds/test-target.ts';
import type { SubstanceMeasure } from './define-measure.ts';
import { factsMeasure } from './facts.measure.ts';
import { fillerMeasure } from './filler.measure.ts';
import { internalMeasure } from './internal.measure.ts';
import { keywordsMeasure } from './keywords.measure.ts';
import { measures } from './measures.ts';
import { nounMeasure } from './noun.measure.ts';
import { ListingReading } from './read-listing.ts';
import { readableMeasure } from './readable.measure.ts';
import { repeatsMeasure } from './repeats.measure.ts';
import { senseMeasure } from './sense.measure.ts';
import { voiceMeasure } from './voice.measure.ts';

type Listing = {
  title?: string;
  description?: string;
  bullets?: string[];
  facts?: Record<string, string>;
  category?: string;
  subcategory?: string | null;
  brand?: string | null;
  aims?: Partial<Aims>;
};
function measured(
  measure: SubstanceMeasure,
  {
    title = '',
    description = '',
    bullets = [],
    facts = {},
    category = 'Kitchen',
    subcategory = null,
    brand = 'Clayfield',
    aims = {},
  }: Listing,
  attribute: Attribute = 'substance',
) {
  const attributes = Object.entries(facts).map(([name, value]) => ({ name, value }));
  const product = { ...plainProduct, category, subcategory, brand, attributes };
  return measure.measure(
    new ListingReading({ title, description, bullets }, product, { ...noAims, ...aims }),
    attribute,
  );
}

const fewFacts = 'The product has few facts: add attributes or a data source.';

test.each([
  [
    'sense',
    'Text about the product',
    'text about the product',
    { title: 17, description: 13, bullets: 13, substance: 33 },
  ],
  [
    'agrees',
    'Agrees with the source',
    'text that agrees with the source',
    { title: 8, bullets: 10, description: 10, substance: 33 },
  ],
  [
    'useful',
    'Text that says something',
    'text that says something about the product',
    { bullets: 7, description: 7, substance: 33 },
  ],
  ['facts', 'Source facts used', 'uses the facts of the source', { substance: 14 }],
  ['noun', 'Kind of product in the title', 'a title that says what the product is', { substance: 4 }],
  ['repeats', 'No repetition', 'no repetition', { title: 5, bullets: 5, description: 5, substance: 6 }],
  ['filler', 'No filler', 'no headers or sentences that fit any product', { substance: 4 }],
  ['internal', 'No internal fields', 'no fields meant only for machines', { substance: 3 }],
  ['readable', 'Readable sentences', 'sentences that are easy to read', { substance: 2 }],
  ['voice', 'Voice and terms followed', 'text that follows the voice and its terms', { substance: 6 }],
  ['keywords', 'Keywords used', 'the keywords your facts support', { substance: 6 }],
])('the measure %s is called %s, asks for %s and takes the points %j', (name, label, words, points) => {
  expect(measures.find((measure) => measure.name === name)).toMatchObject({ label, words, points });
  expect(measures.find((measure) => measure.name === name)?.points).toEqual(points);
  expect(measures).toHaveLength(11);
});

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
    { share: 0.5, message: 'Text uses 0 of 0 source facts', fix: fewFacts },
  ],
  [
    { title: 'Black lamp of marble', facts: { Color: 'Black', Finish: 'Marble' } },
    { share: 0.375, message: 'Text uses 2 of 2 source facts', fix: fewFacts },
  ],
  [
    { title: 'Black lamp', facts: { Color: 'Black', Finish: 'Marble' } },
    { share: 0.5, message: 'Text uses 1 of 2 source facts', fix: 'Not mentioned yet: Marble.' },
  ],
  [
    {
      title: 'Lamp of 9 W',
      description: 'It is 42 cm tall and 18 cm wide, on a cord of 2 m, at 230 V, 450 lm, 2700 K and 1.9 kg.',
    },
    { share: 0, message: 'Text uses 0 of 0 source facts and 8 other numbers', fix: null },
  ],
  [
    { title: 'Lamp', facts: nine },
    {
      share: 1,
      message: 'Text uses 0 of 9 source facts',
      fix: 'Not mentioned yet: Black, Aluminum, Wattage 9 W, Height 42 cm, Linen and 4 more.',
    },
  ],
  [
    {
      title: 'Black aluminum lamp',
      description: 'It takes 9 W, is 42 cm tall and dimmable.',
      bullets: ['Linen shade', 'Marble base', '18 cm wide'],
      facts: nine,
    },
    { share: 0, message: 'Text uses 8 of 9 source facts', fix: null },
  ],
  [
    { title: 'Lamp, 90 cm', facts: { Height: '42 cm', Finish: 'brushed, waxed and oiled by hand' } },
    {
      share: (2 + 5 / 2) / 8,
      message: 'Text uses 0 of 2 source facts and 1 other number',
      fix: 'Not mentioned yet: Height 42 cm, brushed.',
    },
  ],
])('facts mentioned: %j', (listing, expected) => {
  expect(measured(factsMeasure, listing)).toEqual(expected);
});

test.each<[string, string, string, boolean]>([
  ['Lumens', '806 lm', 'Shines with 806 lumens', true],
  ['Lumens', '4800 lm', 'A torch of 4,800 Lumen', true],
  ['Lumens', '806 lm', 'Shines with 800 lumens', false],
  ['Weight', '100 g', 'Only 3.5 oz', true],
  ['Weight', '100 g', 'Only 3.4 oz', false],
  ['Weight', '100 g', 'Lighter than 3.5 oz rivals', false],
  ['Weight', '100 g', 'Under 200 g', false],
  ['Dimensions', '42 x 30 cm', 'It is 420 mm tall and 300 mm wide', true],
  ['Dimensions', '42 x 30 cm', 'It is 420 mm tall', false],
  ['Warranty', '24 months', 'A two-year warranty', true],
  ['Capacity', '350 ml, glass', 'Holds 0.35 l', false],
  ['Capacity', '350 ml, glass', 'A glass jar that holds 0.35 l', true],
])('the fact %s %s is mentioned by %j: %s', (name, value, bullet, isMentioned) => {
  const message = `Text uses ${isMentioned ? 1 : 0} of 1 source facts`;
  expect(measured(factsMeasure, { bullets: [bullet], facts: { [name]: value } })?.message).toContain(message);
});

test.each<[string, string[], boolean]>([
  ['Battery Included', ['Battery and charger included'], true],
  ['Battery Included', ['Battery is not included'], false],
  ['Battery Included', ['No battery included', 'Long battery life'], false],
  ['Batteries Included', ['Comes without batteries'], false],
  ['Batteries Included', ['Comes with batteries'], true],
  ['Dimmable', ['Non-dimmable'], false],
  ['Dimmable', ['Dimmable, and not for outdoor use'], true],
  ['Rechargeable', ['Cannot be recharged'], false],
])('the fact that %s says yes is mentioned by %j: %s', (name, bullets, isMentioned) => {
  const message = `Text uses ${isMentioned ? 1 : 0} of 1 source facts`;
  expect(measured(factsMeasure, { bullets, facts: { [name]: 'Yes' } })?.message).toBe(message);
});

/** Words that praise nothing and that nobody knows, each another. */
const others = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `grundel${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
  ).join(' ');

test.each<[Listing, object | null]>([
  [{ title: 'Black lamp' }, null],
  [{ description: 'The lamp takes a bulb of 9 W.' }, { share: 0, message: 'Text has no filler', fix: null }],
  [
    { title: 'Marble lamp', bullets: ['Premium Quality: a marble base'] },
    {
      share: 1,
      message: 'Text contains filler that would fit any product',
      fix: 'Remove the filler, or mention the fact behind it.',
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
  // A word that is neither praise nor known states nothing; nor does praise that the title has too.
  [{ title: 'Marble lamp', description: 'Enjoy premium quality grundel.' }, { share: 1 }],
  [{ title: 'Premium lamp', description: 'Enjoy premium quality elegance.' }, { share: 1 }],
  [{ description: `Enjoy premium quality ${others(7)}.` }, { share: 1 }],
  [{ description: `Enjoy premium ${others(8)}.` }, { share: 0 }],
  [{ description: `Enjoy premium quality. The ${others(9)}.` }, { share: 0.5, found: ['Enjoy premium quality.'] }],
  [{ bullets: [`Premium Quality: ${others(38)}`] }, { share: 0.25, found: ['Premium Quality'] }],
  [
    { title: 'Marble lamp', bullets: ['  ★ Premium Quality – marble'] },
    { share: 1, found: ['Premium Quality'] },
  ],
  [
    { title: 'Marble lamp', bullets: ['Premium Quality — marble'] },
    { share: 1, found: ['Premium Quality'] },
  ],
  [{ title: 'Marble lamp', bullets: ['Premium Quality:marble'] }, { share: 0 }],
  [{ title: 'Marble lamp', bullets: ['Premium Marble: heavy'] }, { share: 0 }],
  [
    { title: 'Marble lamp', bullets: ['Lasting – Style: marble'] },
    { share: 1, found: ['Lasting'] },
  ],
  [{ bullets: ['of: marble', 'The: marble'] }, { share: 0 }],
  [{ bullets: [`Premium${' '.repeat(54)}: marble`] }, { share: 1 }],
  [{ title: 'Marble lamp', bullets: [`${'premium '.repeat(8)}: marble`] }, { share: 0 }],
  [
    { bullets: ['Style: oak', 'Comfort: ash', 'Value: elm', 'Luxury: fir', 'Design: yew', 'Feature: box'] },
    { share: 1, found: ['Feature', 'Design', 'Luxury', 'Value', 'Comfort'] },
  ],
])('filler: %j', (listing, expected) => {
  if (expected === null) expect(measured(fillerMeasure, listing)).toBeNull();
  else expect(measured(fillerMeasure, listing)).toMatchObject(expected);
});

test.each<[string, string[]]>([
  ['A lamp of marble. See x.example/a_b.', []],
  ['internal_ref is shown', ['internal_ref']],
  ['internal_ref_no, internal_Ref, é_ü', ['internal_ref_no', 'internal_Ref', 'é_ü']],
  ['Internal_ref 7internal_ref @internal_ref a/internal_ref a.internal_ref', []],
  ['internal_ref7 internal_7 _ref internal_ a__b', []],
  ['Hello {{ name }} and {size}', ['{{ name }}', '{size}']],
  ['{{a}} {7}', ['{{a}}', '{7}']],
  ['{ } {a b} {a-b} {}', []],
  ['meta.finish_code 7', ['meta.finish_code']],
  ['custom.a_b.c, global.Title', ['custom.a_b.c', 'global.Title']],
  ['xmeta.finish 7meta.finish Meta.finish meta.7 meta. finish', []],
  ['SKU: 88121-X and gtin: 4006381333931', ['SKU: 88121-X', 'gtin: 4006381333931']],
  ['upc : 7 Ean:8 ASIN: 9 mpn:  x', ['upc : 7', 'Ean:8', 'ASIN: 9', 'mpn:  x']],
  ['product id: 1 Item ID: 2 variant id: 3', ['product id: 1', 'Item ID: 2', 'variant id: 3']],
  ['category id: 4 vendor code: 5', ['category id: 4', 'vendor code: 5']],
  ['xsku: 7 7upc: 7 skus: 7 product  id: 7 sku 7 sku:', []],
  ['Its colour is undefined', ['undefined']],
  ['Undefined undefinedx xundefined undefined7 7undefined', []],
  ['Made of [object Object]', ['[object Object]']],
  ['Made of [object], [object a b] and (object Object)', []],
  ['Supplier: Lumeno, Material: marble', ['Supplier: Lumeno']],
  ['supplier: LUMENO', ['Supplier: Lumeno']],
  ['Supplier:Lumeno, Supplier Lumeno, Supplier: Other', []],
  ['ID: 7, Vendor: none', []],
  ['{a} {b} {c} {d} {e} {f}', ['{a}', '{b}', '{c}', '{d}', '{e}']],
  [`{a} {a} {${'a'.repeat(60)}}`, ['{a}', `{${'a'.repeat(57)}…`]],
])('internal fields of %j are %j', (description, found) => {
  const facts = { Supplier: 'Lumeno', Material: 'marble', ID: '7', Vendor: '' };
  expect(measured(internalMeasure, { description, facts })).toEqual(
    found.length === 0
      ? { share: 0, message: 'Text shows no internal fields', fix: null }
      : {
          share: 1,
          message: 'Text shows internal fields',
          fix: 'Remove text that is meant for software, not shoppers.',
          found,
        },
  );
});

test('internal fields are looked for in every text of a listing that has words', () => {
  const found = (listing: Listing) => measured(internalMeasure, listing)?.share ?? null;
  expect([found({ title: 'sku: 7' }), found({ bullets: ['Oak', 'sku: 7'] }), found({ title: 'Oak' })]).toEqual([
    1, 1, 0,
  ]);
  expect([found({}), found({ title: '{ }' })]).toEqual([null, null]);
  const facts = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`Bin ${at}`, `b${at}`]));
  expect([found({ title: 'Bin 199: b199', facts }), found({ title: 'Bin 200: b200', facts })]).toEqual([1, 0]);
});

const unnamed = {
  share: 1,
  message: 'Title does not say what it is',
  fix: 'Add the kind of product, in a word shoppers use.',
};
const isNamed = { share: 0, message: 'Title says what it is', fix: null };
test.each<[Listing, object | null]>([
  [{ description: 'A lamp' }, null],
  [{ title: 'Clayfield CL-2040' }, unnamed],
  [{ title: 'Clayfield lamp' }, isNamed],
  [{ title: 'Lamp CL-2040', brand: 'Lamp' }, unnamed],
  [{ title: 'Zorblax CL-2040', category: 'Zorblaxes' }, isNamed],
  [{ title: 'CL-2040', brand: null }, unnamed],
  [{ title: 'Wonder lamp', brand: 'Wonder' }, isNamed],
  [{ title: 'Wonder Lamp', brand: 'Wonder Lamp' }, unnamed],
  [{ title: 'Korvex PB200 Power Bank 20,000 mAh', brand: 'Korvex', category: 'Power Banks' }, isNamed],
  [{ title: 'Korvex PB200 Power-Bank 20,000 mAh', brand: 'Korvex', category: 'Power Banks' }, isNamed],
  [{ title: 'Korvex PB200 Powerbank 20,000 mAh', brand: 'Korvex', category: 'Power Banks' }, isNamed],
  [{ title: 'Korvex PB200 Power Bank 20,000 mAh', brand: 'Korvex', category: 'Powerbanks' }, isNamed],
  [{ title: 'Korvex PB200 20,000 mAh', brand: 'Korvex', category: 'Power Banks' }, unnamed],
  [{ title: 'Korvex Desk-Lamp CL-2040', brand: 'Korvex' }, isNamed],
  [{ title: 'Zorblax CL-2040', subcategory: 'Small zorblaxes' }, isNamed],
  [{ title: 'Zorblax CL-2040', brand: 'Zorblax', category: 'Zorblax' }, unnamed],
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
  ['a list with other marks', { description: list(10).replaceAll(',', ';') }, 1],
  ['a list with strokes', { description: list(10).replaceAll(', ', ' | ') }, 0],
  ['nine marks to eighteen words', { description: `${'longword, longword '.repeat(9)}.` }, 0],
  ['nine marks to fewer', { description: `${'longword, longword '.repeat(8)}longword, end.` }, 1],
  ['79 characters', { description: `${'a, '.repeat(26)}.` }, 0],
  ['80 characters', { description: `${'a, '.repeat(26)}a.` }, 1],
  ['short words without end', { description: 'a, '.repeat(20) }, 0],
])('readable: %s', (_name, listing, share) => {
  expect(measured(readableMeasure, listing)?.share ?? null).toBe(share);
});

test('of hard sentences the share of the text is lost, and they are quoted', () => {
  const hard = words(60);
  const easy = `${'x'.repeat(hard.length - 1)}.`;
  expect(measured(readableMeasure, { description: hard, bullets: [easy] })).toEqual({
    share: 0.5,
    message: 'Some sentences are too long to read easily',
    fix: 'Split each into two or more.',
    found: [`${hard.slice(0, 58)}…`],
  });
});

test('at most five hard sentences are quoted, of bullet points first', () => {
  const hard = words(41);
  const found = measured(readableMeasure, {
    bullets: [hard, hard],
    description: `${hard} `.repeat(4).replaceAll('word', 'Word'),
  });
  expect(found?.found).toHaveLength(5);
  expect(found?.found?.[0]).toMatch(/^word/);
  expect(measured(readableMeasure, { bullets: ['Oak'] })).toEqual({
    share: 0,
    message: 'Sentences are easy to read',
    fix: null,
  });
});

const base = 'A base of heavy marble keeps the lamp upright.';
const other = 'Its linen shade spreads warm light over desks.';
test.each<[Attribute, Listing, object | null]>([
  ['substance', { title: base }, null],
  ['bullets', { description: base }, null],
  ['substance', { bullets: [base], description: other }, { share: 0, message: 'Text repeats nothing', fix: null }],
  ['bullets', { bullets: [base, other] }, { share: 0, message: 'Bullet points repeat nothing', fix: null }],
  [
    'description',
    { bullets: [base], description: base },
    {
      share: 1,
      message: 'Description says the same thing more than once',
      fix: 'Say each thing once, where it matters most.',
      found: [base],
    },
  ],
  [
    'bullets',
    { bullets: [base, base] },
    { share: 1, message: 'Bullet points say the same thing more than once', found: [base] },
  ],
  ['bullets', { bullets: [base], description: base }, { share: 0 }],
  [
    'substance',
    { bullets: [base], description: base },
    {
      share: 1,
      message: 'Text says the same thing more than once',
      fix: 'Say each thing once, where it matters most.',
      found: [base],
    },
  ],
  // Of 26 runs of three words six come again: 0.231, of which 0.111 is beyond what is allowed.
  [
    'description',
    { description: `Oak ash elm fir yew box lime pear. Oak ash elm fir yew box lime pear. The ${others(16)}.` },
    { share: (6 / 26 - 0.12) / 0.36, found: ['Oak ash elm fir yew box lime pear.'] },
  ],
  // Six of 50 are allowed, six of 49 are not.
  [
    'description',
    { description: `Oak ash elm fir yew box lime pear. Oak ash elm fir yew box lime pear. The ${others(40)}.` },
    { share: 0 },
  ],
  // Half of it is new, less than half is.
  ['description', { description: 'Oak ash elm fir. Oak ash elm fir yew box.' }, { share: 0 }],
  ['description', { description: 'Oak ash elm fir yew. Oak ash elm fir yew box.' }, { share: 1 }],
  // What one sentence holds twice is said once.
  ['description', { description: 'Oak ash elm oak ash elm oak ash elm.' }, { share: 0 }],
  ['description', { description: 'Oak ash. Oak ash. Oak ash.' }, { share: 0 }],
  ['title', { bullets: ['Oak ash elm fir'] }, null],
  ['title', { title: 'Veltro tool belt, brown' }, { share: 0, message: 'Title repeats nothing' }],
  [
    'title',
    { title: 'Veltro Tool Belt Veltro Tool Belt Leather, Brown' },
    { share: 1, message: 'Title says the same thing more than once', found: ['Veltro Tool Belt'] },
  ],
  ['title', { title: 'Stainless Steel Tub - Stainless Steel' }, { share: 0 }],
  [
    'substance',
    { title: 'Veltro Tool Belt Veltro Tool Belt', bullets: ['Oak ash elm fir'] },
    { share: 1 / 3, message: 'Text says the same thing more than once', found: ['Veltro Tool Belt'] },
  ],
])('said again in %s: %j', (attribute, listing, expected) => {
  if (expected === null) expect(measured(repeatsMeasure, listing, attribute)).toBeNull();
  else expect(measured(repeatsMeasure, listing, attribute)).toMatchObject(expected);
});

const mashed = 'Asdf qwer zxcv poiu lkjh';
const off = 'Write what the product is and what its source states.';
test.each<[Attribute, Listing, object | null]>([
  ['title', {}, null],
  ['substance', {}, null],
  ['title', { title: 'Marble lamp' }, { share: 0, message: 'Title is about the product', fix: null }],
  ['title', { title: mashed }, { share: 1, message: 'Title says nothing about the product', fix: off }],
  [
    'bullets',
    { title: 'Marble lamp', bullets: [mashed] },
    { share: 1, message: 'Bullet points say nothing about the product', fix: off },
  ],
  [
    'bullets',
    { title: 'Marble lamp', bullets: ['A base of marble'] },
    { share: 0, message: 'Bullet points are about the product', fix: null },
  ],
  ['substance', { title: 'Marble lamp' }, { share: 0, message: 'Text is about the product', fix: null }],
  ['substance', { title: mashed }, { share: 1, message: 'No text is about the product', fix: off }],
  ['title', { title: 'マグカップ 磁器 白い 容量' }, { share: 0 }],
])('text about the product, %s of %j', (attribute, listing, expected) => {
  if (expected === null) expect(measured(senseMeasure, listing, attribute)).toBeNull();
  else expect(measured(senseMeasure, listing, attribute)).toMatchObject(expected);
});

test('what is written of each part is checked by itself', () => {
  expect(measured(senseMeasure, { title: 'Marble lamp', description: 'Marble' }, 'bullets')).toBeNull();
  expect(measured(senseMeasure, { title: 'Marble lamp', description: 'A base of marble' }, 'description')).toEqual({
    share: 0,
    message: 'Description is about the product',
    fix: null,
  });
  expect(
    measured(senseMeasure, { title: mashed, description: 'Tyui ghjk vbnm dfgh', bullets: ['Cvbn rewq fdsa'] }),
  ).toEqual({
    share: 1,
    message: 'No text is about the product',
    fix: off,
  });
});

test('text that speaks of something else counts by its words', () => {
  expect(measured(senseMeasure, { title: 'Marble lamp', description: mashed })).toEqual({
    share: 5 / 7,
    message: 'Some text says nothing about the product',
    fix: off,
  });
});

const checkVoice = openVoiceCheck({
  ...emptyVoice,
  spelling: 'UK',
  avoid: ['cheap'],
  prefer: [{ use: 'sofa', insteadOf: ['couch', 'settee'] }],
  terms: [{ term: 'Wi-Fi', forms: ['wifi'] }],
});
test.each<[string, Listing, number, string | undefined, string[]]>([
  ['texts that keep to the voice', { title: 'Grey sofa with Wi-Fi' }, 0, undefined, []],
  [
    'one wording, however often',
    { title: 'A couch', bullets: ['couch', 'couch'] },
    0.25,
    'Use “sofa” instead.',
    ['couch'],
  ],
  [
    'several wordings in several parts',
    { title: 'Cheap couch', description: 'Gray, with wifi. A settee.' },
    1,
    'This is a word to avoid. Use “sofa” instead. UK spelling: “grey”. Write “Wi-Fi”.',
    ['Cheap', 'couch', 'Gray', 'wifi', 'settee'],
  ],
])('of %s the voice takes its share', (_name, listing, share, fix, found) => {
  const result = measured(voiceMeasure, { ...listing, aims: { checkVoice } });
  expect([result?.share, result?.fix ?? undefined, result?.found ?? []]).toEqual([share, fix, found]);
});
test.each<[string, Listing]>([
  ['no voice holds', { title: 'A cheap couch' }],
  ['nothing is written', { aims: { checkVoice } }],
])('the voice is not checked where %s', (_name, listing) => {
  expect(measured(voiceMeasure, listing)).toBeNull();
});

test.each<[string, Listing, number, string | null]>([
  ['all of them', { title: 'Oak bench', bullets: ['A pew for two'] }, 0, null],
  ['one of two', { description: 'An OAK BENCH.' }, 0.5, 'Not used yet: pew.'],
  ['none over the ends of two bullet points', { bullets: ['Oak', 'bench'] }, 1, 'Not used yet: oak bench, pew.'],
])('of texts that place %s the keywords take their share', (_name, listing, share, fix) => {
  const result = measured(keywordsMeasure, { ...listing, aims: { keywords: ['oak bench', 'pew'] } });
  expect([result?.share, result?.fix]).toEqual([share, fix]);
});
test('keywords are not checked where nobody named any', () => {
  expect(measured(keywordsMeasure, { title: 'Oak bench' })).toBeNull();
});
