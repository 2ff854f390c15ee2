import { describe, expect, test } from 'vitest';
import { readFact } from './attributes.ts';
import { tellFacts } from './fact-sentences.ts';
import { draftFor } from './test-product.ts';
import { dropFilledIn } from './variant-facts.ts';

const fact = (name: string, value: string) => {
  const read = readFact({ name, value });
  return read && `${read.name}: ${read.value}`;
};

describe('what stands under size and colour', () => {
  test.each([
    ['size', '25PCS', 'Quantity: 25 pcs'],
    ['size', '12 Pieces/set', 'Quantity: 12 pieces'],
    ['size', '1 Set/4pcs', 'Quantity: 4 pcs'],
    ['size', '1 Set (14Pcs)', 'Quantity: 14 pcs'],
    ['color', 'Black-58*58cm', 'Color: Black'],
    ['model_number', 'swhairac18200930709', null],
    ['size', '1pc', null],
    ['size', 'Rose Gold', 'Color: Rose Gold'],
    ['color', 'C2 Blue Frame', 'Color: Blue Frame'],
    ['style', 'Light Luxury Style', 'Style: Light Luxury'],
    ['washing temperature', 'The washing temperature is below 30 degrees', 'Washing temperature: Below 30 degrees'],
    ['composition', '100.00% Polyester', 'Composition: 100% Polyester'],
    ['plug(Voltage)', 'US', 'Plug (voltage): US'],
    ['color', 'Pink Rabbit Box', 'Variant: Pink Rabbit Box'],
    ['color', 'Grey Three-petal Flower Earrings', 'Variant: Grey Three-petal Flower Earrings'],
    ['color', 'Blue and White 6pcs/set', 'Color: Blue and White'],
    ['color', 'Dark Grey (3 Seater)', 'Color: Dark Grey'],
    ['color', 'Piano Color', null],
    ['color', 'Black, Cream', 'Color: Black, Cream'],
    ['size', '25*30cm J', 'Size: 25 x 30 cm'],
    ['size', 'One Size Fits All/1500pcs', 'Quantity: 1500 pcs'],
    ['size', '16-piece Set', 'Quantity: 16 piece'],
    ['style', 'J26', null],
    ['color', 'Deep', null],
    ['color', 'DimGrey', 'Color: Dim Grey'],
    ['size', 'A Purple', 'Color: Purple'],
    ['size', '8 Colors', 'Variant: 8 Colors'],
    ['size', 'Random Style', null],
    ['size', 'B', null],
    ['size', 'M', 'Size: M'],
    ['size', 'L, 2XL, M, XS, S, XL', 'Size: XS, S, M, L, XL, 2XL'],
    ['size', 'L, 40, S', 'Size: L, 40, S'],
    ['size', 'Medium, Small, X Large, Large', 'Size: Small, Medium, Large, X Large'],
    ['color', 'Pink+Blue', 'Color: Pink and Blue'],
    ['size', 'Italian 44, Italian 46', 'Size: Italian 44, Italian 46'],
    ['size', '3 Inch', 'Size: 3 inch'],
    ['size', '40*55inc', null],
    ['size', '72x36x0inches', 'Dimensions: 72 x 36 inches'],
    ['color', 'Multi-colored Random', 'Color: Multicolor'],
    ['color', 'Wool Bear Sewing Kit', 'Variant: Wool Bear Sewing Kit'],
    ['Interior', 'Mila - Green Vinyl, Vera - Brown Vinyl', 'Interior: Green Vinyl, Brown Vinyl'],
    ['Interior', 'Mila - Green Vinyl, brown', 'Interior: Mila - Green Vinyl, brown'],
    ['color', 'Envelope Box', 'Variant: Envelope Box'],
    ['color', 'As Pic', null],
    ['Heel Height', '0 inch', null],
    ['Fabric', 'Slight Stretch', 'Stretch: Slight'],
    ['Stretch', 'Slight Stretch', 'Stretch: Slight'],
    ['color', 'Black/ Gray/ White', 'Color: Black/Gray/White'],
    ['Material', 'PP', null],
    ['size', '50 x 50', null],
    ['Length', '68*68"', 'Dimensions: 68 x 68"'],
    ['Weight', '1.0 pounds', 'Weight: 1.0 pound'],
    ['Weight', '1pounds', 'Weight: 1 pound'],
    ['Age', '12month-2years', 'Age: 12 months-2 years'],
    ['Sleeve Length', 'Long Sleeve', 'Sleeve length: Long'],
    ['Age', '12 month-2 years', 'Age: 12 months-2 years'],
    ['Fabric', 'Cotton lycra', 'Fabric: Cotton Lycra'],
    ['color', 'Flower print', 'Pattern: Flower print'],
    ['color', 'Multicolour', 'Color: Multicolour'],
    ['Element', 'Solid Color', null],
    ['Care', 'Care instructions not provided', null],
    ['Fabric', 'Non-Stretch', 'Stretch: None'],
    ['Plating', 'No Precious Metal Plated', null],
    ['Weight', '1 pounds', 'Weight: 1 pound'],
    ['size', '45cm*90cm', 'Size: 45 cm x 90 cm'],
    ['size', '9*8*2 inch', 'Dimensions: 9 x 8 x 2 inches'],
    ['Style', 'Set4-1234567AB', null],
    ['Material', 'Medium / Fabric, Large / Fabric', null],
    ['Material', 'Medium / Canvas, Large / Canvas', 'Material: Canvas'],
  ])('%s %j is read as %j', (name, value, told) => {
    expect(fact(name, value)).toBe(told);
  });

  const facts = [
    { name: 'Size', value: 'One size', subject: 'size' as const },
    { name: 'Color', value: 'Multicolor', subject: 'color' as const },
    { name: 'Material', value: 'PP', subject: 'material' as const },
  ];
  test.each([
    ['Rice cooker', 'Kitchen', ['Color', 'Material']],
    ['Wide brim hat', 'Sun Hats', ['Size', 'Color', 'Material']],
    ['Shoulder bag', 'Women Top Handle Bags', ['Color', 'Material']],
    ['Red cotton rope', 'Ropes', []],
  ])('of %s (%s) stay %j', (title, kind, kept) => {
    expect(dropFilledIn(facts, title, kind).map(({ name }) => name)).toEqual(kept);
  });
});

