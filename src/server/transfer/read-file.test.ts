import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadItem, ReadProduct } from '#domain/transfer/record.ts';
import type { Cleaned } from '#domain/transfer/transfer.contract.ts';
import { turnsByTheClock } from '#testing/turns.ts';
import { openCatalogue, type ReadOptions } from './read-file.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(content: string | Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, `upload-${files}`);
  await writeFile(path, content);
  return path;
}

async function read(content: string | Uint8Array, options: ReadOptions = {}) {
  const catalogue = await openCatalogue(await save(content), options);
  const items: ReadItem[] = [];
  const cleaned: Cleaned[] = [];
  for await (const batch of catalogue.items()) {
    items.push(...batch.items);
    cleaned.push(...batch.cleaned);
  }
  await catalogue.close();
  const products = items.flatMap((item): ReadProduct[] => (item.kind === 'product' ? [item] : []));
  const refused = items.flatMap((item) =>
    item.kind === 'refused' ? item.problems.map((problem) => `${problem.row}: ${problem.reason}`) : [],
  );
  return { ...catalogue, items, products, refused, cleaned };
}

const only = (products: ReadProduct[]) => {
  expect(products).toHaveLength(1);
  const [product] = products;
  if (!product) throw new Error('No product');
  return product;
};

describe('Shopify', () => {
  const file = `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Published
mug,Stoneware mug,"<p>Glazed by hand.</p><ul><li>350 ml</li></ul>",Clayfield,Mugs,Colour,Blue,MUG-B,12.00,https://a.example/2.jpg,2,true
mug,,,,,,Red,MUG-R,12.00,https://a.example/1.jpg,1,
plate,Plate,,Clayfield,Plates,Title,Default Title,,9.00,,,true
`;

  it('makes one product of the rows of a handle', async () => {
    const { products, format, mapping } = await read(file);
    expect(format).toBe('shopify-csv');
    expect(mapping.Published).toBe('ignore');
    const [mug, plate] = products;
    expect(mug?.product).toEqual({
      sku: 'MUG-B',
      title: 'Stoneware mug',
      description: 'Glazed by hand.',
      bullets: ['350 ml'],
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      imageAlts: [],
      price: '12.00',
      category: 'Mugs',
      subcategory: null,
      brand: 'Clayfield',
      retailer: null,
      attributes: [{ name: 'Colour', value: 'Blue, Red' }],
    });
    expect(mug?.row).toBe(2);
    expect(mug?.source.rows).toHaveLength(2);
    expect(mug?.source.rows[1]).toEqual({
      Handle: 'mug',
      'Option1 Value': 'Red',
      'Variant SKU': 'MUG-R',
      'Variant Price': '12.00',
      'Image Src': 'https://a.example/1.jpg',
      'Image Position': '1',
    });
    expect(mug?.provides).toEqual(
      expect.arrayContaining(['title', 'description', 'bullets', 'brand', 'category', 'price', 'images']),
    );
    expect(plate?.product).toMatchObject({ sku: 'plate', attributes: [] });
  });

  it('reads the newer header the same way', async () => {
    const { products, format } = await read(
      'Title,URL handle,Description,Vendor,Type,SKU,Option1 name,Option1 value,Price,Product image URL\nMug,mug,<p>x</p>,Clay,Mugs,M1,Colour,Blue,5,https://a.example/1.jpg\n,mug,,,,M2,,Red,5,\n',
    );
    expect(format).toBe('shopify-csv');
    expect(only(products).product).toMatchObject({
      sku: 'M1',
      title: 'Mug',
      description: 'x',
      price: '5',
      attributes: [{ name: 'Colour', value: 'Blue, Red' }],
    });
  });

  it('names products by their handle where several carry one SKU', async () => {
    const { products } = await read('Handle,Title,Vendor,Variant SKU\na,A,V,FALL\nb,B,V,FALL\n日本,C,V,\n');
    expect(products.map(({ product }) => product.sku)).toEqual(['a', 'b', '日本']);
  });

  it('refuses rows without a handle or title', async () => {
    const { refused, products } = await read('Handle,Title,Vendor,Variant SKU\n,A,V,1\nb,,V,2\nc,C,V,3\n');
    expect(refused).toEqual(['2: The handle is empty, so the row belongs to no product.', '3: The title is empty.']);
    expect(products).toHaveLength(1);
  });
});

