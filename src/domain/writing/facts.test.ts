import { describe, expect, test } from 'vitest';
import { readFact, readFactItem, splitUnnamed } from './attributes.ts';
import { tellFacts } from './fact-sentences.ts';
import { readFragment, splitComposition } from './fragment-facts.ts';
import { tellFragments } from './fragments.ts';
import { splitPoints } from './points.ts';
import { draftFor } from './test-product.ts';
import { dropToldFacts } from './told-facts.ts';

const fact = (name: string, value: string) => {
  const read = readFact({ name, value });
  return read && `${read.name}: ${read.value}`;
};

describe('attributes', () => {
  test.each([
    ['Item Weight', '12.8ounces', 'Weight: 12.8 ounces'],
    ['Weight (lbs)', '.8', 'Weight: 0.8 lbs'],
    ['Manufacturerrecommendedage', '36months-10years', 'Age: 36 months-10 years'],
    ['style_general', 'Jacket, Pullover', 'Style: Jacket, Pullover'],
    ['Care Instructions', 'Hand wash,do not dry clean', 'Care: Hand wash, do not dry clean'],
    ['size', 'one-size', 'Size: One size'],
    ['size', 'Dinosaur', 'Variant: Dinosaur'],
    ['Batteries Included', 'No', 'Batteries: Not included'],
    ['Gender', 'Women', 'Made for: Women'],
    ['Ideal For', "Women's", 'Made for: Women'],
    ['Gender', 'Men, Women, Couple', 'Made for: Men, Women, Couples'],
    ['Gender', 'Women, Unisex', 'Made for: Unisex'],
    ['Zemlja', 'Srbija', 'Zemlja: Srbija'],
    ['Gender', 'female', 'Gender: female'],
    ['vystupni_vykon', '90W', 'Výstupní výkon: 90W'],
    ['Size', '17*16*2 inch', 'Dimensions: 17 x 16 x 2 inches'],
    ['Length', '16 X 12 X 4"', 'Dimensions: 16 x 12 x 4"'],
  ])('%s of %j is told as %j', (name, value, told) => {
    expect(fact(name, value)).toBe(told);
  });

  test.each([
    ['product_type', 'Elektronika > Počítače'],
    ['category_tree', 'Home'],
    ['Type', 'So ink-toner'],
    ['model_number', 'sr2408096177189687'],
    ['Item model number', '12_AMC_outofthisworld'],
    ['Google Shopping / Age Group', 'adult'],
    ['color', 'Default'],
    ['Zemlja', 'Import'],
    ['Oven Safe (-4~220 degrees Celsius)', 'No'],
    ['Features', '100 lbs'],
    ['eco_collection', 'No'],
    ['Power Supply', 'None'],
    ['znacka_filtr', 'Asus'],
    ['age', '14yearsandup'],
    ['Pattern Type', 'Animal, Plaid, Dots'],
    ['Pattern', 'Striped, Plain'],
  ])('%s of %j is about the shop, or about nothing', (name, value) => {
    expect(fact(name, value)).toBeNull();
  });

  test('a short bullet with a label is a fact, a sentence with one is not', () => {
    expect(readFactItem('Dimensions: 8" x 6"')).toEqual({ name: 'Dimensions', value: '8" x 6"', subject: 'size' });
    expect(readFactItem('EASY TO CLEAN: Baskets and plates are dishwasher safe')).toBeNull();
  });

  test.each([
    ['Hand Wash, Do Not Iron, 2 scarves, Tassels', ['Care: Hand Wash, Do Not Iron', 'In the box: 2 scarves']],
    ['Paper tray', []],
  ])('of values without names, %j, only care and contents can be told', (value, told) => {
    const read = readFact({ name: 'product_specifications', value });
    const split = read === null ? [] : splitUnnamed(read);
    expect(split.map((each) => `${each.name}: ${each.value}`)).toEqual(told);
  });

  test('a fact is told once, a material by its fullest name', () => {
    const facts = [
      { name: 'Model', value: 'AN4054Z', subject: 'model' as const },
      { name: 'Item', value: 'AN4054Z', subject: 'other' as const },
      { name: 'Material', value: 'Cashmere', subject: 'material' as const },
      { name: 'Composition', value: '100% Cashmere', subject: 'material' as const },
    ];
    expect(dropToldFacts(facts).map(({ name }) => name)).toEqual(['Model', 'Composition']);
  });
});

