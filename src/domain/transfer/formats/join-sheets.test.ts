import { describe, expect, test } from 'vitest';
import type { Sheet } from '../files/sheet.ts';
import { joinSheets } from './join-sheets.ts';

/** A sheet of rows as text; `links` are addresses by row and column. */
const sheet = (name: string, rows: string[], links: [row: number, column: number, text: string][] = []): Sheet => ({
  name,
  rows: rows.map((row) => (row === '' ? [] : row.split('|'))),
  links: links.map(([row, column, text]) => ({ row, column, text })),
  faults: [],
  merged: [],
});

function join(...sheets: Sheet[]) {
  const { tables, columns, notes } = joinSheets(sheets);
  const taken = tables.map(
    ({ sheet: name, rows, skip }) => `${name ?? ''}:${rows.slice(skip).map(([first]) => first)}`,
  );
  return { taken, columns: columns.join('|'), notes: notes.map(({ reason }) => reason), tables };
}

const header = 'SKU|Title|Description|Price';
const lamps = sheet('Lamps', [header, 'L-1|Lamp|A lamp|10', 'L-2|Big lamp|A big lamp|20']);
const shades = sheet('Shades', [`${header}|Colour`, 'S-1|Shade|A shade|5|Red', 'S-2|Big shade|A big shade|6|Blue']);

describe('one sheet', () => {
  test('is read whatever it holds', () => {
    expect(join(sheet('A', ['x', 'y']))).toMatchObject({ taken: [':y'], columns: 'x', notes: [] });
    expect(join(sheet('A', []), lamps, sheet('B', []))).toMatchObject({ taken: [':L-1,L-2'], notes: [] });
    expect(join(sheet('A', []))).toMatchObject({ taken: [], columns: '' });
  });

  test.each<[string, Sheet]>([
    ['instructions', sheet('Other', ['Read me first', 'Fill in the products'])],
    ['a list of values', sheet('Other', ['Brand|Website', 'Lumo|https://lumo.example', 'Oaky|https://oaky.example'])],
    ['names with their numbers', sheet('Other', ['ID|Name|Parent', '1|Home|', '2|Lamps|1', '3|Shades|1'])],
    [
      'definitions',
      sheet('Other', ['Field|Label|Definition', 'item_sku|SKU|Your own number', 'item_name|Name|The title']),
    ],
    [
      'the same products in another language',
      sheet('Other', ['SKU|Title|Description', 'L-1|Lampe|Eine Lampe', 'L-2|Leuchte|Noch eine']),
    ],
    ['their stock', sheet('Other', ['SKU|Warehouse|Quantity', 'L-1|A|5', 'L-2|B|6'])],
  ])('of products beside %s: the other is named', (_what, other) => {
    const notes = ['Sheet not imported: “Other”. The products come from “Lamps”.'];
    expect(join(other, lamps)).toMatchObject({ taken: [':L-1,L-2'], notes });
    expect(join(lamps, other)).toMatchObject({ taken: [':L-1,L-2'], notes });
  });
});

const ownColumns = 'SKU|Title|Description|Bullets|Images|Image alt text|Price|Category|Subcategory|Brand|Retailer';

