import { describe, expect, it } from 'vitest';
import { applyMapping } from '../columns/apply-mapping.ts';
import { readFormats } from './read-formats.ts';
import { recognize, refuseBinary } from './recognize.ts';

const woo =
  'ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Beschreibung,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Name des Attributs 1,Wert(e) des Attributs 1\n1,simple,A-1,Becher,1,,Text,5,Küche,,,Farbe,Rot\n';

describe('recognize', () => {
  it.each([
    ['Handle,Title,Body (HTML),Vendor,Variant SKU\na,A,x,V,1\n', 'shopify-csv'],
    ['Title,URL handle,Description,Vendor,SKU,Price\nA,a,x,V,1,2\n', 'shopify-csv'],
    ['ID,Type,SKU,Name,Regular price\n1,simple,A,Mug,5\n', 'woocommerce-csv'],
    ['Name,Description,Short description,Regular price,Images,Meta:asin\nMug,x,y,5,,B0\n', 'woocommerce-csv'],
    [woo, 'woocommerce-csv'],
    ['sku,store_view_code,product_type,name,additional_attributes\nA,,simple,Mug,size=1\n', 'magento-csv'],
    ['id\ttitle\timage_link\tavailability\n1\tMug\tu\tin_stock\n', 'google-tsv'],
    ['sku;naziv;opis;cena\nA;Šolja;x;5\n', 'csv'],
    ['name|price|brand\nMug|5|Clay\n', 'csv'],
    ['\ufeff\n\nsku,title\nA,Mug\n', 'csv'],
    ['sep=;\nsku;title\nA;Mug\n', 'csv'],
    ['<?xml version="1.0"?><rss><channel><item/></channel></rss>', 'google-xml'],
    [' [{"title":"Mug"}]', 'json'],
    ['{"title":"Mug"}\n{"title":"Cup"}\n', 'jsonl'],
    ['{"title":"Mug"}', 'jsonl'],
    ['{\n "title": "Mug",\n "images": [{"src": "u"}]\n}', 'json'],
    ['{"total":2,"data":{"products":[{"title":"Mug"}]}}', 'json'],
  ])('recognizes %j as %s', (text, format) => {
    expect(recognize(text, true).format).toBe(format);
  });

  it('finds the list of products inside a document', () => {
    const text = '{"total":2,"data":{"products":[{"title":"Mug"}]}}';
    const { layout } = recognize(text, true);
    expect(layout).toEqual({ kind: 'json', skip: text.indexOf('[') + 1, isArray: true });
  });

  it('reads a table without a header, naming columns by number', () => {
    const { layout } = recognize(
      'A-1,"Stoneware mug, blue",https://shop.example/1.jpg,12.50\nA-2,Glass,https://shop.example/2.jpg,3.10\n',
      true,
    );
    expect(layout.kind === 'table' && layout.shape).toEqual({
      columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      skip: 0,
    });
  });

  it('skips a title above the header', () => {
    const { layout } = recognize('Price list 2026,,\nsku,title,price\nA,Mug,5\n', true);
    expect(layout.kind === 'table' && layout.shape).toEqual({ columns: ['sku', 'title', 'price'], skip: 2 });
  });

  it.each([
    ['', 'The file is empty.'],
    ['<!doctype html><html></html>', /a web page, not a catalog/],
    ['Dear customer,\nthank you for your order.\n', /no table, list or feed/],
  ])('refuses %j', (text, message) => {
    // A letter's comma makes two columns only in its first line.
    if (text.startsWith('Dear'))
      expect(() => recognize('Dear customer\nthank you for your order.\n', true)).toThrow(message);
    else expect(() => recognize(text, true)).toThrow(message);
  });

  it('refuses a format the content does not have', () => {
    expect(() => recognize('sku,title\nA,Mug\n', true, 'google-xml')).toThrow(
      'You chose an XML feed as the format, but the file does not look like it.',
    );
    expect(recognize('sku,title\nA,Mug\n', true, 'woocommerce-csv').format).toBe('woocommerce-csv');
  });

  it.each([
    [[0x25, 0x50, 0x44, 0x46], /a PDF/],
    [[0x89, 0x50, 0x4e, 0x47], /an image/],
    [[0xff, 0xd8, 0xff, 0xe0], /an image/],
    [[0xd0, 0xcf, 0x11, 0xe0], /Save it as .xlsx or CSV/],
    [[0x1f, 0x8b], /a compressed archive/],
  ])('refuses bytes %j', (bytes, message) => {
    expect(refuseBinary(Uint8Array.from(bytes))?.message).toMatch(message);
  });
});