describe('WooCommerce', () => {
  const header =
    'ID,Type,SKU,Name,Short description,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Tax class\n';

  it('folds variations into their parent, by SKU or id, before or after it', async () => {
    const { products, refused, format } = await read(
      `${header}11,variation,T-S,Tee - S,,,5,,,tee,Size,S,parent
10,variable,tee,Tee,Soft.,"Cotton tee.\\n\\nWashes well.",,"Clothing > Tees, Sale","https://a.example/1,a.jpg, https://a.example/2.jpg",,Size,"S, M",
20,simple,cap,Cap,Warm.,,7,Hats,,,Brand,Capco,
12,variation,T-M,Tee - M,,,6,,,id:10,Size,M,parent
13,variation,X-M,Lost,,,6,,,gone,Size,M,parent
14,variation,Y-M,Lost,,,6,,,,Size,M,parent
`,
    );
    expect(format).toBe('woocommerce-csv');
    expect(refused).toEqual([
      '6: The variation belongs to “gone”, which is not in this file.',
      '7: The variation has no parent product.',
    ]);
    expect(products.map(({ product }) => product.sku).sort()).toEqual(['cap', 'tee']);
    const tee = products.find(({ product }) => product.sku === 'tee');
    expect(tee?.product).toMatchObject({
      title: 'Tee',
      description: 'Cotton tee.\n\nWashes well.',
      price: '5',
      category: 'Clothing',
      subcategory: 'Tees',
      images: ['https://a.example/1,a.jpg', 'https://a.example/2.jpg'],
      attributes: [
        { name: 'Size', value: 'S, M' },
        { name: 'Short description', value: 'Soft.' },
        { name: 'Categories', value: 'Clothing > Tees; Sale' },
      ],
    });
    expect(tee?.source.rows.map((row) => row.SKU)).toEqual(['tee', 'T-S', 'T-M']);
    expect(products.find(({ product }) => product.sku === 'cap')?.product).toMatchObject({
      description: 'Warm.',
      brand: 'Capco',
    });
  });

  it('takes grouped and external products, and names those without a SKU by their id', async () => {
    const { products } = await read(`${header}30,grouped,,Set,,,,,,,,,\n31,external,ext,Link,,,,,,,,,\n`);
    expect(products.map(({ product }) => product.sku)).toEqual(['id:30', 'ext']);
  });
});

it('folds Magento variants into their configurable product', async () => {
  const { products, format } =
    await read(`sku,store_view_code,product_type,categories,name,description,price,base_image,additional_attributes,configurable_variations,tax_class_name
M-S,,simple,"Default Category/Men/Tops,Default Category",Hoodie-S,,5,,"size=S",,Taxable
M-M,,simple,"Default Category/Men/Tops",Hoodie-M,,5,,"size=M",,Taxable
M,,configurable,"Default Category/Men/Tops,Default Category/Sale",Hoodie,"<p>Warm.</p><p>&bull; One<br />&bull; Two</p>",,/m/a.jpg,"has_options=1,material=Wool|Nylon","sku=M-S,size=S|sku=M-M,size=M",Taxable
M,de,configurable,,Kapuzenpulli,,,,,,
B,,simple,"Default Category/Bags",Bag,x,9,https://a.example/b.jpg,color=Red,,Taxable
`);
  expect(format).toBe('magento-csv');
  const [hoodie, bag] = products;
  expect(products).toHaveLength(2);
  expect(hoodie?.product).toMatchObject({
    sku: 'M',
    title: 'Hoodie',
    description: 'Warm.',
    bullets: ['One', 'Two'],
    category: 'Men',
    subcategory: 'Tops',
    price: '5',
    images: ['/m/a.jpg'],
    attributes: [
      { name: 'size', value: 'S, M' },
      { name: 'material', value: 'Wool, Nylon' },
      { name: 'categories', value: 'Men > Tops; Sale' },
    ],
  });
  expect(hoodie?.source.rows.map((row) => row.sku)).toEqual(['M', 'M-S', 'M-M']);
  expect(hoodie?.warnings[0]?.reason).toMatch(/image URLs are incomplete/);
  expect(bag?.product).toMatchObject({ sku: 'B', category: 'Bags', subcategory: null });
});