describe('exports of a shop that were saved as workbooks', () => {
  const names = 'Handle|Title|Body (HTML)|Vendor|Option1 Name|Option1 Value|Variant SKU|Variant Price|Image Src';
  const shop = sheet('products_export', [names, 'lamp|Lamp|A lamp|Orvik|Size|S|L-S|10|', 'lamp||||||L-L|12|']);

  test('are read as those of the shop', () => {
    expect(joinSheets([shop]).format).toBe('shopify-csv');
    expect(joinSheets([shop, sheet('Read me', ['Fill in the products'])]).format).toBe('shopify-csv');
  });

  test('are, whatever further price or picture they have', () => {
    const german =
      'ID|Typ|Artikelnummer|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Angebotspreis|Regulärer Preis|Kategorien|Bilder|Attribut 1 Name|Wert(e) des Attributs 1';
    const row = '7|simple|L-1|Lampe|1|0|visible|Kurz|Eine Lampe|8|10|Lampen|https://x.test/a.jpg|Farbe|Rot';
    expect(joinSheets([sheet('A', [german, row])]).format).toBe('woocommerce-csv');
    const feed = 'id|title|description|link|image_link|lifestyle_image_link|availability|price|gtin|brand|condition';
    const item =
      'L-1|Lamp|A lamp|https://x.test/l|https://x.test/a.jpg|https://x.test/b.jpg|in stock|10 EUR|4006381333931|Orvik|new';
    expect(joinSheets([sheet('A', [feed, item])]).format).toBe('google-tsv');
  });

  test.each<[string, Sheet[]]>([
    ['any columns', [lamps]],
    ['two of any columns', [lamps, shades]],
    [
      'columns a shop would not take',
      [
        sheet('A', [
          'Handle|Title|Vendor|SKU|Price|Material|Bullet 1',
          'lamp|Lamp|Orvik|L-1|10|Oak|Folds flat',
          'stool|Stool|Orvik|S-1|20|Ash|Stacks',
        ]),
      ],
    ],
    [
      'SKUs in another column',
      [
        sheet('A', [
          'ID|SKU|Title|Product Type|GTIN|Price|Brand',
          '101|L-1|Lamp|Lamps|4006381333931|10|Orvik',
          '102|L-2|Stool|Stools|4006381333948|20|Orvik',
        ]),
      ],
    ],
    [
      'what we wrote ourselves',
      [sheet('A', [`${ownColumns}|Handle|Vendor|Published`, 'L-1|Lamp|||||||||||lamp|Orvik|true'])],
    ],
  ])('%s are nobody’s own', (_what, sheets) => {
    expect(joinSheets(sheets).format).toBeNull();
  });
});

describe('lists of names alone', () => {
  test('that no other is like count by their place, however long they are', () => {
    const products = sheet('Range', ['Name|Height|Colour', 'Lamp|20|Red', 'Shade|30|Blue']);
    const people = sheet('People', ['Name|Town', 'Ana Moss|Ulm', 'Ben Reed|Bern', 'Cleo Marsh|Linz']);
    expect(join(products, people).notes).toContain('Sheet not imported: “People”. The products come from “Range”.');
  });
});

describe('columns of a sheet that is read with another', () => {
  test('have a name of their own each, and that of the same field first', () => {
    const main = sheet('Main', ['SKU|Name|Price', 'L-1|Lamp|10', 'L-2|Big lamp|20']);
    const other = sheet('Other', ['SKU|NAME|Product title|Price', 'S-1|Grey|Grey mug|5', 'S-2|Blue|Blue mug|6']);
    const [, second] = join(main, other).tables;
    expect(second?.columns).toEqual(['SKU', 'NAME', 'Name', 'Price']);
  });
});

describe('several sheets of products', () => {
  test('of the same columns are read together', () => {
    expect(join(lamps, shades, sheet('Read me', ['Hello']))).toMatchObject({
      taken: ['Lamps:L-1,L-2', 'Shades:S-1,S-2'],
      columns: `${header}|Colour`,
      notes: [
        'The products come from 2 sheets: “Lamps”, “Shades”.',
        'Sheet not imported: “Read me”. The products come from “Lamps”, “Shades”.',
      ],
    });
  });

  test('of other names go by what the columns mean', () => {
    const other = sheet('USA', [
      'Item number|Product name|Retail price|Width',
      'U-1|Lantern|10.50|20',
      'U-2|Torch|11.50|30',
    ]);
    const { taken, tables, notes } = join(lamps, other);
    expect(taken).toEqual(['Lamps:L-1,L-2', 'USA:U-1,U-2']);
    expect(tables[1]?.columns).toEqual(['SKU', 'Title', 'Price', 'Width']);
    expect(notes).toEqual([
      'The products come from 2 sheets: “Lamps”, “USA”. Columns with different names are read as one: “Item number” as “SKU”, “Product name” as “Title”, “Retail price” as “Price”.',
    ]);
  });

  test('say in which of them rows are left out', () => {
    const titled = sheet('Shades', ['Spring 2026', ...shades.rows.map((row) => row.join('|'))]);
    expect(join(lamps, titled).notes[1]).toBe(
      'Sheet “Shades”: Row 2 has the column names. Not imported, because they come before the products: row 1.',
    );
  });
});

