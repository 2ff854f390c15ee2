import { expect, test } from 'vitest';
import { canFix } from '../can-fix.ts';
import { fixedTo, ruleOf } from './test-fix.ts';

const words = (attribute: 'title' | 'description' | 'bullets', phrases: string[], patterns: string[] = []) =>
  ruleOf(attribute, { benchmarkType: 'forbidden', rule: { what: 'words we avoid', phrases, patterns } });
const signs = (attribute: 'title' | 'description' | 'bullets', pattern: string) => words(attribute, [], [pattern]);

test.each([
  ['a mark at the end', 'Arc Lamp!', 'Arc Lamp'],
  ['a mark between words', 'Wow!Arc Lamp', 'Wow Arc Lamp'],
  ['the sign of a footnote', 'Arc Lamp 8 GB*', 'Arc Lamp 8 GB'],
  ['a sign for times', 'Rug 5*8 ft', 'Rug 5x8 ft'],
  ['a picture', 'Arc Lamp ★ Black', 'Arc Lamp Black'],
  ['a sign that parts two phrases', 'Arc Lamp * Black', 'Arc Lamp, Black'],
])('%s goes from a title', (_title, title, fixed) => {
  expect(fixedTo(signs('title', '[!*★$~]'), { title })).toBe(fixed);
});

test.each([
  ['a price', 'Gift Card $10'],
  ['an amount that is about so', 'Lamp ~ 5 cm'],
  ['a letter', 'Château Lamp'],
])('%s keeps its sign', (_title, title) => {
  expect(fixedTo(signs('title', '[!*$~â]'), { title })).toBe('no-fix');
});

test.each([
  ['before an item', 'It holds: 4 cookies 🥨 6 rolls', 'no-fix'],
  ['where a sentence ends', 'Baked by hand 🐾 Packed with oats.', 'no-fix'],
  ['within a sentence', 'Baked 🐾 by hand, packed 🐾🎂—with care.', 'Baked by hand, packed—with care.'],
  ['behind a mark', 'Baked by hand. 🐾 Packed with oats.', 'Baked by hand. Packed with oats.'],
  ['at the end of a line', 'Baked by hand 🐾\nPacked with oats 🎂', 'Baked by hand\nPacked with oats'],
])('a picture in sentences %s', (_where, description, fixed) => {
  expect(fixedTo(signs('description', '\\p{Extended_Pictographic}'), { description })).toBe(fixed);
});

test('a sign that begins a line goes, and parts nothing', () => {
  const description = '* Long sleeves\n\n* Made of cotton * soft';
  expect(fixedTo(signs('description', '[*]'), { description })).toBe('Long sleeves\n\nMade of cotton, soft');
});

test('in sentences a mark that ends one becomes a full stop, and a question stays one', () => {
  expect(fixedTo(signs('description', '!'), { description: 'It tilts! It folds.' })).toBe('It tilts. It folds.');
  expect(fixedTo(signs('description', '[?]'), { description: 'Dark room? It shines.' })).toBe('no-fix');
});

test.each([
  ['behind a sign at its end', 'Arc Lamp, 40 cm, Free Shipping', 'Arc Lamp, 40 cm'],
  ['in the middle', 'Arc Lamp - Free Shipping - 40 cm', 'Arc Lamp - 40 cm'],
  ['at its end without a sign', 'Arc Lamp 40 cm with free shipping', 'Arc Lamp 40 cm'],
  ['in brackets', 'Arc Lamp (Free Shipping), 40 cm', 'Arc Lamp, 40 cm'],
  ['before its name', 'Free Shipping! Arc Lamp', 'Arc Lamp'],
  [
    'beside words that are said elsewhere',
    'Arc Brass Lamp, Brass Free Shipping Lamp, 40 cm, Black',
    'Arc Brass Lamp, 40 cm, Black',
  ],
  ['within the name', 'Arc Free Shipping Lamp', 'no-fix'],
  ['beside something else', 'Arc Lamp, Free Shipping Brass Shade', 'no-fix'],
])('a phrase %s is taken from a title where the rest reads on', (_title, title, fixed) => {
  expect(fixedTo(words('title', ['free shipping']), { title })).toBe(fixed);
});

test('one word at the end of a title may be its name', () => {
  expect(fixedTo(words('title', ['premium']), { title: 'Vranac Premium' })).toBe('no-fix');
});

