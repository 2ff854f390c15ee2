import { describe, expect, it } from 'vitest';
import { readBytes } from './export-fixtures.ts';

const read = async (...items: object[]) => readBytes(new TextEncoder().encode(JSON.stringify(items)));
const reasons = (file: Awaited<ReturnType<typeof read>>) =>
  file.products.flatMap(({ warnings }) => warnings.map(({ column, reason }) => `${column}: ${reason}`));

describe('texts inside records of a JSON file', () => {
  it('are the description by the names of their kind', async () => {
    const file = await read({
      sku: 'M-1',
      name: { en: 'Stoneware mug', de: 'Steinzeugbecher' },
      description: {
        short: 'A mug for tea.',
        long: 'Glazed by hand and fired twice.',
        structured: [{ heading: 'Care', text: 'Dishwasher safe.' }],
      },
    });
    expect(file.refused).toEqual([]);
    expect(file.products[0]?.product).toMatchObject({
      title: 'Stoneware mug',
      description: 'Glazed by hand and fired twice.',
      attributes: [
        { name: 'description.short', value: 'A mug for tea.' },
        { name: 'description.structured', value: 'Care: Dishwasher safe.' },
      ],
    });
    expect(reasons(file)).toEqual(['name: The text is given in en, de; that in en was taken.']);
  });

  it.each<[string, unknown, string, string[]]>([
    ['a short one alone', { short: 'A mug.' }, 'A mug.', []],
    ['languages', { de: 'Ein Becher.', fr: 'Une tasse.' }, 'Ein Becher.', []],
    ['languages inside a kind', { long: { 'en-GB': 'A mug.', 'de-DE': 'Ein Becher.' } }, 'A mug.', []],
    ['an HTML text', { html: '<p>A mug.</p><ul><li>Soft</li></ul>' }, 'A mug.', ['Soft']],
    ['bullets of their own', { text: 'A mug.', bullet_points: ['Soft', 'Warm'] }, 'A mug.', ['Soft', 'Warm']],
    ['blocks alone', { structured: [{ heading: 'Care', text: 'Dishwasher safe.' }] }, 'Care: Dishwasher safe.', []],
    [
      'a list of blocks',
      [
        { type: 'p', content: 'A mug.' },
        { type: 'p', content: 'For tea.' },
      ],
      'A mug.\n\nFor tea.',
      [],
    ],
  ])('are taken from %s', async (_what, description, text, bullets) => {
    const file = await read({ sku: 'M-1', title: 'Mug', description });
    expect(file.products[0]?.product).toMatchObject({ description: text, bullets });
  });

  it('are told where nothing of them can be taken', async () => {
    const file = await read({ sku: 'M-1', title: 'Mug', description: { id: 7, ok: true } });
    expect(file.products[0]?.product.description).toBe('');
    expect(reasons(file)).toEqual(['description: No text was found in this value, and nothing of it was taken.']);
  });
});

describe('facts inside records of a JSON file', () => {
  it.each([
    [{ Colour: 'Blue', Sizes: ['S', 'M'] }],
    [
      [
        { name: 'Colour', options: ['Blue'] },
        { name: 'Sizes', options: ['S', 'M'] },
      ],
    ],
    [
      [
        { name: 'Colour', value: 'Blue' },
        { name: 'Sizes', values: ['S', 'M'] },
      ],
    ],
    [
      [
        { attribute: { name: 'Colour' }, value: { name: 'Blue' } },
        { label: 'Sizes', terms: [{ name: 'S' }, { name: 'M' }] },
      ],
    ],
  ])('are read from %j', async (attributes) => {
    const file = await read({ sku: 'M-1', title: 'Mug', description: 'A mug.', attributes });
    expect(file.products[0]?.product.attributes).toEqual([
      { name: 'Colour', value: 'Blue' },
      { name: 'Sizes', value: 'S, M' },
    ]);
  });

  it('give brand, type and price', async () => {
    const file = await read({
      sku: 'M-1',
      title: 'Mug',
      description: 'A mug.',
      brands: [{ id: 7, name: 'Clayfield' }],
      product_type: 'Mugs',
      prices: { US: { amount: 10, currency: 'USD' } },
    });
    expect(file.products[0]?.product).toMatchObject({ brand: 'Clayfield', category: 'Mugs', price: '10 USD' });
  });
});
