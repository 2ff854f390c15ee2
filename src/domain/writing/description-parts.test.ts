import { expect, test } from 'vitest';
import { draftFor } from './test-product.ts';

const told = (fields: Parameters<typeof draftFor>[0]) =>
  draftFor(fields, { retailer: 'Corner shop' }).description.content;

test('a bullet that says again what the text says is no sentence of the description', () => {
  const text = told({
    title: 'Varde Flip Oven',
    description: 'This oven flips up against your wall when it rests, freeing up 50% more counter space.',
    bullets: [
      'Takes up 50% less counter space when it flips up against your wall',
      'Holds six slices of bread at once, with an even crust on each of them',
    ],
  });
  expect(text).not.toContain('less counter space');
  expect(text).toContain('six slices');
});

test('a bullet whose header a sentence says is told by it', () => {
  const text = told({
    title: 'Varde Flip Oven',
    description: 'This oven has a 20-quart capacity that feeds six people of your house.',
    bullets: ['20-QUART CAPACITY: This extra-large oven is fit for the meals of a whole family and its guests'],
  });
  expect(text).not.toContain('extra-large');
});

test('what one sentence states another does not begin with', () => {
  const text = told({
    title: 'Varde Zip Pouch',
    subcategory: 'Pouches',
    description: 'This small pouch is handcrafted by a woman of the valley. Handcrafted by a woman with steady hands.',
  });
  expect(text).not.toContain('steady hands');
});

test('points one after another stay in the bullets', () => {
  const text = told({
    title: 'Varde Flip Oven',
    description: 'This oven flips up.',
    bullets: ['Roast up to 4 lbs of meat, bake a whole pie, toast six slices of bread'],
  });
  expect(text).not.toContain('bake a whole pie');
});

test('a comparison is no composition', () => {
  const text = told({
    title: 'Varde Flip Oven',
    description: 'This oven flips up.',
    bullets: ['Energy: 80% more efficient than a large oven'],
  });
  expect(text).not.toContain('made of 80%');
});

test('a name in the plural is spoken of as many', () => {
  const text = told({
    title: 'Varde Track Pant',
    subcategory: 'Pants',
    description: 'Cold days are no trouble in Varde Track Pants. These track bottoms are made to keep out the wind.',
    attributes: [{ name: 'Color', value: 'Black, Blue' }],
  });
  expect(text).toMatch(/(?:They|pants) come in black and blue/);
});

test('how to care for it comes last', () => {
  const text = told({
    title: 'Varde Wool Shirt',
    description: 'This shirt keeps you warm on any day. Hand wash, do not bleach. The wide collar folds flat.',
    attributes: [{ name: 'Material', value: 'Wool' }],
  });
  expect(
    text
      .trim()
      .split(/(?<=\.)\s+/)
      .at(-1),
  ).toMatch(/^Hand wash/);
});

test('a country heads its bullet by its name alone', () => {
  const { bullets } = draftFor(
    {
      title: 'Varde Wool Shirt',
      description: 'Soft wool shirt. Two chest pockets. Rounded hem. 100% wool. Made in Italy.',
    },
    { retailer: 'Corner shop' },
  );
  expect(bullets.content.join('\n')).toMatch(/[Oo]rigin: Italy/);
});

test('a text that names nothing opens with what stands there', () => {
  expect(told({ title: 'Varde H107', bullets: ['A double bed that can easily sleep two'] })).toMatch(
    /^This is a double bed/,
  );
});

test('beside a whole stuff that of a part is no share', () => {
  const text = told({
    title: 'Varde Rain Jacket',
    description: 'This jacket has a quilted collar. It closes with a zip.',
    attributes: [{ name: 'Composition', value: '100% Polyamide, trimming polyester' }],
  });
  expect(text).toContain('made of 100% polyamide');
  expect(text).not.toContain('and trimming');
});

test('care is told once, in full', () => {
  const text = told({
    title: 'Varde Wool Shirt',
    description: 'This shirt keeps you warm on any day.',
    bullets: ['Machine wash at 40 °C'],
    attributes: [{ name: 'Care', value: 'Machine wash at 40 °C, tumble dry low' }],
  });
  expect(text.match(/Machine wash/g)).toEqual(['Machine wash']);
  expect(text).toContain('tumble dry low');
});
