import { describe, expect, test } from 'vitest';
import { tellFacts } from './fact-sentences.ts';
import { draftFor } from './test-product.ts';
import { isColourName, readTitleFacts } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';

const told = (title: string) => tellFacts(readTitleFacts(splitTitle(title), '', null), false).join(' ');

describe('what tells a variant from its siblings', () => {
  test.each([
    ['Ember Quest - PlayStation 4', 'It is for PlayStation 4.'],
    ['Tidewatch Step Counter (Large) - Slate', 'It comes in slate. The size is large.'],
    ['Orvik One with 32GB Memory - Black Sapphire (Northnet)', 'It comes in black sapphire and has 32GB of memory.'],
    ['Orvik One - Slate (Sprint)', 'It comes in slate and is for Sprint.'],
    ['Wall Mount for Most Flat-Panel TVs - Black', 'It comes in black.'],
    ['43" Class (42.5" Diag.) - LED - HDTV - Black', 'It comes in black. The display size is 42.5".'],
    ['100-Pack Glossy Cards - White', 'It comes as a 100-pack in white.'],
    // One cartridge holds all its inks.
    ['Ink Cartridge - Black, Cyan, Yellow', ''],
    ['Rain Coat - Black, White, Yellow', 'It comes in black, white and yellow.'],
    ['Case for Orvik One, Pink/Lilac V, Black, Red', ''],
    ['Woven Pillow Covers, Pack Of 4, 18x18 Inch', 'It measures 18 x 18 inches and comes in a pack of 4.'],
    ['Ratchet House KTR22521 Plug Socket', 'The model number is KTR22521.'],
    ['Sleeve for Orvik KTR22521', ''],
    ['Guitar Road - Guitar 2-Pack Bundle', ''],
    ['Fleece Vest NF0A52DL1U5 BG227', ''],
    ['Orvik Recorder - Wireless Sound Adapter', ''],
    ['Desk Lamp - Assorted', ''],
    ['Headset - Xbox One Chat Headset', ''],
    ['Speaker Set (3-Piece) - Black', 'It comes as a 3-piece set in black.'],
    ['Case for Orvik One - Blue/Blue', 'It comes in blue.'],
    ['Case for Orvik One - Gold/Multi', ''],
    ['Ink Cartridge - Cyan/Magenta/Yellow', ''],
    ['Orvik Slate - 32GB (Northnet) - Black', 'It comes in black.'],
    ['Atlas Suite - Mac|Windows', 'It is for Mac/Windows.'],
    ['Power Cord Required for Hook-Up', ''],
  ])('%s: %s', (title, sentence) => {
    expect(told(title)).toBe(sentence);
  });

  test('a drive is storage, no memory', () => {
    const facts = readTitleFacts(['Orvik Laptop', '256GB Solid State Drive'], '', null);
    expect(facts).toContainEqual({ name: 'Storage', value: '256GB Solid State Drive', subject: 'other' });
  });

  test('how fast a router sends is not its model', () => {
    const ofHost = readTitleFacts(['Orvik', 'Battery'], 'Keep your Orvik HERO4 camera ready.', 'Orvik');
    expect(ofHost.filter(({ name }) => name === 'Model')).toEqual([]);
    const facts = readTitleFacts(['Orvik', 'Router'], 'Browse with this Orvik N600 C3700-100NAS router.', 'Orvik');
    expect(facts).toContainEqual({ name: 'Model', value: 'C3700-100NAS', subject: 'model' });
  });

  test.each([
    ['Browse with this Orvik AC1200 router.', null],
    ['Light up with this Orvik K400 Plus lamp.', null],
    ['Light up with this Orvik K710+ lamp.', null],
    ['Light up with this Orvik K7105 lamp.', 'K7105'],
  ])('the model of %j is %s', (sentence, model) => {
    const facts = readTitleFacts(['Orvik', 'Lamp'], sentence, 'Orvik');
    expect(facts.find(({ name }) => name === 'Model')?.value ?? null).toBe(model);
  });

  test.each([
    ['Glacier', true],
    ['Frost/Gold', true],
    ['White Leather', true],
    ['Gold AA Batteries', false],
    ['New Baby', false],
    ['Black Friday', false],
    ['Multicolored', false],
  ])('%s is a colour: %s', (text, is) => {
    expect(isColourName(text)).toBe(is);
  });
});

test.each([
  ['Oak Placemat - Case Of 1000', 'Quantity', 'Case Of 1000'],
  ['Oak Board - Dark Blue - 16 Piece', 'Quantity', '16 pieces'],
  ['Orvik Crayon 88 mm (500 Packs of 2)', 'Quantity', '500 Packs of 2'],
  ['Mill Bakery $25 Gift Card', 'Amount', '$25'],
  ['Oak Magnifier, LCD', 'Display', undefined],
  ['Oak Frame, Picture Sign Gifts For Women', 'Display', undefined],
])('%j tells %s %j', (title, name, value) => {
  expect(readTitleFacts(splitTitle(title), '', null).find((fact) => fact.name === name)?.value).toBe(value);
});

describe('a gift card', () => {
  const text = 'Choose any amount from $5 to $100 and print it at home.';
  test.each([
    [
      'Mill Bakery eGift Card - Thanks (Roses)',
      text,
      'This is a Mill Bakery eGift Card with the design "Thanks (Roses)".',
    ],
    [
      'Mill Bakery Gift Card - Print - Thanks (Note) [Inkwell]',
      text,
      'This is a Mill Bakery Gift Card with the design "Thanks".',
    ],
    ['Mill Bakery Gift Cards - In a Gift Box', text, 'These are Mill Bakery Gift Cards in a Gift Box.'],
    ['Mill Bakery Gift Cards - With Small Oak Bear', text, 'These are Mill Bakery Gift Cards with a Small Oak Bear.'],
    ['Mill Bakery Hats Gift Cards - E-mail Delivery', text, 'These are Mill Bakery Hats Gift Cards.'],
    ['Mill Bakery Thanks - Roses Gift Cards', text, 'These are Mill Bakery Thanks Gift Cards with the design "Roses".'],
    ['Mill Bakery Gift Card (Redemption Online Only)', text, 'This is a Mill Bakery Gift Card.'],
    ['Mill Bakery Gift Card (Oldtown, OH)', text, 'This is a Mill Bakery Gift Card.'],
    ['The Old Mill Gift Card - Blue', text, 'This is The Old Mill Gift Card.'],
    [
      'Mill Bakery Gift Card',
      'Choose a Mill Bakery Gift Card for those who like bread.',
      'Choose a Mill Bakery Gift Card',
    ],
  ])('%s opens with its design', (title, description, opening) => {
    const draft = draftFor({ title, description, brand: null, category: 'Gift Cards' }, { retailer: 'Walmart' });
    expect(draft.description.content.startsWith(opening)).toBe(true);
  });
});

test.each([
  ['Orvik View - 4K Ultra HD Home Theater Projector', []],
  ['Orvik View - 4K Ultra HD TV', ['Display']],
])('a part that names the goods is no feature of them: %s', (title, names) => {
  expect(readTitleFacts(splitTitle(title), '', null).map(({ name }) => name)).toEqual(names);
});
