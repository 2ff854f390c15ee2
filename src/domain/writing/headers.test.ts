import { expect, test } from 'vitest';
import { dropLead, findHeader, ownHeader, readHeader, splitRelative } from './headers.ts';

test.each([
  ['Waterproof lining: keeps books dry', 'Waterproof lining', 'Keeps books dry'],
  ['The strap keeps keys in their place', 'Strap', 'Keeps keys in their place'],
  ['Colour options include slate, moss and sand', 'Colour options', 'Slate, moss and sand'],
  ['Height: Height: 4 inches without the foot', 'Height', '4 inches without the foot'],
  ['The box includes two straps and a rain cover', 'Box', 'Two straps and a rain cover'],
])('%s', (text, header, detail) => {
  expect(findHeader(text, new Set())).toEqual({ header, detail });
});

test('a header that only names the product, or is taken, heads nothing', () => {
  expect(findHeader('The strap keeps keys in their place', new Set(), new Set(['strap'])).header).not.toBe('Strap');
  expect(findHeader('The strap keeps keys in their place', new Set(['strap'])).header).not.toBe('Strap');
});

test.each([
  ['Orvik Kettle 5 Steel: Boil water in two minutes flat.', 'Boil water in two minutes flat.'],
  ['Moon Race: Dawn is a game of dice.', 'Moon Race: Dawn is a game of dice.'],
  ['Please note: Boil water only in the kettle.', 'Please note: Boil water only in the kettle.'],
  ['KT-39D22 Steel Kettle: Boil water in two minutes flat.', 'Boil water in two minutes flat.'],
])('a sentence without the name before its colon: %s', (text, rest) => {
  const title = text.startsWith('Moon') ? 'Moon Race: Dawn' : 'Orvik Whistling Pot';
  expect(dropLead(text, title)).toBe(rest);
});

test('a colon of the name makes no header', () => {
  expect(ownHeader('Moon Race: Dawn is a game of dice', 'Moon Race: Dawn')).toBeNull();
  expect(ownHeader('Lid: Dawn grey', 'Moon Race: Dawn')?.header).toBe('Lid');
});

test('a dash of a model number makes no header, nor a participle', () => {
  expect(String(findHeader('Work at ease with this Orvik T40 - F0B5 tablet', new Set()).header)).not.toMatch(/T40/);
  expect(String(findHeader('Features smart tips based on what you did last week', new Set()).header)).not.toMatch(
    /based/,
  );
});

test('a feature ends before what the product does besides', () => {
  expect(findHeader('Provides bright alerts to keep you moving and measures your steps', new Set()).header).not.toBe(
    'Bright alerts',
  );
});

test.each([
  ['Dual ports: plural', 'Dual ports let you charge two phones'],
  ['a second clause', 'The lid keeps heat in, and the base stays cool'],
  ['a second clause without a comma', 'The lid keeps heat inside while the base stays cool'],
  ['a clause on another thing', 'The feather adorns this net, which moves in the wind'],
  ['one of several', 'Each strand shows a colour of its own'],
  ['a clause of another thing', 'The hinged door lets you turn the case, and inner lighting illuminates your cups'],
  ['a noun that could be a verb', '3 carbon filters easily trap and neutralize odors'],
])('no header from a subject with %s', (_why, text) => {
  expect(findHeader(text, new Set())).toEqual({ header: null, detail: text });
});

test('a dash between two sizes makes no header', () => {
  expect(ownHeader('Fits most 40" - 50" screens', '')).toBeNull();
  expect(ownHeader('The 50Hz - 21kHz range sounds clear', '')).toBeNull();
});

test.each([
  ['900 watts/120 volts: KT22-WHT', null],
  ['2 straps: one of leather', { header: '2 straps', detail: 'One of leather' }],
])('a line of measures before a code has no header: %j', (text, read) => {
  expect(readHeader(text)).toEqual(read);
});

test.each(['The Mila Dress offers room to move', "Sella's spring line brings linen to town"])(
  'a thing to sell is no part of one: %j',
  (text) => {
    expect(findHeader(text, new Set()).detail).toBe(text);
  },
);

test('what the product has beside a feature stands under no header of that feature', () => {
  expect(findHeader('Features a bowl that needs no ice and a wide spout for pouring', new Set()).header).not.toBe(
    'Bowl',
  );
  expect(findHeader('Features a slim design ideal for long trips', new Set()).header).toBeNull();
});

test.each([
  ['The small Varde mouse has a calm sensor of light that lets it slide on glass and felt', null],
  ['Dress up with these Varde bands, which ensure you can tell whose watch is whose', null],
  ['Burn your songs to these Varde discs, each of which holds eighty minutes of sound', null],
  [
    'Find your way with this small Varde lamp that lets you read a map at night',
    ['Find your way with this small Varde lamp', 'Lets you read a map at night'],
  ],
])('a second half stands alone where it is the product that does so: %j', (text, halves) => {
  expect(splitRelative(text)).toEqual(halves);
});

test('what a part helps with, the product does not', () => {
  expect(splitRelative("This 12-cup maker features a double-walled pot that helps maintain the coffee's warmth")).toBe(
    null,
  );
});

test('a call that says nothing by itself stays whole', () => {
  expect(splitRelative('Dry your clothes with this dryer that features eight cycles and a quiet drum')).toBe(null);
});

test('what a part of it holds, the product does not', () => {
  expect(splitRelative('It has a wide pantry drawer and a bin in the freezer that holds up to three large pies')).toBe(
    null,
  );
});

test('a header of a translated shop is told in plain words', () => {
  expect(readHeader('Applicable scenes: Daily, home, travel')).toEqual({
    header: 'Use',
    detail: 'Daily, home, travel',
  });
});

test('a header that is a name of every object is a header like others', () => {
  expect(readHeader('constructor: four bricks')).toEqual({ header: 'Constructor', detail: 'Four bricks' });
});