describe('Google', () => {
  it('reads details, highlights and structured texts of a feed', async () => {
    const { products, format } =
      await read(`<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>
      <g:id>1</g:id><g:structured_title><g:digital_source_type>trained_algorithmic_media</g:digital_source_type><g:content>Mug &amp;amp; saucer</g:content></g:structured_title>
      <g:description>&lt;p&gt;Glazed.&lt;/p&gt;</g:description><g:image_link>https://a.example/1.jpg</g:image_link><g:additional_image_link>https://a.example/2.jpg</g:additional_image_link>
      <g:product_highlight>Holds 350 ml</g:product_highlight><g:product_highlight>Dishwasher safe</g:product_highlight>
      <g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Material</g:attribute_name><g:attribute_value>Stoneware</g:attribute_value></g:product_detail>
      <g:price>12.00 EUR</g:price><g:product_type>Home &gt; Kitchen &gt; Mugs</g:product_type><g:google_product_category>2169</g:google_product_category>
      <g:item_group_id>G1</g:item_group_id><g:availability>in_stock</g:availability></item></channel></rss>`);
    expect(format).toBe('google-xml');
    expect(only(products).product).toEqual({
      sku: '1',
      title: 'Mug & saucer',
      description: 'Glazed.',
      bullets: ['Holds 350 ml', 'Dishwasher safe'],
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      imageAlts: [],
      price: '12.00 EUR',
      category: 'Home',
      subcategory: 'Mugs',
      brand: null,
      retailer: null,
      attributes: [
        { name: 'Material', value: 'Stoneware' },
        { name: 'item_group_id', value: 'G1' },
        { name: 'product_type', value: 'Home > Kitchen > Mugs' },
      ],
    });
  });

  it('reads a table feed', async () => {
    const { products, format } = await read(
      'id\ttitle\timage_link\tadditional_image_link\tavailability\tproduct_highlight\tproduct_detail\n1\tMug\thttps://a.example/1.jpg\thttps://a.example/2.jpg,https://a.example/3.jpg\tin_stock\tLight,"Warm, soft"\tGeneral:Material:Clay, fired,General:Size:10:2\n',
    );
    expect(format).toBe('google-tsv');
    expect(only(products).product).toMatchObject({
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'],
      bullets: ['Light', 'Warm, soft'],
      attributes: [
        { name: 'Material', value: 'Clay, fired' },
        { name: 'Size', value: '10:2' },
      ],
    });
  });
});

