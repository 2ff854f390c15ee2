import { expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { orderPlainHeaders } from './bullet-headers.ts';
import { readSource } from './source-reader.ts';
import { draftFor } from './test-product.ts';

const bullet = (header: string, detail = 'Two straps') => ({ header, detail, isOwnHeader: false, key: header });
const headed = (headers: readonly string[], bullets: string[] = []) =>
  orderPlainHeaders(
    headers.map((header) => bullet(header)),
    readSource(product({ title: 'Bag', description: '', bullets })),
  ).map(({ header }) => header);

test.each([
  [
    ['More details', 'Details', 'Box'],
    ['Features', 'Highlights', 'Box'],
  ],
  [
    ['Highlights', 'Box', 'Features'],
    ['Features', 'Box', 'Highlights'],
  ],
  [['Details'], ['Features']],
])('%j are headed %j', (given, ordered) => {
  expect(headed(given)).toEqual(ordered);
});

test('a header of the source stays on its bullet, and none says it again', () => {
  expect(headed(['Details', 'Highlights'], ['Highlights: two long straps for the road'])).toEqual([
    'Features',
    'Highlights',
  ]);
});

test.each([
  ['This kettle boils water in a minute.', 'Overview'],
  ['Boil water with this Orvik kettle.', 'Overview'],
  ['The Orvik is a kettle for two.', 'Overview'],
  ['The Steel Tea Kettle makes the best of mornings.', 'Overview'],
  ['Pour your tea at any time of the day.', 'Overview'],
  ['Enjoy your tea at any time of the day.', 'Overview'],
  ['Choose from red, blue or a calm gray.', 'Options'],
  ['The visual effect of old glass and stone.', 'Features'],
])('%j has the header %s', (sentence, header) => {
  const { content } = draftFor({
    title: 'Orvik Steel Kettle',
    brand: 'Orvik',
    description: `${sentence} Two people lift it with ease at home.`,
  }).bullets;
  expect(content[0]).toMatch(new RegExp(`^${header}: `));
});

test('what headed a question heads its answer, and a limit is no highlight', () => {
  const { content } = draftFor({
    title: 'Orvik Pair Oven',
    description: 'This oven bakes two loaves. The pan can be used in participating bakeries only.',
    bullets: ['STEADY-RISE PAIR BAKE: Two loaves at once? Just press Pair Bake and the oven times the loaves.'],
  }).bullets;
  expect(content).toContainEqual(expect.stringMatching(/^Steady-rise pair bake: Just press Pair Bake/i));
  expect(content).toContain('Good to know: The pan can be used in participating bakeries only');
});

test('a header does not begin its bullet again', () => {
  const { content } = draftFor({
    title: 'Orvik Zip Jacket',
    brand: 'Orvik',
    description: 'This jacket is an extra layer. It features a soft hood, but the long zip lets you cool down.',
  }).bullets;
  expect(content.join('\n')).not.toContain('Features: Features');
  expect(content.join('\n')).toContain(': Features a soft hood, but the long zip');
});

test.each([
  ['NORDO FLEXI SMART GRILL: The Nordo Flexi thermometer and the grate keep it hot', 'Nordo Flexi Smart Grill'],
  ['STEADY HEAT: The grate keeps it hot for hours', 'Steady heat'],
])('%j keeps the capitals of names', (item, header) => {
  const { content } = draftFor({
    title: 'Indoor Oven',
    description: 'Cook with the Flexi grate and the Smart thermometer by Nordo on any grill.',
    bullets: [item, 'SMOKE GUARD: Keeps the air clean in your home', 'EASY CARE: Parts go in the dishwasher'],
  }).bullets;
  expect(content.join('\n')).toContain(`${header}: `);
});

test('what a card says of its shop is headed by the brand', () => {
  const { bullets } = draftFor({
    title: 'Lumo Gift Card',
    brand: 'Lumo',
    category: 'Gift Cards',
    description: 'Lumo offers bread and cakes in forty towns of the hills.',
  });
  expect(bullets.content).toContain('About the brand: Lumo offers bread and cakes in forty towns of the hills');
});

test('a header is not followed by another announcement', () => {
  const { bullets } = draftFor({
    title: 'Varde Yarn',
    description: '',
    bullets: ['All your colors: This pack includes: green, blue, pink and orange yarn'],
  });
  expect(bullets.content[0]).toBe('All your colors: Green, blue, pink and orange yarn');
});

test.each([
  ['Orvik demonstrates the beauty of hand work.', 'About the brand'],
  ['Born of two crafts, Orvik makes rings of its own metal.', 'About Orvik'],
  ['Four sisters weave the vision of Orvik.', 'About Orvik'],
  ['Orvik rings shine in the dark of the night.', 'Features'],
  ['The Orvik print and its finish add a touch of style.', 'Features'],
])('%j of a ring is headed %s', (text, header) => {
  const { bullets } = draftFor({
    title: 'Maylin Ring',
    brand: 'Orvik',
    description: `The Maylin Ring shines at night. ${text}`,
  });
  expect(bullets.content.find((bullet) => bullet.includes(text.slice(0, -1)))).toMatch(new RegExp(`^${header}: `));
});

test('a topic is not followed by the verb that names it', () => {
  const { bullets } = draftFor({
    title: 'Orvik Blender',
    brand: 'Orvik',
    description: 'The Orvik Blender is made for every day. It features a rechargeable 1500 mAh battery.',
  });
  expect(bullets.content).toContain('Battery: A rechargeable 1500 mAh battery');
});

test('points of a card on its shop stand together, its places apart', () => {
  const { bullets } = draftFor({
    title: 'Lumo Gift Card',
    brand: 'Lumo',
    category: 'Gift Cards',
    description: 'Redeemable at any Lumo.',
    bullets: ['32 teas by the pot', 'Cakes and tarts of the day', 'Locations in Ohio, Iowa and Utah'],
  });
  expect(bullets.content).toContain('About Lumo: 32 teas by the pot; cakes and tarts of the day');
  expect(bullets.content).toContain('Locations: Ohio, Iowa and Utah');
});

test('what any phone fits is not said beside the phone', () => {
  const { bullets } = draftFor({
    title: 'Orvik - Shell for Select Vesa Phones - Black',
    brand: 'Orvik',
    subcategory: 'Shells',
    description:
      'Keep your Vesa phone safe with this Orvik shell. The hard back keeps scratches out. The soft rim is easy to hold.',
  });
  expect(bullets.content.join(' ')).not.toContain('Select');
});

test('a header is not one the text says itself', () => {
  const { bullets } = draftFor({
    title: 'Orvik Lamp',
    brand: 'Orvik',
    description: 'The Orvik Lamp is bright. The case features a clip at the back. Use the short cord to hang it up.',
  });
  expect(bullets.content.join('\n')).not.toMatch(/^Features: .* features |^Use: Use/m);
});

test('a text that names the product in other words of its name is an overview', () => {
  const { bullets } = draftFor({
    title: "Orvik Child's Deluxe Duck Costume",
    description: '',
    bullets: ["Deluxe Orvik child's costume features a yellow hood with a beak", 'Socks: two', 'Feet: two'],
  });
  expect(bullets.content[0]).toMatch(/^Overview: Deluxe Orvik/);
});

test('things with their numbers are what is in the box', () => {
  const { bullets } = draftFor({
    title: 'Moon Race: Dawn Box',
    description: '',
    bullets: ['8 Moon Race: Dawn card packs, 45 paper moons', '6 dice and 1 map', 'Made in Norway', 'For two to six'],
  });
  expect(bullets.content).toContain('In the box: 8 Moon Race: Dawn card packs, 45 paper moons; 6 dice and 1 map');
});

test("the merchant's own header stands before a listed fact of that name", () => {
  const { bullets } = draftFor({
    title: 'Varde Toy Set',
    description: '',
    bullets: ['DIMENSIONS: Each animal is between 6 and 8 inches long', 'AGE: For children of three and more'],
    attributes: [{ name: 'Dimensions', value: '8.7 x 3.9 x 3.4 inches' }],
  });
  expect(bullets.content).toContain('Dimensions: Each animal is between 6 and 8 inches long');
  expect(bullets.content.join('\n')).not.toContain('8.7');
});

test.each([
  ['The designs of Orvik are a play of line and light on fine silks.', 'About the brand'],
  ['Born of two crafts, Órvik makes dresses of its own silk.', 'About Orvik'],
  ['Your choice of silk or wool at the same weight.', 'Options'],
])('%j of a dress is headed %s, and stands last', (text, header) => {
  const { bullets } = draftFor({
    title: 'Maylin Dress',
    brand: 'Orvik',
    subcategory: 'Dresses',
    description: `${text} The Maylin Dress has two pockets at the side. The hem is cut low at the back.`,
  });
  const at = bullets.content.findIndex((bullet) => bullet.startsWith(`${header}: `));
  expect(at).toBeGreaterThan(header === 'Options' ? -1 : 0);
});

test('a bullet does not end in its header, nor begin with the verb of it', () => {
  const { bullets } = draftFor({
    title: 'Varde Wash Bag',
    description: '',
    bullets: ['Closure: Zip closure', 'Featuring a pale plaid pattern', 'Material: Waxed cotton canvas'],
  });
  expect(bullets.content).toContain('Closure: Zip');
  expect(bullets.content.join('\n')).not.toContain('Featuring');
});

test('a header does not count what was cut from its list', () => {
  const { bullets } = draftFor(
    {
      title: 'Varde Oven',
      description: '',
      bullets: [
        '12 COOKING FUNCTIONS: Bake, broil, reheat, keep warm, bagel, and toast in the top oven of the two. Air fry, pizza, roast, whole roast, and dehydrate in the large oven below it.',
      ],
    },
    { retailer: 'Google' },
  );
  expect(bullets.content[0]).toMatch(/^Cooking functions: Bake/);
});

test('`Featuring …` under a header of another word', () => {
  const { bullets } = draftFor({
    title: 'Varde Pouch',
    description: 'The Varde Pouch is light. Featuring a pale front, this pouch is made for a walk.',
  });
  expect(bullets.content.join('\n')).not.toContain('Features: Featuring');
});

test('a call to wipe is on care, also where it opens the list', () => {
  const { bullets } = draftFor({
    title: 'Orvik Table Mat',
    description: '',
    bullets: ['Wipe clean with a damp cloth whenever it is dirty', 'Two layers of felt hold hot pots'],
  });
  expect(bullets.content.join('\n')).toContain('Care: Wipe clean');
});

test('what delivers one thing and features another keeps both verbs', () => {
  const { bullets } = draftFor({
    title: 'Orvik AA Batteries',
    subcategory: 'Batteries',
    description:
      'Light your tent with these Orvik AA batteries, which deliver 1.5V of power and feature a long-life seal for storage. A mark tells how much is left.',
  });
  expect(bullets.content.join('\n')).not.toMatch(/: 1\.5V of power and feature/);
});

test('a shade that varies in each unit is no feature', () => {
  const { bullets } = draftFor({
    title: 'Fortel Gilet Vest',
    subcategory: 'Vests',
    description: 'Two pockets close with buttons. Due to the nature of canvas, shade of linen varies in each unit.',
  });
  expect(bullets.content.join('\n')).not.toContain('varies');
});

test('what a second part does is not said of the first', () => {
  const { bullets } = draftFor({
    title: 'Orvik Ice Cream Maker',
    subcategory: 'Ice Cream Makers',
    description:
      'Make sorbet at home with this ice cream maker that features a frozen bowl that eliminates the need for ice and a wide spout that lets you add berries.',
  });
  expect(bullets.content.join('\n')).not.toContain('bowl: Eliminates the need for ice and');
});

test('what delivers a thing and acts as another keeps its verb', () => {
  const { bullets } = draftFor({
    title: 'Orvik Table Fan',
    subcategory: 'Fans',
    description: 'Keep your desk cool with this fan that delivers a steady breeze and acts as a heater for cold rooms.',
  });
  expect(bullets.content.join('\n')).not.toMatch(/: A steady breeze and acts/);
});

test.each([
  [
    'what it fits',
    'Varde - Wall Mount for Most 26" - 40" Flat-Panel TVs',
    'This mount makes it easy to tilt your 26" - 40" flat-panel TV.',
    /Compatibility/,
  ],
  [
    'its count',
    'Varde - AAA Batteries (4-Pack)',
    'Power your clock with these AAA batteries that come in a 4-pack.',
    /[Qq]uantity/,
  ],
])('%s is told by one bullet', (_why, title, description, header) => {
  const { content } = draftFor({ title, brand: 'Varde', description }, { retailer: 'Walmart' }).bullets;
  expect(content.join('\n')).not.toMatch(header);
});

test('what goods fit is listed where no text says so', () => {
  const { content } = draftFor({
    title: 'Varde - Case for Orvik One Plus',
    brand: 'Varde',
    description: 'This felt case keeps your Orvik One clean.',
  }).bullets;
  expect(content.join('\n')).toContain('Compatibility: Orvik One Plus');
});

test.each([
  ['Varde Oak Lamp - White - Linen - 40 W', false],
  ['A linen shade calms the light of the lamp', true],
])('a line of another list makes no bullet: %j', (text, isTold) => {
  const { content } = draftFor({
    title: 'Varde Oak Desk Lamp, White',
    brand: 'Varde',
    description: `${text}. It is for desks.`,
  }).bullets;
  expect(content.some((each) => each.includes('inen'))).toBe(isTold);
});

test('a cut opening takes its topic along', () => {
  const { content } = draftFor({
    title: 'Varde Felt Mouse Pad',
    brand: 'Varde',
    description: 'Designed for use with most mice, this Varde felt mouse pad supports calm moves on its soft ground.',
  }).bullets;
  expect(content[0]).toMatch(/^Overview: Designed for use/);
});