describe('facts in sentences', () => {
  const facts = (pairs: Record<string, string>) =>
    Object.entries(pairs).flatMap(([name, value]) => readFact({ name, value }) ?? []);
  test.each([
    [
      { Material: 'Tungsten Steel', color: 'Yellow Gold', size: 'one-size' },
      'It is made of tungsten steel and comes in yellow gold.',
    ],
    [{ Size: 'XS, S, M', Pattern: 'Solid' }, 'It has a solid pattern. The sizes are XS, S and M.'],
    [
      { Material: 'Cotton, Silk', Color: 'Blue, Red', Dimensions: '10.3x3.4x0.8inches' },
      'Made of cotton and silk, it comes in blue and red. It measures 10.3 x 3.4 x 0.8 inches.',
    ],
    [
      { 'Length (in)': '10', 'Width (in)': '12', 'Height (in)': '.5' },
      'It measures 10 in long, 12 in wide and 0.5 in high.',
    ],
    [
      { Weight: '2 lbs', Voltage: '110V', 'Cord Length': '32"', 'Bag Size': 'Mini' },
      'It weighs 2 lbs. The voltage is 110V and the cord length is 32".',
    ],
    [{ 'Batteries Included': 'No', Pack: '4-Pack' }, 'It comes as a 4-pack. Batteries are not included.'],
    [{ Composition: '95% Polyamide, 5% Elastane' }, 'It is made of 95% polyamide and 5% elastane.'],
    [{ Material: '420D recycled nylon with PU coating' }, 'It is made of 420D recycled nylon with PU coating.'],
    [{ Hydration: 'Sleeve for bladders up to 3 L' }, ''],
    [{ Assembly: 'Legs to be screwed on' }, ''],
    [{ Style: 'Jacket, Pullover' }, ''],
    [{ "What's included": 'Backpack, rain cover' }, 'Included are the backpack and the rain cover.'],
    [{ 'Back length': 'Adjustable, 43 to 51 cm' }, 'The back length is adjustable, 43 to 51 cm.'],
    [{ Neckline: 'Round' }, 'The neckline is round.'],
    [{ Climate: 'All-weather, Cool' }, 'It suits all weather.'],
    [{ Color: 'Gray strap, Tan strap' }, ''],
    [{ Color: 'Black/Gray/White' }, 'It comes in black, gray and white.'],
    [{ Color: 'Sea Stripe Gold/Cream/Navy' }, 'It comes in sea stripe gold/cream/navy.'],
    [
      {
        'Closure Type': 'Side zipper',
        'Strap Type': 'Stretchable',
        'Seating Capacity': 'Three',
        'Accent Color': 'Tan, Grey',
      },
      '',
    ],
    [{ Hood: '100% wool', Liner: 'Cream fabric' }, 'The hood is 100% wool and the liner is cream fabric.'],
    [
      { 'Care Instructions': 'Gentle machine wash in lukewarm water, do not bleach' },
      'Machine wash gently in lukewarm water; do not bleach.',
    ],
    [{ Material: 'Agate' }, 'The material is agate.'],
    [{ 'Care Instructions': 'Hand wash, do not bleach' }, 'Hand wash; do not bleach.'],
  ])('%j', (pairs, text) => {
    expect(tellFacts(facts(pairs), false).join(' ')).toBe(text);
  });

  test('several things are spoken of as they', () => {
    expect(tellFacts(facts({ Material: 'Wood', Gender: 'Men' }), true)).toEqual([
      'They are made of wood and are made for men.',
    ]);
    expect(tellFacts(facts({ Color: 'Multicolor' }), true)).toEqual([]);
  });
});