describe('JSON', () => {
  it('reads nested fields as facts and lists as bullets and images', async () => {
    const { products, columns, format } = await read(
      JSON.stringify([
        {
          objectID: 7,
          name: 'Mug &reg;',
          description: ['First.', '<p>Second.</p><ul><li>Third</li></ul>'],
          feature: ['<b>Light</b>', 'Warm'],
          image: ['https://a.example/1.jpg', 'javascript:alert(1)'],
          price: 5.5,
          currency: 'USD',
          hierarchicalCategories: { lvl0: 'Home', lvl1: 'Home > Mugs' },
          size: { width: { cm: 8 } },
          rating: 4,
          details: { 'Item weight: ': '1 kg', ASIN: 'B0' },
        },
        { objectID: 8, name: 'Cup', late: 'fact' },
      ]),
    );
    expect(format).toBe('json');
    expect(columns.map(({ name }) => name)).toContain('late');
    expect(products[0]?.product).toEqual({
      sku: '7',
      title: 'Mug ®',
      description: 'First.\n\nSecond.',
      bullets: ['Light', 'Warm', 'Third'],
      images: ['https://a.example/1.jpg'],
      imageAlts: [],
      price: '5.5 USD',
      category: 'Home',
      subcategory: 'Mugs',
      brand: null,
      retailer: null,
      attributes: [
        { name: 'size.width.cm', value: '8' },
        { name: 'Item weight', value: '1 kg' },
      ],
    });
    expect(products[0]?.warnings.map(({ reason }) => reason)).toEqual(['This is not an image URL and was skipped.']);
  });

  it("reads Shopify's own JSON", async () => {
    const { products } = await read(
      JSON.stringify({
        products: [
          {
            id: 5,
            title: 'Mug',
            body_html: '<p>x</p>',
            vendor: 'Clay',
            handle: 'mug',
            variants: [{ id: 6, sku: 'M-1', price: '5.00' }],
            options: [{ name: 'Colour', values: ['Blue', 'Red'] }],
            images: [{ id: 1, src: 'https://a.example/1.jpg' }],
          },
        ],
      }),
    );
    expect(only(products).product).toMatchObject({
      sku: 'M-1',
      title: 'Mug',
      description: 'x',
      brand: 'Clay',
      price: '5.00',
      images: ['https://a.example/1.jpg'],
      attributes: [{ name: 'Colour', value: 'Blue, Red' }],
    });
  });

  it('reads JSON Lines and refuses a broken line by itself', async () => {
    const { products, refused, format } = await read(
      '{"sku":"1","title":"A"}\n{"sku":"2","title":\n{"sku":"3","title":"C"}\n',
    );
    expect(format).toBe('jsonl');
    expect(products).toHaveLength(2);
    expect(refused[0]).toMatch(/^2: This is not valid JSON/);
  });

  it('keeps a field named like an object’s own as a fact', async () => {
    const { products } = await read(
      '[{"sku":"1","title":"A","__proto__":{"sku":"x"},"constructor":"c","toString":"t"}]',
    );
    expect(only(products).product).toMatchObject({
      sku: '1',
      attributes: expect.arrayContaining([{ name: 'constructor', value: 'c' }]),
    });
  });
});

describe('any table', () => {
  it.each([
    ['comma', 'sku,title,price\nA,Mug,5\n'],
    ['semicolon', 'sku;title;price\nA;Mug;5\n'],
    ['tab', 'sku\ttitle\tprice\nA\tMug\t5\n'],
    ['bar', 'sku|title|price\nA|Mug|5\n'],
    ['old Mac', 'sku,title,price\rA,Mug,5\r'],
    ['no last line break', 'sku,title,price\r\nA,Mug,5'],
  ])('reads a file parted by %s', async (_name, text) => {
    expect(only((await read(text)).products).product).toMatchObject({ sku: 'A', title: 'Mug', price: '5' });
  });

  it('takes the mapping, format and encoding the user chose', async () => {
    const { products, mapping } = await read('kodas,vardas,name\nA,Puodelis,Mug\n', {
      mapping: { kodas: 'sku', vardas: 'title' },
    });
    expect(mapping).toEqual({ kodas: 'sku', vardas: 'title', name: 'attribute' });
    expect(only(products).product).toMatchObject({
      sku: 'A',
      title: 'Puodelis',
      attributes: [{ name: 'name', value: 'Mug' }],
    });
  });

  it('refuses with every reason and keeps reading', async () => {
    const { refused, products } = await read(
      `sku,title,price\n,,\n,No number,5\nA,,5\n${'x'.repeat(201)},Long,5\nB,${'t'.repeat(10_001)},5\nC,Fine,on request\n`,
    );
    expect(refused).toEqual([
      '3: The SKU is empty and nothing else in the row identifies the product.',
      '4: The title is empty.',
      '5: The SKU has 201 characters; at most 200 are supported.',
      '6: The title has 10,001 characters; at most 10,000 are supported.',
    ]);
    expect(only(products).warnings[0]).toMatchObject({
      row: 7,
      column: 'price',
      value: 'on request',
      reason: 'The price is not a number. It was imported as text.',
    });
  });

  it('derives the SKU from the title only where no column could hold one', async () => {
    const titles = await read('title,price\nBlue Mug™,5\n日本の茶碗,6\n');
    expect(titles.products.map(({ product }) => product.sku)).toEqual(['blue-mug', '日本の茶碗']);
    const codes = await read('title,ean\nMug,4006381333931\n');
    expect(only(codes.products).product.sku).toBe('4006381333931');
  });

  it('reports what it cleaned with an example', async () => {
    const { cleaned } = await read('sku,title,description\nA,Mug &amp; cup,<p>x</p>\nB,Plate &amp; bowl,n/a\n');
    expect(cleaned.map(({ kind, count }) => [kind, count])).toEqual([
      ['html', 1],
      ['entities', 2],
      ['placeholders', 1],
    ]);
    expect(cleaned[1]?.example).toEqual({ row: 2, column: 'title', before: 'Mug &amp; cup', after: 'Mug & cup' });
  });

  it('gives the same items every time', async () => {
    const rows = Array.from({ length: 1_234 }, (_, index) => `S-${index},Product ${index},Text ${index}`);
    const catalogue = await openCatalogue(await save(`sku,title,description\n${rows.join('\n')}\n`));
    const passes: string[] = [];
    for (let pass = 0; pass < 2; pass += 1) {
      const seen: ReadItem[] = [];
      for await (const batch of catalogue.items()) {
        expect(batch.items.length).toBeLessThanOrEqual(100);
        seen.push(...batch.items);
      }
      expect(seen).toHaveLength(1_234);
      passes.push(JSON.stringify(seen));
    }
    expect(passes[0]).toBe(passes[1]);
  });
});

