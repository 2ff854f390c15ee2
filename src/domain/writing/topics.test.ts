import { expect, test } from 'vitest';
import { headBrief, headPart, isCaveat, isCounted, sureTopic } from './topics.ts';

test.each([
  ['The lens is compatible with most phones', 'Compatibility'],
  ['Machine wash cold with like colours', 'Care'],
  ['Wipe with a dry cloth', 'Care'],
  ['Gift cards are valid online and in store for bread', 'Redemption'],
  ['Features two side pockets', 'Pockets'],
  ['Ideal for small kitchens', 'Use'],
  ['Redeemable at any mill of ours', 'Redemption'],
  ['Never expires', 'Terms'],
  ['In store and online', 'Redemption'],
  ['All Mill Bakery and Tea Room locations nationwide', 'Locations'],
  ['Each bag is created by a woman of the coast', 'Craftsmanship'],
  ['Available in $25 and $50', 'Amount'],
  ['Variety of designs for any day', 'Designs'],
  ['Lovingly handcrafted from pale oak', 'Craftsmanship'],
])('%s: %s', (text, topic) => {
  expect(sureTopic(text)).toBe(topic);
});

test.each([
  'Experience the power of a quick meal',
  'This oven ensures a golden finish on every pie',
  'Offers a high-speed USB 2.0 interface',
  'Features a 1TB hard drive and a memory card slot',
  'Carry this zip-closure pouch as a clutch',
  'Officially licensed cape, look for the trademark',
  'Cards carry no fees',
  'The Class 10 UHS-1 speed records it all',
  'Print labels with this maker that is compatible with most phones',
  'Designed for use with most mice, this mat offers a soft ground',
  'The metal buttons add a calm look',
  'The cool-touch handles allow safe use',
])('no topic where it is not sure: %s', (text) => {
  expect(sureTopic(text)).toBeNull();
});

test('the product is no topic of its own', () => {
  const name = new Set(['orvik', 'speaker']);
  expect(sureTopic('The speaker is splash-resistant and light', name)).toBeNull();
  expect(sureTopic('The built-in speaker is splash-resistant and light', name)).toBe('Sound');
});

test.each([
  ['Relaxed fit', { header: 'Fit', detail: 'Relaxed' }],
  ['Brushed cotton', { header: 'Material', detail: 'Brushed cotton' }],
  ['Faux leather liner', { header: 'Lining', detail: 'Faux leather' }],
  ['5" inseam', { header: 'Inseam', detail: '5"' }],
  ['Knee length', { header: 'Length', detail: 'Knee' }],
  ['Lens sold separately', { header: 'Good to know', detail: 'Lens sold separately' }],
  [
    "For warm light you'll also need a bulb",
    { header: 'Good to know', detail: "For warm light you'll also need a bulb" },
  ],
  ['Matching lining and drawstring', null],
  ['Fitted flatlock seams', null],
  ['Comfortable fit and tiled patterns', null],
  ['Elastic waistband for ease', null],
  ['Two leather straps', null],
  ['Moisture-wicking fabric', null],
])('the head of a few words: %s', (text, line) => {
  expect(headBrief(text)).toEqual(line);
});

test('a term is no feature', () => {
  expect(isCaveat('The amount may not be printed')).toBe(true);
  expect(isCaveat('Not valid for internet purchases')).toBe(true);
  expect(isCaveat('In store only')).toBe(true);
  expect(isCaveat('Lumo cards can be used in participating mills only')).toBe(true);
  expect(isCaveat('The jacket is not only light, but also warm')).toBe(false);
  expect(isCaveat('Redeemable in store only')).toBe(false);
  expect(isCaveat('Two ports take two drives (not included)')).toBe(false);
});

test('the lining of a part is not what the part lines', () => {
  expect(headBrief('Cream silk lining')).toEqual({ header: 'Lining', detail: 'Cream silk' });
  expect(headBrief('Patterned knit hood lining')?.header).not.toBe('Lining');
});

test.each([
  ['2 acrylic markers and 1 map, 1 coin', true],
  ['65 card sleeves, 45 cards, 6 dice', true],
  ['4 wheels, 2 handles and 3 pockets', false],
  ['14 cycles and 5 settings let you dry at ease', false],
  ['3 speeds, 2 modes', false],
  ['6 dice', false],
])('%j are counted contents: %s', (text, isContents) => {
  expect(isCounted(text)).toBe(isContents);
});

test.each([
  ['Zip closure', { header: 'Closure', detail: 'Zip' }],
  ['Leather band', { header: 'Band', detail: 'Leather' }],
  ['Two zip closures', null],
  ['Sliding glass door with closure', null],
])('%j alone in a line: %j', (text, line) => {
  expect(headPart(text)).toEqual(line);
});

test('small differences of hand work are a caveat', () => {
  expect(isCaveat('Your bag is made by hand and may include minor variations in its pattern')).toBe(true);
});