describe('fragments', () => {
  test.each([
    ['94% Silk, 6% Elastane.', 'Composition'],
    ['Color Wine.', 'Color'],
    ['One Size.', 'Size'],
    ['Length 78" x 32".', 'Dimensions'],
    ['Length 2.5", 1" Wide.', 'Dimensions'],
    ['Colors Amber.', 'Color'],
    ['Lining 60% wool, 40% silk.', 'Lining'],
    ['2nd 100% cotton.', '2nd fabric'],
    ["100% lamb's leather.", 'Composition'],
    ['Cotton/wool.', 'Material'],
    ['9% stretch.', undefined],
    ['Silk tie closure.', undefined],
  ])('%j is %s', (text, name) => {
    expect(readFragment(text)?.name).toBe(name);
  });

  test('they become one sentence of features; origin, care and what is missing stand alone', () => {
    const texts = [
      'Silk tie closure.',
      'Made in Turkey.',
      'Machine wash cold.',
      'Coin pocket at front.',
      'For any occasion.',
      'Memory card sold separately.',
    ];
    expect(tellFragments(texts, false)).toEqual([
      'It has a silk tie closure and a coin pocket at the front.',
      'It is made in Turkey.',
      'A memory card is sold separately.',
      'Machine wash cold.',
    ]);
  });
});

test('parts in one place say it once', () => {
  expect(tellFragments(['Button placket at front.', 'Two pockets at front.'], false)).toEqual([
    'It has a button placket and two pockets at the front.',
  ]);
});

describe('what is no feature', () => {
  test.each([
    ['Fine Linen Lamp & Shade Collection.', false, []],
    ['Comfort, of course.', false, []],
    ['Look out!', false, []],
    ['Eat. Drink. Rest.', false, []],
    ['And an ever-changing choice of teas.', false, []],
    ['Regional card.', true, []],
    ['No expiry, no fees.', false, ['It has no expiry and no fees.']],
  ])('%j is told as %j', (text, isMany, sentences) => {
    expect(tellFragments([text], isMany, (phrase) => /card/.test(phrase))).toEqual(sentences);
  });

  test('a gift card has no pockets: its texts speak of a shop', () => {
    expect(tellFragments(['Inviting atmosphere.'], false, () => false, false)).toEqual([]);
  });
});

describe('what fragments become', () => {
  test.each([
    ['Semi-fitted.', 'It is semi-fitted.'],
    ['Short-Sleeve.', 'It has short sleeves.'],
    ['Machine wash/line dry.', 'Machine wash and line dry.'],
    ['Machine washable.', 'It is machine washable.'],
    ['Waterproof, breathable and fully lined.', 'It is waterproof, breathable and fully lined.'],
    ['Elastic waistband and inner drawcord.', 'It has an elastic waistband and an inner drawcord.'],
    ['Elastic waist with internal drawcord.', 'It has an elastic waist with an internal drawcord.'],
    ['Front side and back pockets.', 'It has front side and back pockets.'],
    ['Inner chest and hip pockets.', 'It has inner chest and hip pockets.'],
    ['Flat seams throughout.', 'It has flat seams throughout.'],
    ["Anna Lind's signature twist.", "It has Anna Lind's signature twist."],
  ])('%j becomes %j', (text, sentence) => {
    expect(tellFragments([text], false)).toEqual([sentence]);
  });

  test('several pairs stand in one sentence', () => {
    expect(tellFragments(['Elbow pads and fine seaming.', 'Leather cuffs and hem.'], false)).toEqual([
      'It has elbow pads and fine seaming, and also leather cuffs and hem.',
    ]);
  });

  test('half a quality is not told', () => {
    expect(tellFragments(['Perfect fit and very comfortable.'], false)).toEqual([]);
  });

  test('shares of several parts are told apart', () => {
    expect(splitComposition('100% linen, Lining 90% viscose, 10% elastane')).toEqual([
      '100% linen',
      'Lining 90% viscose, 10% elastane',
    ]);
    expect(splitComposition('Upper 100% leather, Sole 100% rubber')).toEqual([
      'Upper 100% leather',
      'Sole 100% rubber',
    ]);
    expect(readFragment('Modal and 10% silk')).toBeNull();
    // Of parts nobody names the stuffs are told, not the shares.
    expect(readFragment('100% wool, 90% down, 10% feather')).toEqual({
      name: 'Material',
      value: 'wool, down, feather',
      subject: 'material',
    });
    expect(readFragment('100% leather, 100% linen lining')?.name).toBe('Composition');
    expect(readFragment('Color brown 100% leather')).toMatchObject({ name: 'Composition', value: '100% leather' });
    expect(readFragment('100% wool pant by Varde')).toBeNull();
    expect(readFragment('55% linen / 45% hemp')?.value).toBe('55% linen, 45% hemp');
  });
});