describe('encodings', () => {
  const text = 'sku,title,description\nA,Müller’s Café,Größe 5\n';
  const utf16 = (mark: boolean, isBig: boolean) => {
    const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  const windows1252 = () => Uint8Array.from(text, (sign) => (sign === '’' ? 0x92 : sign.charCodeAt(0)));

  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8', /^This is UTF/],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8', /^This is UTF/],
    ['UTF-16 with a mark', utf16(true, false), 'utf-16le', /^This is UTF/],
    ['big-endian UTF-16 with a mark', utf16(true, true), 'utf-16be', /^This is UTF/],
    ['UTF-16 without a mark', utf16(false, false), 'utf-16le', /^This is almost certainly UTF-16/],
    ['big-endian UTF-16 without a mark', utf16(false, true), 'utf-16be', /^This is almost certainly UTF-16/],
    ['Windows-1252', windows1252(), 'windows-1252', /guessed its encoding/],
  ])('reads %s', async (_name, bytes, label, note) => {
    const { products, encoding, encodingNote } = await read(bytes);
    expect(encoding).toBe(label);
    expect(encodingNote).toMatch(note);
    expect(only(products).product).toMatchObject({ title: 'Müller’s Café', description: 'Größe 5' });
  });

  it.each([
    ['Czech', 'windows-1250', [0xe8, 0x61, 0x6a, 0x20, 0x68, 0x6f, 0xf8, 0xed, 0x20, 0x9a], 'čaj hoří š'],
    [
      'Czech of another table',
      'iso-8859-2',
      [0xe8, 0x61, 0x6a, 0x20, 0x68, 0x6f, 0xf8, 0xed, 0x20, 0xb9],
      'čaj hoří š',
    ],
    [
      'French',
      'windows-1252',
      [0x67, 0x72, 0xe8, 0x73, 0x20, 0xe9, 0x6d, 0x61, 0x69, 0x6c, 0x6c, 0xe9],
      'grès émaillé',
    ],
    [
      'Russian',
      'windows-1251',
      [0xf7, 0xe0, 0xf8, 0xea, 0xe0, 0x20, 0xe4, 0xeb, 0xff, 0x20, 0xf7, 0xe0, 0xff],
      'чашка для чая',
    ],
  ])('guesses %s', async (_name, label, bytes, title) => {
    const { products, encoding } = await read(Uint8Array.from([...Buffer.from('sku,title\nA,'), ...bytes, 10]));
    expect([encoding, only(products).product.title]).toEqual([label, title]);
  });

  it('finds letters that come late in a long file', async () => {
    const rows = Array.from({ length: 40_000 }, (_, index) => `S${index},Plain product ${index}`).join('\n');
    const utf8 = await read(`sku,title\n${rows}\nX,Šolja za čaj\n`);
    expect(utf8.encoding).toBe('utf-8');
    expect(utf8.products.at(-1)?.product.title).toBe('Šolja za čaj');
  });

  it('refuses rows with broken UTF-8 and reads the others', async () => {
    const bytes = Buffer.concat([
      Buffer.from('sku,title\nA,Café très long\nB,Caf'),
      // The first byte of two.
      Buffer.from([0xc3]),
      Buffer.from('\nC,Thé été déjà vu\n'),
    ]);
    const { products, refused, encodingNote } = await read(bytes);
    expect(encodingNote).toMatch(/^UTF-8 with damage: 1 byte does/);
    expect(products.map(({ product }) => product.sku)).toEqual(['A', 'C']);
    expect(refused[0]).toMatch(/^3: The text in “title” is not valid UTF-8. A character was lost in “Caf\ufffd”/);
  });

  it('takes the encoding the user chose, if it exists', async () => {
    const bytes = Uint8Array.from([...Buffer.from('sku,title\nA,'), 0x8a, 0x6f, 0x6c, 0x6a, 0x61, 10]);
    expect(only((await read(bytes, { encoding: 'windows-1250' })).products).product.title).toBe('Šolja');
    await expect(read(bytes, { encoding: 'klingon' })).rejects.toThrow('“klingon” is not a supported encoding.');
  });
});

