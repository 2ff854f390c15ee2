// What the source says in two ways is a conflict, and supports nothing.
import { describe, expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { toneOf } from '../claim-words.ts';
import { extractFacts } from '../facts.ts';

const check = (title: string, name: string, value: string, text: string) =>
  checkClaims(extractFacts(product({ title, attributes: [{ name, value }] })), text).filter(
    ({ kind }) => kind !== 'partly' && kind !== 'unread',
  );

describe('a fact that the title speaks against', () => {
  it.each([['a count', 'Wall Hooks, 20 pieces', 'Pieces', '10 pieces', 'A set of 10 pieces.']])(
    'is a conflict, with both places: %s',
    (_name, title, name, value, text) => {
      const [claim] = check(title, name, value, text);
      expect(claim).toMatchObject({ verdict: 'unsupported', isConflict: true });
      expect(claim?.evidence.map(({ field }) => field)).toEqual([`attributes.${name}`, 'title']);
      expect(claim && toneOf(claim)).toBe('conflict');
    },
  );

  it.each([
    ['what the title says itself', 'Face Mist 50 gm', 'Weight', '50 kg', 'A 50 g mist.'],
    ['another quantity', 'Cable 3 m', 'Thickness', '3 mm', 'It is 3 mm thick.'],
    ['a parcel a little heavier', 'Shampoo 500 ml', 'Weight', '540 g', 'It weighs 540 g.'],
    ['the same in another unit', 'Flour 1 kg', 'Weight', '1000 g', 'It weighs 1000 g.'],
  ])('is none: %s', (_name, title, name, value, text) => {
    expect(check(title, name, value, text)).toMatchObject([{ verdict: 'supported' }]);
  });
});

describe('a figure two fields give differently', () => {
  const conflicts = (given: Parameters<typeof product>[0], text: string) =>
    checkClaims(extractFacts(product(given)), text)
      .filter(({ isConflict }) => isConflict)
      .map((claim) => [claim.text, claim.verdict, claim.evidence.map(({ field }) => field)]);

  it.each([
    [
      'in a bullet and the description',
      { title: 'Mooring line', description: 'Braided. Breaking load 1,800 kg.', bullets: ['Breaking load 2,400 kg'] },
      'Breaking load 2,400 kg',
      [['2,400 kg', 'unsupported', ['bullets.0', 'description']]],
    ],
    [
      'in an attribute and the description',
      {
        title: 'Book shelf',
        description: 'With five boards. Height 186 cm.',
        attributes: [{ name: 'Height cm', value: '168' }],
      },
      'Height: 168 cm',
      [['168 cm', 'unsupported', ['attributes.Height cm', 'description']]],
    ],
    [
      'as the sides of the whole',
      { title: 'Crate', description: 'It measures 60 x 40 x 30 cm. Stackable.', bullets: ['50 x 40 x 30 cm'] },
      'It measures 60 x 40 x 30 cm.',
      [['60 x 40 x 30 cm', 'unsupported', ['description', 'bullets.0']]],
    ],
  ] as const)('is a conflict: %s', (_name, given, text, expected) => {
    expect(conflicts(given as never, text)).toEqual(expected);
  });

  it.each([
    [
      'two lengths that one text gives',
      {
        title: 'Table',
        description: 'Table length 120 cm. With its leaf, table length 160 cm.',
        bullets: ['Table length 160 cm'],
      },
      'Table length 160 cm',
    ],
    [
      'a part and the whole',
      { title: 'Kettle', description: 'The lid weighs 90 g.', bullets: ['The kettle weighs 120 g'] },
      'The kettle weighs 120 g',
    ],
    [
      'bullets, which are one text',
      { title: 'Bag', description: 'A bag. Width 30 cm.', bullets: ['Width 30 cm', 'Width 25 cm'] },
      'Width 30 cm',
    ],
    [
      'amounts far apart',
      { title: "6' audio cable", description: 'Plugs into a 3.5mm audio jack.', bullets: [] },
      "6' audio cable",
    ],
    [
      'the same in another unit',
      { title: 'Mooring line', description: 'Breaking load 2.4 tonnes.', bullets: ['Breaking load 2,400 kg'] },
      'Breaking load 2,400 kg',
    ],
    [
      'what the parcel weighs',
      { title: 'Kettle', description: 'Weight 1.2 kg.', attributes: [{ name: 'Shipping weight', value: '1.5 kg' }] },
      'Weight: 1.2 kg',
    ],
    [
      'the size its category names',
      { title: 'Car speaker 6.75 inch speaker', description: 'A speaker.', category: 'Speakers > 6.5 inch speaker' },
      '6.75 inch speaker',
    ],
    [
      'a word that only one side has',
      { title: 'Oak chair', description: 'Seat height 45 cm.', attributes: [{ name: 'Height', value: '85 cm' }] },
      'Height: 85 cm',
    ],
    [
      'what it carries',
      {
        title: 'Dog carrier',
        description: 'Suitable for dogs weighing up to 20 kg.',
        attributes: [{ name: 'Weight', value: '12 kg' }],
      },
      'Weight: 12 kg',
    ],
    [
      'the sides of the package',
      {
        title: 'Crate',
        description: 'Package dimensions: 65 x 45 x 35 cm.',
        attributes: [{ name: 'Dimensions', value: '60 x 40 x 30 cm' }],
      },
      'Dimensions: 60 x 40 x 30 cm',
    ],
    [
      'the sides folded',
      {
        title: 'Cart',
        description: 'Size: 60 x 50 x 70 cm.',
        attributes: [{ name: 'Folded size', value: '60 x 40 x 50 cm' }],
      },
      'Folded size: 60 x 40 x 50 cm',
    ],
    [
      'the sides of something sold with it',
      {
        title: 'Acme table 120 x 75 x 74 cm',
        description: 'The matching Acme chair, 70 x 65 x 90 cm, is sold separately.',
        brand: 'Acme',
      },
      'Acme table 120 x 75 x 74 cm',
    ],
    [
      'one of the values an attribute lists',
      { title: 'Drill', bullets: ['Voltage 240 V'], attributes: [{ name: 'Voltage', value: '220 V, 240 V' }] },
      'Voltage: 220 V, 240 V',
    ],
    [
      'a figure and the same one rounded',
      { title: 'Drill', bullets: ['Weight 2.4 kg'], attributes: [{ name: 'Weight', value: '2.38 kg' }] },
      'Weight: 2.38 kg',
    ],
    [
      'two prices, whatever the currency',
      { title: 'Gift card', description: 'Gift card value €60.', bullets: ['Gift card value €50'] },
      'Gift card value €50',
    ],
    [
      'a figure within a range',
      { title: 'Desk', description: 'Height 70 - 110 cm.', attributes: [{ name: 'Height', value: '90 cm' }] },
      'Height: 90 cm',
    ],
    [
      'a figure within a limit',
      {
        title: 'Lamp',
        description: 'Battery life: up to 12 hours.',
        attributes: [{ name: 'Battery life', value: '10 hours' }],
      },
      'Battery life: 10 hours',
    ],
  ] as const)('is none: %s', (_name, given, text) => {
    expect(conflicts(given as never, text)).toEqual([]);
  });
});

describe('an amount in conflict', () => {
  const kettle = {
    title: 'Glass Kettle 1.7 L, Black',
    description: 'Boils up to 1.7 litres in minutes.',
    bullets: ['1.7 L for seven cups'],
    attributes: [{ name: 'Capacity', value: '1.5 L' }],
  };
  const marks = (text: string) =>
    checkClaims(extractFacts(product(kettle)), text).map(({ text: words, verdict, isConflict }) => [
      words,
      verdict,
      isConflict,
    ]);

  it.each(['1.7 L', '1.7 litres', '1.5 L'])('is one wherever it is said, whichever of the two it is: %s', (amount) => {
    expect(marks(`Holds ${amount}`)).toEqual([[amount, 'unsupported', true]]);
  });
});

it('takes a number that one attribute has for none that another denies', () => {
  const attributes = [
    { name: 'Count', value: '120' },
    { name: 'Units', value: '1' },
  ];
  const claims = checkClaims(extractFacts(product({ title: 'Diapers, 120 Count', attributes })), 'Diapers, 120 Count');
  expect(claims.filter(({ isConflict }) => isConflict)).toEqual([]);
});

it.each([
  ['Warranty', '5 years', 'A 2-year warranty.'],
  ['Country of Origin', 'China', 'Made in Germany.'],
  ['Material', 'Plastic', 'It is made of steel.'],
  ['Battery Included', 'Yes', 'The battery is not included.'],
])('marks the attribute %s: %s as well as the text that says otherwise: %s', (name, value, description) => {
  const given = { title: 'Arc Thing', description, attributes: [{ name, value }] };
  const claims = checkClaims(extractFacts(product(given)), `${name}: ${value}`);
  expect(claims.map(({ isConflict, evidence }) => [isConflict, evidence.map(({ field }) => field)])).toContainEqual([
    true,
    [`attributes.${name}`, 'description'],
  ]);
});

describe('the color at the end of a title', () => {
  it('is in conflict with another one in the attributes, and with none that a text has as well', () => {
    const given = { title: 'Utility Knife, Black', attributes: [{ name: 'Color', value: 'Red' }] };
    const isConflict = (more: object) =>
      checkClaims(extractFacts(product({ ...given, ...more })), 'Black').map((claim) => claim.isConflict);
    expect(isConflict({})).toEqual([true]);
    expect(isConflict({ description: 'With a red handle.' })).toEqual([undefined]);
  });
});

describe('what a text of the source says against its attributes', () => {
  const conflicts = (given: Parameters<typeof product>[0], text: string) =>
    checkClaims(extractFacts(product(given)), text)
      .filter(({ isConflict }) => isConflict)
      .map((claim) => [claim.text, claim.evidence.map(({ field }) => field)]);

  it.each<[string, string, [name: string, value: string]]>([
    ['a denial', 'Microwave safe and dishwasher safe.', ['Dishwasher Safe', 'No']],
    ['where it is made', 'Sewn by hand. Made in the USA.', ['Ctry of Origin', 'Thailand']],
    ['how long it is guaranteed', 'Very quiet. Lifetime warranty.', ['Warranty', '2 years']],
    ['what it holds', 'With a lid. Holds 480 ml.', ['Capacity', '360 ml']],
    ['an amount under a name that is a unit', 'Very quiet. Uses only 100 watts.', ['Watts', '150']],
    ['what it is free from', 'A mild tea. Caffeine free.', ['Caffeine', 'high']],
    ['a claim behind pictures', '🎉🎉 Great mug. Dishwasher safe.', ['Dishwasher Safe', 'No']],
    ['a claim among others', 'Microwave safe, dishwasher safe.', ['Dishwasher Safe', 'false']],
    ['what it weighs, however far apart', 'Very quiet. It weighs 3 kg.', ['Weight', '1 kg']],
    ['what it draws', 'Very quiet. It draws 30 W.', ['Power', '10 W']],
    ['what it gives', 'Very quiet. A thing with a brightness of 900 lumens.', ['Lumens', '300 lm']],
    ['the length of a part both name', 'For workshops. The cable is 2 m long.', ['Cable Length', '6 m']],
    ['a part both name, in other words', 'Steel. Its blade diameter is 210 mm.', ['Blade Diameter', '190 mm']],
    ['a side said as how high it is', 'Oak. The thing is 3.2 m high.', ['Height', '2.3 m']],
    ['what turns', 'The torque is 80 Nm.', ['Torque', '40 Nm']],
    ['what it holds, and what for', '10,000 mAh capacity for several charges', ['Capacity', '20000 mAh']],
    ['what it weighs, and what else it does', 'It weighs 3 kg and folds flat.', ['Weight', '1 kg']],
    ['its sides', 'Oak. Size 10 x 8 x 24 cm', ['Dimensions', '10 x 8 x 14 cm']],
    ['a name no shopper reads, said by the text', 'Packed weight 4.2 kg.', ['Packed Weight', '6.8 kg']],
    ['how many of a part there are', 'A thing with 8 ribs.', ['Ribs', '6']],
    ['how many, by a number of', 'Comes with 4 burners.', ['Number of Burners', '3']],
    ['how many are in a pack', 'A set of 12 pieces.', ['Pieces', '8']],
    ['what comes with it', 'Loud. The battery is not included.', ['Battery Included', 'Yes']],
    ['what does not come with it', 'Loud. Batteries included.', ['Battery Included', 'No']],
    ['what it is made of', 'Warm. It is made of steel.', ['Material', 'Plastic']],
    ['what all of it is made of', '100% cotton', ['Material', 'Steel']],
    ['what a thing of two words weighs', 'The arc thing weighs 3 kg.', ['Weight', '1 kg']],
    ['what the make says it weighs', 'The Hollin thing weighs 3 kg.', ['Weight', '1 kg']],
    ['its color', 'Warm. The color is red.', ['Color', 'Blue']],
    ['a quality of the goods by their name', 'The thing is dishwasher safe.', ['Dishwasher Safe', 'No']],
  ])('is a conflict: %s', (_what, description, [name, value]) => {
    const given = { title: 'Arc Thing', brand: 'Hollin', description, attributes: [{ name, value }] };
    expect(conflicts(given, description)).toEqual([[expect.any(String), ['description', `attributes.${name}`]]]);
    // Without the attribute the text is believed.
    expect(conflicts({ ...given, attributes: [] }, description)).toEqual([]);
  });

  it.each<[string, string, [name: string, value: string]]>([
    ['the same in other units', 'With a lid. Holds 0.36 l.', ['Capacity', '360 ml']],
    ['one of several amounts', 'With a cup of 250 ml and one of 480 ml.', ['Capacity', '360 ml']],
    ['what the text goes on to name', 'With a 480 ml milk jug.', ['Capacity', '360 ml']],
    ['the same in another measure', 'A picture of 1080p.', ['Native Resolution', '1920 x 1080']],
    ['a range', 'For tanks of 20 to 60 gallons.', ['Tank Capacity', '55 gallons']],
    ['what is far apart', 'Comes with 20 ml of oil.', ['Capacity', '360 ml']],
    ['a side', 'With a cable of 120 cm.', ['Length', '100 cm']],
    ['what it bears', 'For dogs of 30 kg.', ['Weight', '40 kg']],
    ['a color of several', 'Also available in red.', ['Color', 'Blue']],
    ['a material of a part', 'With a steel plunger.', ['Material', 'Glass']],
    ['an attribute no shopper reads', 'Made in the USA.', ['Origin code', 'China']],
    ['a compound in a list', 'Alcohol free.', ['Ingredients', 'Water, cetearyl alcohol']],
    ['nothing of it', 'Caffeine free.', ['Caffeine', '0 mg']],
    ['a part that is', 'The lid is dishwasher safe.', ['Dishwasher Safe', 'No']],
    ['a part named behind it', 'Dishwasher-safe lid. Hand wash the mug.', ['Dishwasher Safe', 'No']],
    ['a part named before it', 'Lid: dishwasher safe.', ['Dishwasher Safe', 'No']],
    ['a part made somewhere', 'Made in Japan blades.', ['Country of Origin', 'China']],
    ['the warranty of a part', '10-year warranty on the motor.', ['Warranty', '1 year']],
    ['one of two warranties', 'Lifetime warranty. 1 year warranty for trade use.', ['Warranty', '1 year']],
    ['the same time in days', 'A 1-year warranty.', ['Warranty', '365 days']],
    ['where it was designed', 'Designed in Germany, made in China.', ['Country of Origin', 'China']],
    ['where a part was made', 'With blades made in Japan.', ['Country of Origin', 'China']],
    ['what a part measures', 'Seat height 45 cm.', ['Height', '85 cm']],
    ['what a part weighs', 'The lid weighs 0.9 kg.', ['Weight', '1.2 kg']],
    ['an amount per serving', '24 g of protein per scoop.', ['Protein', '40 g']],
    ['another power of it', 'Power consumption: 1,350 W.', ['Output power', '900 W']],
    ['another capacity of it', 'A power bank of 10000 mAh.', ['Rated capacity', '6000 mAh']],
    ['what it weighs beside what it holds', 'A bottle of 24 fl oz.', ['Item Weight', '14 ounces']],
    ['what it weighs in another state', 'Packed, it weighs 4.2 kg.', ['Weight', '3.9 kg']],
    ['what it weighs without a part', 'The thing weighs 1 kg without its base.', ['Weight', '1.4 kg']],
    ['what it takes on', 'A thing for 8 kg.', ['Weight', '65 kg']],
    ['how many are in each set', 'Six place settings of four pieces each.', ['Number of Pieces', '24']],
    ['what it measures in two states', 'The thing is 120 cm long and 160 cm when extended.', ['Length', '160 cm']],
    ['how many are in one box', '20 bags in a box.', ['Bags', '100']],
    ['how many are in boxes', 'Comes in boxes of 20 bags.', ['Bags', '100']],
    ['another material of one family', 'Made of cashmere.', ['Material', 'Wool']],
    ['a soft material by another name', 'Made of nylon.', ['Material', 'Plastic']],
    ['a material the table says little of', 'Made of rattan.', ['Material', 'Wicker']],
    ['how many are in each', '20 bags per box.', ['Bags', '100']],
    ['how many are at one side', '4 drawers on the left.', ['Drawers', '8']],
    ['a side of a range in centimeters', 'Adjustable, 37-60 cm.', ['Width (cm)', '60']],
    ['the label of both systems', 'Net weight 0.12 oz.', ['Net Weight', '3.5 g']],
    ['what it weighs for some', 'It weighs 3 kg for the base model.', ['Weight', '1 kg']],
    ['what each of them weighs', 'Each weighs 200 g.', ['Weight', '1.2 kg']],
    ['what it carries', 'It carries 120 kg.', ['Weight', '14 kg']],
    ['what it gives others', 'It delivers 20 W.', ['Power', '65 W']],
    ['what a part of it draws', 'With a motor of 500 W.', ['Power', '600 W']],
    ['the length of another part', 'The hose is 2 m long.', ['Cable Length', '5 m']],
    ['a side of another direction', 'The thing is 75 cm high.', ['Length', '140 cm']],
    ['a length under a condition', 'The thing is 200 cm long when extended.', ['Length', '140 cm']],
    ['a thousand parted by a point', 'It weighs 1.150 g.', ['Weight', '1.15 kg']],
    ['some of a number', 'A case with 2 pockets and 6 side pockets.', ['Pockets', '8']],
    ['another battery', 'Remote battery included. Speaker battery not included.', ['Battery Included', 'No']],
    ['what else does not come with it', 'Charger not included.', ['Battery Included', 'Yes']],
    ['a material of two', 'Made of steel with a rubber base.', ['Material', 'Rubber']],
    ['a sort of the material', 'Made of cotton.', ['Material', 'Organic cotton']],
    ['the material of a part', 'The frame is made of steel.', ['Material', 'Leather']],
    ['one color of several', 'The color is red.', ['Color', 'Red, Blue']],
  ])('is none: %s', (_what, description, [name, value]) => {
    expect(conflicts({ title: 'Arc Thing', description, attributes: [{ name, value }] }, description)).toEqual([]);
  });
});