describe('lists of names alone', () => {
  const head = 'Nombre|CC|Cantidad|tipo';
  const beers = sheet('Beers', [head, 'Pale ale|500ml|3|bottle', 'Stout|330ml|6|can']);
  const juices = sheet('Juices', [head.replace('tipo', 'Tipo'), 'Apple juice|1L|5|carton']);

  test('a sheet of names of columns alone is none, and those like it are read together', () => {
    const { taken, columns, notes } = join(sheet('All', [head.replace('tipo', 'Precio')]), beers, juices);
    expect({ taken, columns }).toEqual({ taken: ['Beers:Pale ale,Stout', 'Juices:Apple juice'], columns: head });
    expect(notes).toEqual([
      'The products come from 2 sheets: “Beers”, “Juices”.',
      'Sheet without any products: “All”.',
    ]);
  });

  test('the longest list is read with those like it, others are named', () => {
    const others = sheet('Staff', ['Nombre|Phone', 'Ada|n/a']);
    expect(join(others, juices, beers)).toMatchObject({
      taken: ['Juices:Apple juice', 'Beers:Pale ale,Stout'],
      notes: [
        'The products come from 2 sheets: “Juices”, “Beers”.',
        'Sheet not imported: “Staff”. The products come from “Juices”, “Beers”.',
      ],
    });
  });

  test('a sheet that says more but has only a line of advice is none', () => {
    const form = sheet('Form', [header, 'Fill in one row for each lamp you sell']);
    expect(join(form, lamps)).toMatchObject({ taken: expect.arrayContaining(['Lamps:L-1,L-2']) });
    expect(join(form, beers).taken).toEqual([':Pale ale,Stout']);
  });
});

describe('cells merged over several columns', () => {
  const rows = ['Item|Name|Site||Trade||Note|', 'A-1|Lamp|pc|72.50|pc|62.40||x', 'A-2|Shade|pc|96.00|pc|83.50||y'];
  const merged = [2, 4, 6].map((left) => ({ top: 0, bottom: 0, left, right: left + 1 }));
  test('name all of the columns that hold something', () => {
    const { columns } = join({ ...sheet('A', rows), merged });
    expect(columns).toBe('Item|Name|Site|Site (2)|Trade|Trade (2)|Column 7|Note');
  });
  test('name none where they are above or below the names', () => {
    const other = [{ top: 1, bottom: 2, left: 2, right: 3 }];
    const { columns } = join({ ...sheet('A', rows), merged: other });
    expect(columns).toBe('Item|Name|Site|Column 4|Trade|Column 6|Note|Column 8');
  });
  test('name their first where nothing is below', () => {
    const empty = ['Item|Name|Site||', 'A-1|Lamp|||x', 'A-2|Shade|||y'];
    const { columns } = join({ ...sheet('A', empty), merged: merged.slice(0, 1) });
    expect(columns).toBe('Item|Name|Site|Column 4|Column 5');
  });
});

test('a link takes the place of its text in columns of addresses', () => {
  const rows = [
    'SKU|Title|Photo|More',
    'A-1|Lamp|photo|https://x.example/a',
    'A-2|Shade|https://x.example/2.jpg|manual',
  ];
  const links: [number, number, string][] = [
    [0, 0, 'https://x.example/help'],
    [1, 1, 'https://x.example/lamp'],
    [1, 2, 'https://x.example/1.jpg'],
    [2, 2, 'https://x.example/other.jpg'],
    [2, 3, 'https://x.example/b'],
  ];
  const [table] = join(sheet('A', rows, links)).tables;
  expect(table?.columns).toEqual(['SKU', 'Title', 'Photo', 'More']);
  expect(table?.rows.slice(1)).toEqual([
    ['A-1', 'Lamp', 'https://x.example/1.jpg', 'https://x.example/a'],
    ['A-2', 'Shade', 'https://x.example/2.jpg', 'manual'],
  ]);
});