describe('workbooks', () => {
  const sheet = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const row = (number: number, ...cells: string[]) =>
    `<row r="${number}">${cells.map((cell, index) => (cell === '' ? '' : `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`)).join('')}</row>`;
  const workbook = (xml: string | Uint8Array, extra: Record<string, Uint8Array> = {}) =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': typeof xml === 'string' ? strToU8(xml) : xml,
      ...extra,
    });

  it('reads an export of a shop that was saved as a workbook as that of the shop', async () => {
    const names = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Option1 Name', 'Option1 Value', 'Variant SKU'];
    const rows =
      row(1, ...names) +
      row(2, 'lamp', 'Lamp', '&lt;p&gt;A lamp.&lt;/p&gt;', 'Orvik', 'Size', 'S', 'L-S') +
      row(3, 'lamp', '', '', '', '', 'L', 'L-L');
    const { products, format } = await read(workbook(sheet(rows)));
    expect(format).toBe('shopify-csv');
    expect(products.map(({ product }) => [product.title, product.description, product.attributes])).toEqual([
      ['Lamp', 'A lamp.', [{ name: 'Size', value: 'S, L' }]],
    ]);
  });

  it('reads the only sheet', async () => {
    const bytes = workbook(
      sheet(
        row(1, 'SKU', 'Title', 'Bullets', 'Price') +
          row(2, 'A', "'=Mug", 'Light\nWarm', '5') +
          row(3, 'B', 'Cup', '', ''),
      ),
    );
    const { products, format, encoding } = await read(bytes);
    expect([format, encoding]).toEqual(['xlsx', null]);
    expect(products.map(({ product, row: number }) => [number, product.sku, product.title, product.bullets])).toEqual([
      [2, 'A', '=Mug', ['Light', 'Warm']],
      [3, 'B', 'Cup', []],
    ]);
  });

  it('refuses a bomb by what it says of its size, without unpacking it', async () => {
    const bomb = workbook(new Uint8Array(120_000_000).fill(32));
    expect(bomb.length).toBeLessThan(1_000_000);
    // Whoever unpacked the sheet would find this, and call it damaged.
    bomb.fill(0xff, 5_000, bomb.length - 5_000);
    await expect(read(bomb)).rejects.toThrow(/too large once unpacked/);
  });

  it('refuses a bomb that lies about its size', async () => {
    const bomb = workbook(new Uint8Array(120_000_000).fill(32));
    // The central directory's uncompressed size (offset 24 of every entry) set to 1,000.
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    await expect(read(bomb)).rejects.toThrow(/too large once unpacked|damaged/);
  });

  it.each(['XFD1048576', 'A1048577', 'ALL20000', 'ZZZZZZ2'])(
    'refuses a sheet with one cell far away, at %s',
    async (far) => {
      const number = far.replace(/\D/g, '');
      const bytes = workbook(sheet(`${row(1, 'SKU', 'Title')}<row r="${number}"><c r="${far}"><v>1</v></c></row>`));
      await expect(read(bytes)).rejects.toThrow(
        /^The sheet extends to row [\d,]+ and column [\d,]+, which is too large to read/,
      );
    },
  );

  it('reads a sheet whose far cells are only formatted', async () => {
    const formatted = '<row r="3"><c r="XFD3" s="1"/></row><row r="1000000" s="1" customFormat="1"/>';
    const { products } = await read(workbook(sheet(`${row(1, 'SKU', 'Title')}${row(2, 'A', 'Mug')}${formatted}`)));
    expect(only(products).product.sku).toBe('A');
  });

  it('refuses other archives, thousands of parts and damage', async () => {
    const letter = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<x/>') };
    await expect(read(zipSync(letter))).rejects.toThrow(/zip archive or another kind of document/);
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`p${index}`, new Uint8Array(1)]));
    await expect(read(workbook(sheet(''), many))).rejects.toThrow(/too many internal files/);
    await expect(read(workbook(sheet(row(1, 'SKU'))).slice(0, 300))).rejects.toThrow(/damaged/);
  });
});

