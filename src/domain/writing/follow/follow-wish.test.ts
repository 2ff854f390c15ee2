import { describe, expect, it, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { pickParts, type TextPart } from '#domain/parts/parts.ts';
import { english, requestFor } from '../test-draft.ts';
import { writeDraft } from '../write/write-draft.ts';

type ProductFields = Partial<SourceProduct>;

/** The text a wish makes of what is on the screen. */
function wished(part: TextPart, prompt: string, fields: ProductFields, earlier?: string) {
  const source = product({ description: '', bullets: [], attributes: [], brand: 'Orvik', ...fields });
  const request = {
    ...requestFor(source, { prompt, parts: [part] }),
    present: pickParts(source),
    ...(earlier === undefined ? {} : { earlier: { [part]: earlier } }),
  };
  return writeDraft(request, english)[part]?.content;
}
const attributes = [
  { name: 'Color', value: 'Matt Black' },
  { name: 'Capacity', value: '0.9 L' },
];

describe('in a title', () => {
  test.each<[string, ProductFields, string]>([
    [
      'start with the brand',
      { title: 'Curling Mascara', description: 'The brand for lashes.' },
      'Orvik Curling Mascara',
    ],
    ['Orvik first', { title: 'Curling Mascara' }, 'Orvik Curling Mascara'],
    ['brand to the front', { title: 'Curling Mascara by Orvik' }, 'Orvik Curling Mascara'],
    ['end with the color', { title: 'Matt Black Kettle 0.9 L', attributes }, 'Kettle 0.9 L, Matt Black'],
    ['mention the color', { title: 'Kettle', attributes }, 'Kettle, Matt Black'],
    [
      'make it shorter',
      { title: 'Kettle 0.9 L electric, Matt Black, for Home', description: 'At home.' },
      'Kettle 0.9 L electric, Matt Black',
    ],
    ['make it shorter', { title: 'Kettle 0.9 L electric, Matt Black' }, 'Kettle 0.9 L electric, Matt Black'],
    ['replace kettle by water boiler', { title: 'Orvik Kettle 0.9 L' }, 'Orvik Water Boiler 0.9 L'],
    ['remove the brand', { title: 'Orvik Kettle' }, 'Kettle'],
    ['avoid oak', { title: 'Bench made of oak' }, 'Bench made of oak'],
    ['no exclamation marks', { title: 'Kettle! Now!' }, 'Kettle Now'],
  ])('%s', (prompt, fields, written) => expect(wished('title', prompt, fields)).toBe(written));
});

describe('in a description', () => {
  const description =
    'The kettle boils fast. It has a bramble finish. The cord is 2 m long. Do not use it outdoors. A stylish look for you.';
  test.each<[string, string]>([
    ['shorter', 'The kettle boils fast. It has a bramble finish. The cord is 2 m long. Do not use it outdoors.'],
    ['under 60 characters', 'The kettle boils fast. Do not use it outdoors.'],
    ['avoid bramble', 'The kettle boils fast. The cord is 2 m long. Do not use it outdoors. A stylish look for you.'],
    ['avoid cord', description],
    ['mention the color', `${description}\n\nColor: Matt Black.`],
  ])('%s', (prompt, written) =>
    expect(wished('description', prompt, { title: 'Kettle', description, attributes })).toBe(written),
  );

  it('keeps steps together, and no heading over nothing', () => {
    const steps = '1. Fill it with water.\n2. Press the lid until it clicks.\n3. Wait for two minutes.';
    const steeped = 'Rinse the pot with hot water. Add the leaves to it. Then leave it alone for two minutes.';
    const care = 'Care of the Steel\nA soft cloth is all that it wants after a long day.';
    const praise = 'A stylish look for you and for all of your guests, in every kitchen and in every season.';
    for (const sequence of [steps, steeped]) {
      const described = `The kettle boils fast.\n${sequence}\n${praise}\n${care}`;
      const kept = `The kettle boils fast.\n${sequence}`;
      expect(
        wished('description', `under ${kept.length + 5} characters`, { title: 'Kettle', description: described }),
      ).toBe(kept);
      expect(wished('description', 'under 60 characters', { title: 'Kettle', description: described })).toBe(
        'The kettle boils fast.',
      );
      // Nothing but the steps could go.
      expect(wished('description', 'halve it', { description: sequence })).toBe(sequence);
    }
  });

  it('goes on with the wishes before', () => {
    const written = wished(
      'description',
      'mention the color',
      { description: 'The kettle boils fast. It looks very stylish in every room.', attributes },
      'at most 60 characters',
    );
    expect(written).toBe('The kettle boils fast.\n\nColor: Matt Black.');
  });

  it('keeps markup and all where nothing is to be done', () => {
    const html = '<p>The kettle <b>boils</b>.</p>';
    expect(wished('description', 'under 500 characters', { description: html })).toBe(html);
  });
});

describe('in bullets', () => {
  const bullets = ['Boils 0.9 L in 3 minutes', 'Stylish design for you', 'Cord of 2 m', 'Shuts off by itself'];
  test.each<[string, string[]]>([
    ['exactly 3 bullets', ['Boils 0.9 L in 3 minutes', 'Cord of 2 m', 'Shuts off by itself']],
    ['color first', ['Color: Matt Black', ...bullets]],
    ['avoid stylish', ['Boils 0.9 L in 3 minutes', 'Cord of 2 m', 'Shuts off by itself']],
    ['start with cord', ['Cord of 2 m', 'Boils 0.9 L in 3 minutes', 'Stylish design for you', 'Shuts off by itself']],
    ['at least 9 bullets', bullets],
    ['no bullet over 20 characters', bullets],
  ])('%s', (prompt, written) => expect(wished('bullets', prompt, { bullets, attributes })).toEqual(written));

  it('that are too long lose whole phrases, or are named; none goes', () => {
    const long = [
      'Solid oak, oiled by hand for you',
      'Soft (even after a long day)',
      'Red, blue and green cushions',
      'Oak',
    ];
    const shorter = (given: string[]) => wished('bullets', 'no bullet over 20 characters', { bullets: given });
    expect(shorter([long[0], long[1], 'Oak'] as string[])).toEqual([
      'Solid oak, oiled by hand for you',
      'Soft (even after a long day)',
      'Oak',
    ]);
    expect(shorter(['Solid oak, oiled by hand for you', 'Oak'])).toEqual(['Solid oak', 'Oak']);
    expect(shorter(long)).toEqual(long);
  });
});