test('a measure behind a name is its size, and a set comes as no set', () => {
  const draft = draftFor({ title: 'Varde Small Wood Hurdle - 20 Inch', brand: 'Varde' });
  expect(draft.bullets.content.join('\n')).toContain('Size: 20 Inch');
  const set = draftFor({
    title: 'Varde Mop and Bucket Set',
    brand: 'Varde',
    attributes: [
      { name: 'Pack', value: 'Set of 2' },
      { name: 'Color', value: 'White' },
    ],
  });
  expect(set.description.content).not.toContain('set of 2');
});

test('a British text keeps its colour', () => {
  const description = 'Glass beads in every colour of the sea.';
  const draft = draftFor({ title: 'Bead strand', description, attributes: [{ name: 'Color', value: 'Multicolour' }] });
  expect(draft.bullets.content.join()).toContain('Colour: Multicolour');
});

test('of a pack and what is in its box one is told, and no word under a name that says nothing', () => {
  const told = [
    { name: 'In the box', value: '3 shorts', subject: 'box' as const },
    { name: 'Pack', value: 'Pack of 3', subject: 'box' as const },
    { name: 'Details', value: 'Metal', subject: 'other' as const },
    { name: 'Variant', value: 'Almond', subject: 'style' as const },
  ];
  expect(dropFilledIn(told, 'Cycling shorts', 'Shorts').map(({ name }) => name)).toEqual(['Pack']);
});