describe('files that are no catalogue', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'The file is empty.'],
    ['white space', '  \n\n', 'The file is empty.'],
    [
      'random bytes',
      Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 251),
      /not a text file|No table/,
    ],
    ['a PDF', '%PDF-1.7 ...', /a PDF, not a catalog/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /Save it as .xlsx or CSV/],
    ['a web page', '<!DOCTYPE html><html><body>x</body></html>', /a web page/],
    [
      'a feed without items',
      '<rss><channel><title>x</title></channel></rss>',
      'Copydesk found no elements in this XML that look like products.',
    ],
    ['an empty list', '[]', 'The file contains no products.'],
    [
      'thousands of columns',
      `${Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',')}\n`,
      /10,000 columns/,
    ],
    ['endless nesting', '['.repeat(200_000), /Copydesk cannot read anything in this file/],
    ['endless tags', `<rss><item>${'<a>'.repeat(50_000)}`, /nests tags deeper than 100/],
  ])('refuses %s with one sentence', async (_name, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('survives a quote that never closes and a cell without end', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `S${index},Product ${index},Text`).join('\n');
    const { products, refused } = await read(
      `sku,title,description\nA,"Open,x\n${rows}\nB,"${'y'.repeat(2_000_000)}",z\nC,Last,x\n`,
    );
    expect(products).toHaveLength(2_001);
    expect(products.at(-1)?.product.sku).toBe('C');
    expect(refused).toEqual([
      '2: A quotation mark in this row is not closed.',
      expect.stringMatching(/^2003: A cell of this row is longer than 1,000,000 characters/),
    ]);
  });

  it('never reads a file an XML document names', async () => {
    const { products } = await read(
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><rss><item><g:id>1</g:id><g:title>Mug &x;</g:title></item></rss>',
    );
    expect(only(products).product.title).toBe('Mug &x;');
  });
});

it('holds little memory while reading a large file', async () => {
  const line = `,Stoneware mug,"<p>${'Glazed by hand. '.repeat(40)}</p>",https://a.example/1.jpg\n`;
  const path = await save(
    `sku,title,description,image\n${Array.from({ length: 60_000 }, (_, index) => `S${index}${line}`).join('')}`,
  );
  const catalogue = await openCatalogue(path);
  let count = 0;
  let peak = 0;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for await (const batch of catalogue.items()) {
    count += batch.items.length;
    if (count % 10_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBe(60_000);
  expect(peak).toBeLessThan(250_000_000);
});

it('requests are read between one product of a file and the next', async () => {
  const rows = Array.from({ length: 90 }, (_, n) => `MUG-${n},Mug ${n},A mug of clay.`);
  const file = ['SKU,Title,Description', ...rows].join('\n');
  expect(await turnsByTheClock(() => read(file))).toBeGreaterThanOrEqual(rows.length);
});

it('says which rows have their price in another currency than the rest', async () => {
  const file = 'SKU,Title,Price\nA-1,Lamp,US $12.00\nA-2,Shade,￥98.00\nA-3,Cord,US $5.00\n';
  const catalogue = await openCatalogue(await save(file));
  const said: string[] = [];
  for await (const { notes } of catalogue.items()) said.push(...notes.map(({ row, reason }) => `${row}: ${reason}`));
  await catalogue.close();
  expect(said).toEqual([expect.stringMatching(/^3: Most prices of the file are in US \$, .* row 3 \(.98\.00\)/)]);
});