describe('phrases with an article', () => {
  test.each([
    ['A yoga essential.', 'It is a yoga essential.'],
    ['A hidden pocket at the hem.', 'It has a hidden pocket at the hem.'],
  ])('%j is told as %j', (text, sentence) => {
    expect(tellFragments([text], false)).toEqual([sentence]);
  });
});

describe('lines with several points', () => {
  test.each([
    ['2 WAYS: Two meals at once. SMART FINISH: Both done.', ['2 WAYS: Two meals at once.', 'SMART FINISH: Both done.']],
    ['[Design note]:Front print', ['Design note: Front print']],
    ['Redeemable in: * Alaska * Arizona *', ['Redeemable in: Alaska, Arizona']],
    ['Holds 8GB* of songs', ['Holds 8GB of songs']],
    ['【Smooth lines seen the best pen', []],
    ['RECLAIM YOUR COUNTER SPACE: Takes up less', ['RECLAIM YOUR COUNTER SPACE: Takes up less']],
  ])('%j', (text, points) => {
    expect(splitPoints({ text, isItem: true }).map((line) => line.text)).toEqual(points);
  });
});

describe('opening sentences', () => {
  test.each([
    [
      {
        title: 'Honeywell - Ceramic Tower Heater - Slate Gray',
        brand: 'Honeywell',
        description: 'Keep cozy with this Honeywell HCE323V tower heater.',
      },
      'Keep cozy with this Honeywell HCE323V tower heater.',
    ],
    [
      {
        title: 'GoPro - Antifog Inserts (12-Pack) - White',
        brand: 'GoPro',
        description: 'Keep a clear shot with these GoPro inserts.',
      },
      'Keep a clear shot with these GoPro inserts.\n\nThe inserts come as a 12-pack in white.',
    ],
    [
      {
        title: 'Gardening hand trowel',
        brand: 'Rustic LTD',
        description: 'Metal gardening hand trowel with wooden handle',
      },
      'This metal gardening hand trowel from Rustic LTD has a wooden handle.',
    ],
    [
      {
        title:
          '1PC Outdoor Knife BBQ Patio Cutting Steak Special Knife Cutting Barbecue Knife Cutting Chicken Wing Knife Special',
        brand: 'Vendo',
        subcategory: 'Kitchen Knives',
        attributes: [{ name: 'Material', value: 'Steel' }],
      },
      'This knife from Vendo is made of steel.',
    ],
    [
      {
        title: 'Small Round Soft Canvas Belt Bag With Zip Pocket And Wide Strap For Travel And Daily Use In Town',
        brand: 'Vendo',
        subcategory: 'Travel Glasses Bags',
        attributes: [{ name: 'Color', value: 'Red' }],
      },
      'This bag from Vendo comes in red.',
    ],
    [
      {
        title: 'Vendo Holiday DIY Kit Owl Moon Bracelet Making Pendant',
        brand: 'Vendo',
        subcategory: 'Craft Tools',
        attributes: [{ name: 'Material', value: 'Clay' }],
      },
      'This pendant from Vendo is made of clay.',
    ],
    [
      {
        title: 'Heavy Duty Mower Deck Drive Belt With Cord Core And Long Life For Lawn Tractors, Black',
        brand: 'Vendo',
        subcategory: 'Tool Cases',
        attributes: [{ name: 'Pattern', value: 'Plain' }],
      },
      'This belt from Vendo comes in black and has a plain pattern.',
    ],
    [
      {
        title: 'Vendo Lima Shirt',
        brand: 'Vendo',
        subcategory: 'Shirts',
        description: 'The perfect blouse is a coveted thing. The house has given itself to cloth and cut.',
        attributes: [{ name: 'Material', value: 'Silk' }],
      },
      'The Vendo Lima Shirt is made of silk. The perfect blouse is a coveted thing.',
    ],
    [
      { title: 'Vendo Mittens', brand: 'Vendo', attributes: [{ name: 'Color', value: 'Red' }] },
      'The Vendo Mittens come in red.',
    ],
    // Of a pile of things the noun is in several, of a set in one.
    [
      {
        title: '20pcs Cute Hair Clip',
        brand: 'Vendo',
        subcategory: 'Hair Clips',
        attributes: [{ name: 'Material', value: 'ABS' }],
      },
      'These clips from Vendo are made of ABS.',
    ],
    [
      { title: '10pcs Mini Brush Set', brand: 'Vendo', attributes: [{ name: 'Material', value: 'ABS' }] },
      'This set from Vendo is made of ABS.',
    ],
    [
      { title: 'Vendo - Watch 33mm Plastic - Red', brand: 'Vendo', subcategory: 'Wearables' },
      'This watch from Vendo comes in red.',
    ],
    [{ title: 'Mug with Moon', attributes: [{ name: 'Color', value: 'Red' }] }, 'The Mug with Moon comes in red.'],
    [
      { title: 'Vendo Oven', brand: 'Vendo', description: 'A rack holds six trays of bread at once.' },
      'This oven is from Vendo. A rack holds',
    ],
    [
      {
        title: 'Flip Oven with Rack',
        description:
          'With its folding lid, you can put it up against the wall when the meal is done. A rack holds more.',
      },
      'This is a Flip Oven. With its folding lid,',
    ],
    [
      {
        title: 'Vendo Lima Shirt',
        brand: 'Vendo',
        description: 'Every summer is light and warm. The Lima Shirt is all that and more.',
        attributes: [{ name: 'Material', value: 'Silk' }],
      },
      'Every summer is light and warm. The Lima Shirt is all that and more.',
    ],
    [
      {
        title: 'Red Moon - Game Station',
        brand: 'Vendo',
        description: 'Ride out at dawn to find the lost valley of kings. Nobody has ever come back from there.',
      },
      'Ride out at dawn',
    ],
    [
      { title: 'Amazon eGift Card - Back To School', category: 'Gift Cards' },
      'This is an Amazon eGift Card with the design "Back to School".',
    ],
    [
      { title: 'Mill Bakery Gift Cards Happy Birthday', category: 'Gift Cards' },
      'These are Mill Bakery Gift Cards with the design "Happy Birthday".',
    ],
    [{ title: 'Mill Bakery Gift Card Collection', category: 'Gift Cards' }, 'This is a Mill Bakery Gift Card.'],
  ])('%j', (fields, opening) => {
    expect(draftFor(fields, { retailer: 'Corner shop' }).description.content.startsWith(opening)).toBe(true);
  });
});

test('of a gift card nothing is compatible, and `other` is no entry of a list', () => {
  const card = draftFor({ title: 'Lumo Gift for You Gift Cards', category: 'Gift Cards', description: '' });
  expect(JSON.stringify(card)).not.toContain('Compatibility');
  const blind = draftFor({
    title: 'Varde Blind',
    description: '',
    attributes: [{ name: 'Style', value: 'Other, Simple, Daily' }],
  });
  expect(blind.bullets.content).toContain('Styles: Simple, daily');
});

test('what is unisex, or for a child, is made for no women', () => {
  const told = (title: string) =>
    JSON.stringify(
      draftFor({
        title,
        category: "Women's Watches",
        description: '',
        attributes: [{ name: 'Gender', value: 'Women' }],
      }),
    );
  expect(told('Orvik Unisex Watch')).not.toContain('Made for');
  expect(draftFor({ title: 'Orvik Jr Watch', category: 'Women', description: '' }).title.content).toBe(
    'Orvik Jr Watch',
  );
});