describe('suggestMapping', () => {
  const suggest = (columns: Record<string, string[]>, format: 'csv' | 'woocommerce-csv' | 'google-xml' = 'csv') =>
    readFormats[format].suggestMapping(Object.entries(columns).map(([name, samples]) => ({ name, samples })));

  it('knows names in several languages', () => {
    expect(
      suggest({
        Šifra: ['A1'],
        Naziv: ['Šolja'],
        Opis: ['x'],
        Cena: ['5'],
        Slike: ['https://a.example/1.jpg'],
        Kategorija: ['Kuhinja'],
        Proizvođač: ['Clay'],
      }),
    ).toEqual({
      Šifra: 'sku',
      Naziv: 'title',
      Opis: 'body',
      Cena: 'price',
      Slike: 'images',
      Kategorija: 'category',
      Proizvođač: 'brand',
    });
    expect(suggest({ 商品名: ['杯'], 説明: ['x'], 価格: ['5'] })).toEqual({
      商品名: 'title',
      説明: 'body',
      価格: 'price',
    });
  });

  it('takes one column for a field of one value, the likeliest name first', () => {
    expect(
      suggest({
        'List Price': ['9'],
        'Selling Price': ['8'],
        Manufacturer: ['M'],
        Brand: ['B'],
        name: ['n'],
        title: ['t'],
      }),
    ).toEqual({
      'List Price': 'ignore',
      'Selling Price': 'price',
      Manufacturer: 'attribute',
      Brand: 'brand',
      name: 'attribute',
      title: 'title',
    });
  });

  it('leaves the shop machinery out and keeps facts', () => {
    expect(
      suggest({
        sku: ['1'],
        title: ['t'],
        created_at: ['2026'],
        product_url: ['https://a.example'],
        reviews_count: ['4'],
        tax_class: ['a'],
        Material: ['Oak'],
        'Shipping Weight': ['2 kg'],
        hash: ['f'],
        Anything: ['https://a.example/page'],
      }),
    ).toEqual({
      sku: 'sku',
      title: 'title',
      created_at: 'ignore',
      product_url: 'ignore',
      reviews_count: 'ignore',
      tax_class: 'ignore',
      Material: 'attribute',
      'Shipping Weight': 'attribute',
      hash: 'ignore',
      Anything: 'ignore',
    });
  });

  it('goes by the values where names tell nothing', () => {
    const long =
      'A stoneware mug that holds 350 ml, glazed by hand in three colours, safe for the dishwasher and for the microwave oven at home.';
    expect(
      suggest({
        'Column 1': ['MUG-001', 'MUG-002'],
        'Column 2': ['Stoneware mug blue', 'Stoneware mug red'],
        'Column 3': [long, `${long} Two.`],
        'Column 4': ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
        'Column 5': ['12.50 EUR', '9 EUR'],
        'Column 6': ['Oak', 'Oak'],
      }),
    ).toEqual({
      'Column 1': 'sku',
      'Column 2': 'title',
      'Column 3': 'body',
      'Column 4': 'images',
      'Column 5': 'price',
      'Column 6': 'attribute',
    });
  });

  it('maps WooCommerce in other languages', () => {
    const columns = Object.fromEntries(
      (woo.split('\n')[0] ?? '')
        .split(',')
        .map((name, index) => [name, [(woo.split('\n')[1] ?? '').split(',')[index] ?? '']]),
    );
    expect(suggest(columns, 'woocommerce-csv')).toMatchObject({
      ID: 'id',
      Typ: 'variant',
      Artikelnummer: 'sku',
      Name: 'title',
      Kurzbeschreibung: 'description',
      Beschreibung: 'body',
      'Regulärer Preis': 'price',
      Kategorien: 'category-path',
      Bilder: 'images',
      'Übergeordnetes Produkt': 'parent',
      'Name des Attributs 1': 'attribute',
      'Wert(e) des Attributs 1': 'attribute',
      Veröffentlicht: 'ignore',
    });
  });

  it("prefers the shop's own product type to Google's category", () => {
    expect(suggest({ product_type: ['A'], google_product_category: ['1'] }, 'google-xml')).toEqual({
      product_type: 'category-path',
      google_product_category: 'attribute',
    });
    expect(suggest({ google_product_category: ['1'] }, 'google-xml')).toEqual({
      google_product_category: 'category-path',
    });
  });

  it("puts the user's choices over the suggestion", () => {
    expect(applyMapping({ a: 'title', b: 'attribute', c: 'price' }, { b: 'title', gone: 'sku' })).toEqual({
      a: 'attribute',
      b: 'title',
      c: 'price',
    });
  });
});
