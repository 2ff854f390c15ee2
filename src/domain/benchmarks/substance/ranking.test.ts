// Listings of one lamp and one jacket, from what a reader would take to what nobody would: Listing Quality puts them in the reader's order.

import { expect, test } from 'vitest';
import type { PartContent } from '#domain/parts/parts.ts';
import { noAims } from '../aims.ts';
import { evaluate } from '../evaluate.ts';
import type { RuleProduct } from '../finding.ts';
import { builtInRules } from '../packs.ts';

const on = new Date('2026-11-21T12:00:00Z');
const images = ['/1.jpg', '/2.jpg', '/3.jpg'];
const lamp: RuleProduct = {
  retailer: null,
  category: 'Lighting',
  subcategory: 'Desk Lamps',
  brand: 'Clayfield',
  price: '49.00 USD',
  attributes: Object.entries({
    Color: 'Black',
    Material: 'Aluminum',
    Wattage: '9 W',
    Height: '42 cm',
    'Power Source': 'USB-C cable',
    Dimmable: 'Yes',
    Warranty: '2 years',
    internal_ref: 'CLF-00912-B',
  }).map(([name, value]) => ({ name, value })),
};

const title = 'Clayfield Desk Lamp, Dimmable, 9 W, Black Aluminum';
const honestShort = {
  title,
  description:
    'A dimmable desk lamp of black aluminum, 42 cm tall. Its 9 W light runs from a USB-C cable. The warranty is 2 years.',
  bullets: ['Dimmable 9 W light', 'Black aluminum, 42 cm tall', 'Powered by a USB-C cable', 'Warranty of 2 years'],
};
const goodLong = {
  title,
  description:
    'This desk lamp puts 9 W of light on the page and nowhere else. The arm is made of black aluminum and stands 42 cm tall, so it clears a monitor and a stack of books. A knob in the base dims it from a reading light to a glow. It runs from a USB-C cable, which a laptop or any phone charger can feed, and the cable leaves at the back, out of the way. Felt under the base keeps the table free of scratches. Clayfield stands behind the lamp with a warranty of 2 years.',
  bullets: [
    'Light where it is needed: 9 W from a head that turns, dimmable with one knob',
    'Made to stay: an arm of black aluminum on a weighted base',
    'Power from anywhere: runs on a USB-C cable from a laptop or charger',
    'Sized for desks: 42 cm tall, with room below for a keyboard; warranty of 2 years',
  ],
};
const padding =
  'Experience the perfect companion that will elevate your everyday life. Enjoy premium quality and timeless elegance that you will love. Whether at home or anywhere, it offers unique style and ultimate comfort. ';
const padded = { ...honestShort, description: `${honestShort.description} ${padding}${padding}` };
const fewFacts = {
  title: 'Clayfield Desk Lamp, Black, for Desks and Tables',
  description:
    'A lamp for a desk or a side table. It gives a pleasant light in the evening, and its shape goes with old furniture as well as new. Put it next to the sofa, on the night table or on the shelf in the hall, and turn it to wherever the light should fall while reading or writing.',
  bullets: ['Black lamp for the desk', 'Turns to where light should fall', 'For reading and writing in the evening'],
};
const repeated = {
  title,
  description: 'This desk lamp of black aluminum gives 9 W of light. '.repeat(10),
  bullets: Array.from({ length: 4 }, () => 'This desk lamp of black aluminum gives 9 W of light'),
};
const fillerHeaders = {
  title: 'Clayfield Desk Lamp, Black, for Desks and Tables',
  description: `${padding}${padding.replace('Experience', 'Discover')}`,
  bullets: [
    'Premium Quality: crafted with excellence for lasting satisfaction in any home',
    'Unique Design: elegant and modern style that elevates every room with ease',
    'Perfect Gift: the ideal choice for friends and family on every occasion',
    'Ultimate Comfort: enjoy an amazing experience day after day, everywhere',
  ],
};
const internalFields = {
  ...honestShort,
  description: `${honestShort.description} internal_ref: CLF-00912-B. SKU: 88121-X. meta.finish_code 7.`,
};
const brandOnly = { ...honestShort, title: 'Clayfield CL-2040 Series Two Edition, 9 W, 42 cm' };
const mashed = {
  title: 'Asdf qwer zxcv poiu lkjh mnbv asdf qwer zxcv poiuy',
  description: 'Asdf qwer zxcv poiu lkjhg mnbv ghjkl tyuio qwert. Fghjk vbnmx dfghj wertz lkjhgf. '.repeat(8),
  bullets: Array.from({ length: 4 }, (_, at) => `Zxcvb asdfg qwert ${at} hjkl uiop vbnm dfgh tyui cvbn`),
};
const loremIpsum = {
  title: 'Lorem ipsum dolor sit amet consectetur adipiscing elit',
  description:
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. '.repeat(
      5,
    ),
  bullets: Array.from({ length: 4 }, () => 'Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris'),
};
const madeUp = {
  title: 'Blimber florn wexil tarpo grundel vask moiren',
  description:
    'The blimber of the florn is wexil and tarpo for your grundel. A vask moiren will brill the snode with plath. '.repeat(
      5,
    ),
  bullets: Array.from({ length: 4 }, () => 'Grundel vask with a moiren of brill and the snode for plath'),
};

const qualityOf = (content: Partial<PartContent>, product = lamp) =>
  evaluate({ images, ...content }, product, builtInRules, on, noAims).quality;

test('listings come in the order a reader puts them in', () => {
  const groups: Record<string, number>[] = [
    { goodLong: qualityOf(goodLong), honestShort: qualityOf(honestShort) },
    { brandOnly: qualityOf(brandOnly), internalFields: qualityOf(internalFields) },
    { fewFacts: qualityOf(fewFacts), padded: qualityOf(padded) },
    { repeated: qualityOf(repeated) },
    { fillerHeaders: qualityOf(fillerHeaders) },
    { mashed: qualityOf(mashed), loremIpsum: qualityOf(loremIpsum), madeUp: qualityOf(madeUp) },
  ];
  for (const [at, group] of groups.slice(1).entries()) {
    const before = Object.values(groups[at] ?? {});
    expect(Math.max(...Object.values(group)), JSON.stringify([groups[at], group])).toBeLessThan(Math.min(...before));
  }
});

test.each([
  ['keys struck at random', mashed],
  ['lorem ipsum', loremIpsum],
  ['words that are none', madeUp],
])('%s scores below 40', (_, content) => {
  expect(qualityOf(content)).toBeLessThan(40);
});

test('an honest short listing scores high and padding lowers it', () => {
  expect(qualityOf(honestShort)).toBeGreaterThanOrEqual(90);
  expect(qualityOf(padded)).toBeLessThan(qualityOf(honestShort));
});

test('advice on a short text names the facts left out, not a number of characters', () => {
  const { results } = evaluate({ images, ...fewFacts }, lamp, builtInRules, on, noAims);
  const short = results.find(({ rule }) => rule.id === 'general.description.ideal-length');
  expect(short?.fix).toBe('Not mentioned yet: Aluminum, Wattage 9 W, Height 42 cm, USB-C cable, dimmable and 1 more.');
});
