import { describe, expect, it } from 'vitest';
import { readBytes } from './export-fixtures.ts';

const readFile = async (content: unknown) => readBytes(new TextEncoder().encode(JSON.stringify(content)));
const read = async (...items: object[]) => readFile(items);
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
      translations: { de: { title: 'Steinzeugbecher' } },
      description: 'Glazed by hand and fired twice.',
      attributes: [
        { name: 'description.short', value: 'A mug for tea.' },
        { name: 'description.structured', value: 'Care: Dishwasher safe.' },
      ],
    });
    expect(reasons(file)).toEqual([]);
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

  it('are by language where a country stands for it', async () => {
    const both = (ru: string, ua: string) => [
      { lang: 'ru', value: ru },
      { lang: 'ua', value: ua },
    ];
    const file = await read({ sku: 'M-1', name: both('Кружка', 'Кухоль'), description: both('Для чая.', 'Для чаю.') });
    expect(file.products[0]?.product).toMatchObject({
      title: 'Кружка',
      description: 'Для чая.',
      translations: { 'uk-UA': { title: 'Кухоль', description: 'Для чаю.' } },
    });
  });

  it('and a name of the field before its value is no part of it', async () => {
    const file = await read(
      { sku: 'M-1', title: 'Mug', brand: 'Brand: Hollin' },
      { sku: 'M-2', title: 'Pot', brand: 'Ford: Pro' },
    );
    expect(file.products.map(({ product }) => product.brand)).toEqual(['Hollin', 'Ford: Pro']);
  });

  it('are told where nothing of them can be taken', async () => {
    const file = await read({ sku: 'M-1', title: 'Mug', description: { id: 7, ok: true } });
    expect(file.products[0]?.product.description).toBe('');
    expect(reasons(file)).toEqual(['description: This value contains no text, so it was skipped.']);
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

const text = 'Glazed by hand and fired twice, so that it keeps tea warm.';
const image = 'https://x.test/a.jpg';
const mug = { sku: 'M-1', title: 'Stoneware mug', description: text };

describe('a product in wrappers', () => {
  it.each<[string, unknown, object]>([
    [
      'texts and images one level down',
      [
        {
          sku: 'M-1',
          name: 'Stoneware mug',
          details: { description: text, features: ['Soft', 'Warm'], colour: 'Blue' },
          media: {
            images: [{ url: image }, { url: 'https://x.test/b.jpg' }],
            videos: [{ url: 'https://x.test/v.mp4' }],
          },
        },
      ],
      {
        ...mug,
        bullets: ['Soft', 'Warm'],
        images: [image, 'https://x.test/b.jpg'],
        attributes: [{ name: 'colour', value: 'Blue' }],
      },
    ],
    [
      'texts two levels down',
      [
        {
          sku: 'M-1',
          name: 'Stoneware mug',
          content: { copy: { long_description: text, bullet_points: [{ text: 'Soft' }, { text: 'Warm' }] } },
          assets: { gallery: [{ src: image }] },
        },
      ],
      { ...mug, bullets: ['Soft', 'Warm'], images: [image] },
    ],
    [
      'the product beside its id, with variants',
      [
        {
          id: 7,
          product: {
            sku: 'M-1',
            title: 'Stoneware mug',
            body_html: `<p>${text}</p>`,
            vendor: 'Clay',
            variants: [{ sku: 'V-1', price: '9.90' }],
          },
        },
      ],
      { ...mug, brand: 'Clay', price: '9.90' },
    ],
    [
      'texts by language',
      [
        {
          sku: 'M-1',
          translations: {
            de: { title: 'Becher', description: 'Ein Becher.' },
            en: { title: 'Stoneware mug', description: text },
          },
        },
      ],
      { ...mug, translations: { de: { title: 'Becher', description: 'Ein Becher.' } } },
    ],
    [
      'a list of texts by language',
      [
        {
          sku: 'M-1',
          texts: [
            { locale: 'de', title: 'Becher', description: 'Ein Becher.' },
            { locale: 'en', title: 'Stoneware mug', description: text, highlights: ['Soft'] },
          ],
        },
      ],
      { ...mug, bullets: ['Soft'], translations: { de: { title: 'Becher', description: 'Ein Becher.' } } },
    ],
    [
      'names with values',
      [
        {
          sku: 'M-1',
          name: 'Stoneware mug',
          custom_attributes: [
            { attribute_code: 'description', value: text },
            { attribute_code: 'features', value: ['Soft', 'Warm'] },
            { attribute_code: 'colour', value: 'Blue' },
          ],
        },
      ],
      { ...mug, bullets: ['Soft', 'Warm'], attributes: [{ name: 'colour', value: 'Blue' }] },
    ],
    [
      'edges and nodes',
      {
        data: {
          products: {
            edges: [
              {
                node: {
                  entityId: 7,
                  sku: 'M-1',
                  name: 'Stoneware mug',
                  plainTextDescription: text,
                  defaultImage: { urlOriginal: image },
                  prices: { price: { value: 9.9, currencyCode: 'EUR' } },
                  brand: { name: 'Clay' },
                  customFields: { edges: [{ node: { name: 'Colour', value: 'Blue' } }] },
                },
              },
            ],
          },
        },
      },
      {
        ...mug,
        images: [image],
        price: '9.9 EUR',
        brand: 'Clay',
        attributes: [
          { name: 'entityId', value: '7' },
          { name: 'Colour', value: 'Blue' },
        ],
      },
    ],
    [
      'a type and its attributes',
      [
        {
          id: '1',
          type: 'products',
          attributes: { title: 'Stoneware mug', sku: 'M-1', body: text, highlights: ['Soft'], price: 9.9 },
          relationships: { brand: { data: { id: '7', type: 'brand' } } },
        },
      ],
      { ...mug, bullets: ['Soft'], price: '9.9', brand: null },
    ],
    [
      'values by language and channel',
      [
        {
          identifier: 'M-1',
          values: {
            name: [
              { locale: 'de_DE', scope: null, data: 'Becher' },
              { locale: 'en_US', scope: null, data: 'Stoneware mug' },
            ],
            description: [{ locale: 'en_US', scope: 'shop', data: text }],
          },
        },
      ],
      mug,
    ],
    [
      'every field by language',
      [
        {
          sys: { id: 'abc' },
          fields: {
            title: { 'en-US': 'Stoneware mug' },
            sku: { 'en-US': 'M-1' },
            description: {
              'en-US': { nodeType: 'document', content: [{ content: [{ nodeType: 'text', value: text }] }] },
            },
            media: { 'en-US': [{ url: image }] },
          },
        },
      ],
      { ...mug, images: [image] },
    ],
    [
      'a store around the product, and an editor for its text',
      [
        {
          _id: 'p1',
          store: { title: 'Stoneware mug', sku: 'M-1', previewImageUrl: image },
          body: [
            {
              _type: 'block',
              children: [
                { _type: 'span', text: 'Glazed by hand ' },
                { text: 'and fired twice, so that it keeps tea warm.' },
              ],
            },
          ],
        },
      ],
      { ...mug, images: [image] },
    ],
    [
      'an offer, and an amount in coins',
      [
        {
          sku: 'M-1',
          name: 'Stoneware mug',
          description: text,
          offers: { price: { centAmount: 1290, fractionDigits: 2 }, priceCurrency: 'EUR' },
        },
      ],
      { ...mug, price: '12.90 EUR' },
    ],
    [
      'names nobody knows, by what stands there',
      [1, 2].map((n) => ({
        listing: {
          ids: { sku: `M-${n}` },
          marketing: { romanceCopy: `${text} ${text} ${text} ${n}`, headline: `Stoneware mug ${n}` },
          imagery: [{ type: 'primary', uri: image }],
        },
      })),
      { sku: 'M-1', title: 'Stoneware mug 1', description: `${text} ${text} ${text} 1`, images: [image] },
    ],
  ])('%s', async (_what, content, expected) => {
    const file = await readFile(content);
    expect(file.refused).toEqual([]);
    expect(file.products[0]?.product).toMatchObject(expected);
  });

  it('is never mixed with what stands beside it', async () => {
    const items = [1, 2, 3, 4, 5, 6].map((n) => ({
      sku: `M-${n}`,
      name: `Mug ${n}`,
      collection: { title: 'Summer', description: 'Colours of the sea.', image },
    }));
    const [first] = (await read(...items)).products;
    expect(first?.product).toMatchObject({ title: 'Mug 1', description: '' });
    expect(first?.product.attributes).toEqual([
      { name: 'collection.title', value: 'Summer' },
      { name: 'collection.description', value: 'Colours of the sea.' },
    ]);
    const own = await read({ ...mug, warranty: { title: 'Two years', description: 'We repair it.' } });
    expect(own.products[0]?.product).toMatchObject(mug);
  });

  it('does not take a list of facts apart where the item has the field itself', async () => {
    const attributes = ['Image', 'Short description', 'Currency'].map((name) => ({ name, value: 'Printed' }));
    const file = await read({ ...mug, images: [image], price: '9.90', attributes });
    expect(file.products[0]?.product).toMatchObject({ images: [image], price: '9.90', attributes });
  });
});

describe('what no field takes', () => {
  it('is told once a file with its name and an example', async () => {
    const item = (n: number) => ({
      ...mug,
      sku: `M-${n}`,
      images: [{ src: image, alt: 'Mug', caption: `Front side ${n}`, type: 'main' }],
      variants: [{ sku: `V-${n}`, price: '9.90', option1: 'Red' }],
      care: { text: 'Wipe clean' },
    });
    const file = await read(item(1), item(2));
    expect(file.products.map(({ warnings }) => warnings.map(({ column, value }) => [column, value]))).toEqual([
      [
        ['images.caption', 'Front side 1'],
        ['variants.option1', 'Red'],
      ],
      [],
    ]);
    expect(reasons(file)[0]).toBe(
      'images.caption: No product field fits this value, so it was skipped. This is reported once for all products that have it.',
    );
  });

  it('is told of tables, too', async () => {
    const file = await readBytes(
      new TextEncoder().encode(
        'sku,name,pictures\nM-1,Mug,"[{""src"":""https://x.test/a.jpg"",""caption"":""Front side""}]"\n',
      ),
    );
    expect(file.products[0]?.warnings.map(({ column, value }) => [column, value])).toEqual([
      ['pictures.caption', 'Front side'],
    ]);
  });
});