test.each([
  [
    'PU leather of a watch with a case of its own',
    'Quartz Watch',
    { Material: 'PU leather', 'Case material': 'Zinc alloy' },
    ['Case material'],
  ],
  ['a paper that is all polyester', 'Photo Banner', { Material: 'Paper', Composition: '100% Polyester' }, []],
  ['another count than that of the title', '21Pcs Welcome Sign', { Quantity: '19 pcs' }, []],
  ['a game for a colour', 'Wooden Sudoku Game', { Color: 'Nine-grid Sudoku' }, []],
  ['a part of the name for a colour', 'Crystal Jade Pagoda Tower', { Color: 'Jade Pagoda Tower' }, []],
  ['the colour a title ends in', 'Shirt in Dark Hash Floral', { Color: 'Dark Hash Floral' }, ['Color']],
  ['one size of what is large', 'Linen Hat, White, Large', { Size: 'One size' }, []],
  ['washing beside its care', 'Chair Cover', { Care: 'Machine wash', 'Machine washable': 'Yes' }, ['Care']],
  [
    'a range beside what lies in it',
    'Laptop',
    { 'Screen size': '15.6"', 'Screen size range': '15" - 15.9"' },
    ['Screen size'],
  ],
  ['an oven for a paper bag', '20pcs Candy Bags', { 'Oven safe': 'No' }, []],
  ['an oven for a plate', 'Dinner Plate', { 'Oven safe': 'No' }, ['Oven safe']],
])('%s', (_why, title, pairs, kept) => {
  const facts = Object.entries(pairs).map(([name, value]) => ({ name, value, subject: 'other' as const }));
  expect(dropFilledIn(facts, title, null).map(({ name }) => name)).toEqual(kept);
});

test.each([
  ['Reading Glasses', []],
  ['Camping Lantern', ['Batteries']],
])('what is not with %s is told of what might have it', (title, kept) => {
  const facts = ['Batteries', 'Box'].map((name) => ({ name, value: 'Not included', subject: 'other' as const }));
  expect(dropFilledIn(facts, title, null).map(({ name }) => name)).toEqual(kept);
});

describe('facts of a shop form in sentences', () => {
  const told = (pairs: Record<string, string>) =>
    tellFacts(
      Object.entries(pairs).flatMap(([name, value]) => readFact({ name, value }) ?? []),
      false,
    ).join(' ');
  test.each([
    [{ 'Storage Included': 'No', 'Cushion Included': 'No' }, 'Storage and cushion are not included.'],
    [{ 'Pattern Type': 'Plants, Textured Pattern' }, 'It has plant and textured patterns.'],
    [{ 'Bra Type': 'Bralettes', 'Sleeve Length': 'Long Sleeve', Style: 'Cottage Style' }, ''],
    [{ size: '45*45' }, ''],
    [{ Material: 'EVA', size: '25pcs' }, 'It is made of EVA.'],
    // A list of occasions is read in a bullet.
    [{ Occasion: "Halloween, Father's Day, Garden Party" }, ''],
    [{ Material: 'High Temperature Fiber' }, 'It is made of high temperature fiber.'],
  ])('%j', (pairs, text) => {
    expect(told(pairs)).toBe(text);
  });

  test('sides share a line, and a detail in small letters stays so behind another', () => {
    const { bullets } = draftFor({
      title: 'Storage crate',
      attributes: [
        { name: 'Length (in)', value: '10' },
        { name: 'Width (in)', value: '6' },
        { name: 'Height (in)', value: '3' },
        { name: 'Strap Type', value: 'Chain' },
        { name: 'Features', value: 'Stackable, Ultra-Soft, Washable' },
      ],
    });
    const text = bullets.content.join('\n');
    expect(text).toMatch(/size: length 10 in, width 6 in, height 3 in/i);
    expect(text).toMatch(/Strap type: (?:C|c)hain/);
    expect(text).toContain('Stackable, ultra-soft, washable');
  });
});

test.each([
  ['Varde Desk Lamp', 'Batteries', 'Not included', true],
  ['Varde Portable Umbrella', 'Batteries', 'Not included', false],
  ['Varde Iron Pot', 'Size', '22LB', false],
  ['Varde Cooktop', 'Size', '220V-240V', false],
  ['Varde Iron Pot', 'Size', 'Set-1pc', false],
  ['Varde Iron Pot', 'Size', '26 cm', true],
])('of a %s, %s of %j is told: %s', (title, name, value, isTold) => {
  expect(dropFilledIn([{ name, value, subject: 'size' }], title, null)).toHaveLength(isTold ? 1 : 0);
});