const shop = words('description', ['free shipping', 'visit our', 'best seller'], ['www\\.\\S+']);

test.each([
  ['Arc folds flat. Free shipping! Steel in black.', 'Arc folds flat. Steel in black.'],
  ['Arc folds flat.\n• Free shipping\n• Black steel', 'Arc folds flat.\n• Black steel'],
])('a sentence that says nothing else goes: %j', (description, fixed) => {
  expect(fixedTo(shop, { description })).toBe(fixed);
});

test.each([
  ['it holds a figure', 'Arc folds flat and tilts. Free shipping from 2 lamps.', 'no-fix'],
  ['it says more of the shop', 'Arc folds flat and tilts. For details see www.orvik.example.', 'no-fix'],
  ['it says more than the phrase', 'Arc folds flat and tilts. Free shipping and a felt pad.', 'no-fix'],
  ['the next one leans on it', 'Arc is black. Arc is a best seller. It folds flat and tilts.', 'no-fix'],
  ['it answers a question', 'Arc folds flat and tilts far. In doubt? Visit our store.', 'no-fix'],
  ['it is most of the text', 'Arc folds. Free shipping on all orders now.', 'no-fix'],
  ['it stands under a heading', 'Arc folds flat and tilts.\nShipping:\nFree shipping.', 'no-fix'],
])('a sentence stays where %s', (_title, description, because) => {
  expect(fixedTo(shop, { description })).toBe(because);
});

test('what a sentence says beside the phrase may be said elsewhere', () => {
  const given = { title: 'Arc Lamp', description: 'It tilts as far as it folds flat. The lamp is a best seller.' };
  expect(fixedTo(shop, given)).toBe('It tilts as far as it folds flat.');
});

const praise = words('bullets', [], ['(?<!\\p{L})(?:premium|superior|amazing|finest|high-quality|stunning)(?!\\p{L})']);

test.each([
  ['before a noun', 'Made of superior oak', 'Made of oak'],
  ['with the article of the noun', 'Comes in an amazing brass tube', 'Comes in a brass tube'],
  ['before a noun that says nothing by itself', 'Sold at amazing prices', null],
  ['before materials of no name', 'Made of premium materials', null],
  ['before a thing of which nothing else is said', 'It is an amazing piece', null],
  ['behind a joining word', 'A soft and amazing feel of oak', null],
  ['behind one that sets two against each other', 'A simple yet stunning centerpiece of oak', null],
  ['behind a verb', 'The colors look amazing', null],
  ['of the best of all', 'Made of the finest oak', null],
  ['as a name', 'Made of Premium Oak', null],
])('praise %s', (_title, bullet, fixed) => {
  expect(fixedTo(praise, { bullets: [bullet, 'Black'] })).toEqual(fixed === null ? 'no-fix' : [fixed, 'Black']);
});

test.each([
  ['first', 'Antibacterial, light fabric', 'Light fabric'],
  ['in the middle', 'Soft, light, antibacterial, and warm fabric', 'Soft, light, and warm fabric'],
  ['between two', 'Soft, antibacterial, and warm, for cold nights', 'Soft and warm, for cold nights'],
  ['last', 'Soft fabric, antibacterial.', 'Soft fabric.'],
  ['of a pair', 'Soft, antibacterial, and warm', null],
  ['of a phrase', 'Light antibacterial felt fabric', null],
])('an item of a list that is forbidden goes: %s', (_title, bullet, fixed) => {
  const rule = words('bullets', ['antibacterial']);
  expect(fixedTo(rule, { bullets: [bullet, 'Oak legs'] })).toEqual(fixed === null ? 'no-fix' : [fixed, 'Oak legs']);
});

test('a bullet point that says nothing else goes, and the last one stays', () => {
  const rule = words('bullets', ['best seller']);
  expect(fixedTo(rule, { bullets: ['Oak legs', 'Best seller!'] })).toEqual(['Oak legs']);
  expect(fixedTo(rule, { bullets: ['Best seller!'] })).toBe('no-fix');
});

test('says what it removes', () => {
  expect(canFix(praise)?.does).toBe(
    'Removes words we avoid where the text still works without it: symbols, phrases between commas, or whole sentences that say nothing else.',
  );
});
