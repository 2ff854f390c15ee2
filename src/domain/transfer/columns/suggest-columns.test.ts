import { describe, expect, test } from 'vitest';
import { judgeColumn } from './judge-column.ts';
import { runnersUp, suggestColumns } from './suggest-columns.ts';

const suggest = (columns: Record<string, string[]>) =>
  suggestColumns(Object.entries(columns).map(([name, samples]) => ({ name, samples })));

describe('suggestColumns', () => {
  const one = (samples: string[], others: Record<string, string[]> = {}) => suggest({ x: samples, ...others }).x;
  const texts = { title: [], description: [], price: [] };

  test.each<[string, string[], string]>([
    ['different codes with a digit', ['AB-1', 'a/b_2.c'], 'sku'],
    ['the shortest and the longest', ['ab1', `1${'a'.repeat(39)}`], 'sku'],
    ['prices', ['12.99', '1299.00'], 'attribute'],
    ['prices in full', ['1299', '15990'], 'attribute'],
    ['prices with a currency', ['EUR12.90', 'EUR8.50'], 'attribute'],
    ['measures', ['350ml', '1.5kg'], 'attribute'],
    ['long numbers', ['4006381333931', '4006381333932'], 'sku'],
    ['one value', ['AB-1'], 'attribute'],
    ['the same value twice', ['AB-1', 'AB-1'], 'attribute'],
    ['a code without a digit', ['AB-1', 'AB-C'], 'attribute'],
    ['a code too short', ['AB-1', 'A1'], 'attribute'],
    ['a code too long', ['AB-1', `1${'a'.repeat(40)}`], 'attribute'],
    ['a code with a space', ['AB-1', 'AB 2'], 'attribute'],
    ['a code that begins with a sign', ['AB-1', '-AB2'], 'attribute'],
    ['a letter of another script', ['Ž-12', 'Д-34'], 'sku'],
  ])('%s: %j may be the SKU', (_name, samples, target) => {
    expect(one(samples, texts)).toBe(target);
  });

  test('a column that repeats, or is a price by its name, is no SKU', () => {
    const columns = [
      { name: 'a', samples: ['AB-1', 'AB-2'], filled: 3, distinct: 2 },
      { name: 'Sale price EUR', samples: ['1299100', '1299200'] },
      { name: 'b', samples: ['AB-1', 'AB-2'], filled: 2, distinct: 2 },
    ];
    expect(suggestColumns(columns)).toMatchObject({ a: 'attribute', 'Sale price EUR': 'price', b: 'sku' });
  });

  test.each<[string, string[], string]>([
    ['IP rating', ['IP67'], 'attribute'],
    ['Fire Rating', ['4'], 'attribute'],
    ['rating', ['4.5', '3'], 'ignore'],
    ['rating', ['4.5 out of 5 stars'], 'ignore'],
    ['Average customer rating', [], 'ignore'],
    ['Rating', ['IP67', 'IPX4'], 'attribute'],
    ['img_link', ['https://a.example/1.jpg'], 'images'],
    ['product_img_href_2', ['https://a.example/i?id=7'], 'images'],
    ['Main picture address', ['https://a.example/1.png'], 'images'],
    ['image_link_alt_text', ['A mug'], 'ignore'],
    ['product_link', ['https://a.example/1.jpg'], 'ignore'],
  ])('the column %s of %j is told by both', (name, samples, target) => {
    expect(suggest({ ...texts, [name]: samples })[name]).toBe(target);
  });

  test.each(['SKU', 'ID', 'Handle'])('no SKU is guessed beside the column %s', (name) => {
    expect(one(['AB-1', 'AB-2'], { ...texts, [name]: [] })).toBe('attribute');
  });

  const named = { SKU: [], description: [], price: [] };
  test.each<[string, string[], string]>([
    ['eight signs', ['Tea cups'], 'title'],
    ['fewer', ['Tea cup'], 'attribute'],
    ['two hundred signs', ['ab'.repeat(100)], 'title'],
    ['more', [`${'ab'.repeat(100)}c`], 'attribute'],
    ['different texts', ['Tea cup of clay', 'Mug'], 'title'],
    ['the same text twice', ['Tea cups', 'Tea cups'], 'attribute'],
    ['numbers', ['1 234,50 $€£+-.'], 'attribute'],
    ['a text without a word', ['a 1 b 2 c 3'], 'attribute'],
    ['no value', [], 'attribute'],
  ])('%s may be the title', (_name, samples, target) => {
    expect(one(samples, named)).toBe(target);
  });

  test('the first that may be the title is', () => {
    expect(suggest({ ...named, a: ['Tea cups'], b: ['Tea pots'] })).toMatchObject({ a: 'title', b: 'attribute' });
    expect(one(['Tea cups'], { ...named, Title: [] })).toBe('attribute');
  });

  const long = 'a b '.repeat(30);
  const titled = { SKU: [], title: [], price: [] };
  test.each<[string, string[], string]>([
    ['more than 120 signs', [`${long}.`], 'body'],
    ['120 signs', [long], 'attribute'],
    ['long and short ones', [long + long, 'x'], 'body'],
    ['a list', [JSON.stringify([long])], 'attribute'],
  ])('%s may be the description', (_name, samples, target) => {
    expect(one(samples, titled)).toBe(target);
  });

  test.each(['Description', 'Short description'])('no description is guessed beside %s', (name) => {
    expect(one([`${long}.`], { ...titled, [name]: [] })).toBe('attribute');
  });

  const priced = { SKU: [], title: [], description: [] };
  test.each(['$5', '€ 5.90', '£1,299.00', 'USD 5', ' EUR  5 ', '5 $', '5.90€', '1,299.00 £', '5 USD', ' 12,5  Kč '])(
    '%j may be a price',
    (text) => {
      expect(one([text, '7 EUR'], priced)).toBe('price');
    },
  );
  test.each([
    '5',
    '5 kg',
    'US 5',
    'usd 5',
    '$ x',
    'from $5',
    '$5 each',
    '5 EUROS',
    'x 5 EUR',
    '5 EUR x',
    'AEUR 5',
    '$',
  ])('%j is none', (text) => {
    expect(one([text, '7 EUR'], priced)).toBe('attribute');
  });
  test('no price is guessed without values or beside a price', () => {
    expect(one([], priced)).toBe('attribute');
    expect(one(['5 EUR'], { ...priced, Preis: [] })).toBe('attribute');
  });

  test.each<[string, string[], Record<string, string>]>([
    ['SKU', ['Code', 'SKU', 'Item code'], { Code: 'attribute', SKU: 'sku', 'Item code': 'attribute' }],
    ['title', ['Name', 'Title'], { Name: 'attribute', Title: 'title' }],
    ['price', ['Cena', 'Price', 'MSRP'], { Cena: 'ignore', Price: 'price', MSRP: 'ignore' }],
    ['currency', ['Currency', 'Devise'], { Currency: 'currency', Devise: 'attribute' }],
    ['brand', ['Vendor', 'Brand'], { Vendor: 'attribute', Brand: 'brand' }],
    ['retailer', ['Shop', 'Retailer'], { Shop: 'attribute', Retailer: 'retailer' }],
    ['subcategory', ['Sub category', 'Subcategory'], { 'Sub category': 'attribute', Subcategory: 'subcategory' }],
    ['handle', ['URL handle', 'Handle'], { 'URL handle': 'attribute', Handle: 'group' }],
    ['the first of one name', ['SKU', 'sku'], { SKU: 'sku', sku: 'attribute' }],
  ])('of several columns the likeliest is the %s', (_what, names, mapping) => {
    expect(suggest(Object.fromEntries(names.map((name) => [name, []])))).toEqual(mapping);
  });

  test('of images, bullets, bodies and ids every column counts', () => {
    const names = { 'Image 1': 'images', 'Image 2': 'images', Body: 'body', Description: 'body', ID: 'id', ASIN: 'id' };
    expect(suggest(Object.fromEntries(Object.keys(names).map((name) => [name, []])))).toEqual(names);
  });

  test.each<[string, string[], string]>([
    ['Variants', ['', '[{"sku":"A"}]'], 'variant'],
    ['variations', ['[{'], 'variant'],
    ['Variants', ['[1]'], 'ignore'],
    ['Variations', [], 'ignore'],
    ['My variants', ['[{"sku":"A"}]'], 'attribute'],
    ['Variants of it', ['[{"sku":"A"}]'], 'attribute'],
    ['Images', ['https://a.example/1.jpg'], 'images'],
    ['Images', ['a.jpg', '/m/b.png'], 'images'],
    ['Images', ['see //a.example'], 'images'],
    ['Images', ['front and back'], 'attribute'],
    ['Images', ['a.jpg', 'front and back'], 'attribute'],
    ['Images', [], 'images'],
    ['Category', ['Mugs'], 'category'],
    ['Category', ['Mugs', 'Kitchen > Mugs'], 'category-path'],
    ['Category', ['Kitchen >> Mugs'], 'category-path'],
    ['Category', ['Kitchen | Mugs'], 'category-path'],
    ['Category', ['Kitchen;Mugs'], 'category-path'],
    ['Category', ['Kitchen &amp; Mugs'], 'category'],
    ['Category', [' ["Kitchen"]'], 'category-path'],
    ['Category', [' {"lvl0":"Kitchen"}'], 'category-path'],
    ['Category', ['A>B', 'A|B', 'x [', 'x {'], 'category'],
    ['Subcategory', ['Kitchen > Mugs'], 'subcategory'],
  ])('the column %s of %j', (name, samples, target) => {
    expect(suggest({ ...titled, SKU: ['1'], description: [], [name]: samples })[name]).toBe(target);
  });
});

describe('of columns for one field', () => {
  const given = (columns: Record<string, string[]>) =>
    Object.entries(columns).map(([name, samples]) => ({
      name,
      samples,
      filled: samples.length,
      distinct: samples.length,
    }));
  const full = { SKU: ['M-1', 'M-2', 'M-3'], Name: ['Stoneware mug', 'Tea pot', 'Bowl'] };

  test.each<[string, Record<string, string[]>, Record<string, string>]>([
    [
      'prices the one buyers pay',
      { 'Price old': ['9', '8', '7'], price_nl: ['6', '5', '4'] },
      { price_nl: 'price', 'Price old': 'ignore' },
    ],
    [
      'prices of unknown kinds that are all for buyers the lower',
      { 'N11 selling price': ['4', '5', '6'], 'Zzz selling price': ['6', '7', '8'] },
      { 'N11 selling price': 'price', 'Zzz selling price': 'ignore' },
    ],
    [
      'prices a cost in any case of its language is never one',
      { 'Цена закупки': ['1', '2', '3'], 'Ціна закупівлі': ['1', '2', '3'] },
      { 'Цена закупки': 'ignore' },
    ],
    [
      'prices beside one that is mostly empty the standard one is none',
      { list_price: ['4'], standard_price: ['1', '2', '3'] },
      { list_price: 'price', standard_price: 'ignore' },
    ],
    [
      'prices with a sales price the standard one is none',
      { standard_price: ['1', '2', '3'], list_price: ['4', '5', '6'] },
      { list_price: 'price', standard_price: 'ignore' },
    ],
    ['prices a cost is never one', { 'Purchase price': ['1', '2', '3'] }, { 'Purchase price': 'ignore' }],
    [
      'prices of unknown kinds the dearer',
      { 'Zzz price': ['1', '2', '3'], 'Yyy price': ['4', '5', '6'] },
      { 'Zzz price': 'ignore', 'Yyy price': 'price' },
    ],
    [
      'prices of three unknown kinds the middle',
      { 'Zzz price': ['1'], 'Yyy price': ['9'], 'Xxx price': ['4'] },
      { 'Xxx price': 'price' },
    ],
    [
      'prices one that is mostly empty comes last',
      { 'Price now': ['5'], 'Price gross': ['5', '6', '7'] },
      { 'Price gross': 'price' },
    ],
    [
      'texts in languages English',
      { 'Text_de description': ['Ein Becher.'], 'description(de)': ['Ein Becher.'], 'description(en-gb)': ['A mug.'] },
      { 'description(en-gb)': 'body', 'description(de)': 'translated-body' },
    ],
    [
      'texts in languages that of no name',
      { description_fr: ['Un bol.'], description: ['A bowl.'] },
      { description: 'body', description_fr: 'translated-body' },
    ],
    [
      'categories by level the widest',
      { 'Category 1': ['Home'], 'Category 2': ['Mugs'] },
      { 'Category 1': 'category', 'Category 2': 'subcategory' },
    ],
    [
      'currencies the one beside the price',
      {
        'Old price currency': ['EUR', 'EUR', 'EUR'],
        'Price 1': ['6', '5', '4'],
        'Price 1 currency': ['TRY', 'EUR', 'TRY'],
        'Price 2': ['7', '6', '5'],
        'Price 2 currency': ['GBP', 'GBP', 'GBP'],
      },
      { 'Price 1': 'price', 'Price 1 currency': 'currency', 'Price 2 currency': 'ignore' },
    ],
    [
      'currencies that of another price does not',
      { Price2: ['7', '6'], Price2Currency: ['GBP', 'GBP'], Price: ['6', '5'], PriceCurrency: ['TRY', 'EUR'] },
      { Price: 'price', PriceCurrency: 'currency' },
    ],
  ])('%s counts', (_what, more, expected) => {
    expect(suggestColumns(given({ ...full, ...more }))).toMatchObject(expected);
  });

  test('a number of its own is a SKU where it does not count the rows', () => {
    const named = (ref: string[]) => suggestColumns(given({ Name: full.Name, Ref: ref })).Ref;
    expect(named(['10205', '10412', '10295'])).toBe('sku');
    expect(named(['1', '2', '3'])).not.toBe('sku');
    expect(suggestColumns(given({ stockCode: ['A-1', 'A-2'], Barcode: ['12345678', '12345679'] })).stockCode).toBe(
      'sku',
    );
  });

  test('without a title the names under another word are it, but no fact', () => {
    const labels = ['Stoneware mug, hand glazed', 'Tea pot, large', 'Bowl, small'];
    expect(suggestColumns(given({ SKU: full.SKU, label: labels })).label).toBe('title');
    expect(suggestColumns(given({ SKU: full.SKU, Material: labels })).Material).toBe('attribute');
  });

  test('a column without values is no title where another may be it', () => {
    const columns = [
      { name: 'SKU', samples: ['M-1', 'M-2'], filled: 2, distinct: 2 },
      { name: 'HTML title', samples: [], filled: 0, distinct: 0 },
      { name: 'Zzzz title', samples: ['Stoneware mug', 'Tea pot, large'], filled: 2, distinct: 2 },
    ];
    expect(suggestColumns(columns)).toMatchObject({ 'HTML title': 'attribute', 'Zzzz title': 'title' });
    expect(suggestColumns(columns.map(({ name }) => ({ name, samples: [] })))).toMatchObject({ 'HTML title': 'title' });
  });

  test('values are no field where the name says what else they are', () => {
    const long = 'It is repaired or replaced within two years of the day of purchase. '.repeat(3);
    const columns = given({
      Code: ['M-1001', 'M-1002', 'M-1003'],
      Warranty: [`${long}A`, `${long}B`, `${long}C`],
      'Shipping cost': ['5.00 EUR', '6.00 EUR', '7.00 EUR'],
      Material: ['Stoneware, hand glazed', 'Solid oak, oiled', 'Linen, washed twice'],
    });
    const fields = Object.values(suggestColumns(columns));
    expect(fields.filter((target) => ['title', 'body', 'description', 'price'].includes(target))).toEqual([]);
  });

  test('a name that says the same of most products is the name of something else', () => {
    const names = ['Stoneware mug', 'Tea pot', 'Bowl', 'Plate'];
    const columns = [
      { name: 'SKU', samples: ['M-1', 'M-2', 'M-3', 'M-4'], filled: 4, distinct: 4 },
      { name: 'Merchant name', samples: ['Clayfield'], filled: 4, distinct: 1 },
      { name: 'Product name', samples: names, filled: 4, distinct: 4 },
    ];
    expect(suggestColumns(columns)).toMatchObject({ 'Merchant name': 'attribute', 'Product name': 'title' });
  });

  test('the short description of goods is their name where nothing else is', () => {
    const columns = given({ 'Item no.': ['1001-A', '1002-A'], Description: ['Stoneware mug', 'Tea pot, large'] });
    expect(suggestColumns(columns)).toEqual({ 'Item no.': 'sku', Description: 'title' });
  });

  test('a number that counts rows is no SKU', () => {
    const columns = given({ ...full, No: ['1', '2', '3'] });
    expect(suggestColumns(columns)).toMatchObject({ SKU: 'sku', No: 'attribute' });
    expect(suggestColumns(columns.slice(1))).toMatchObject({ No: 'attribute' });
  });

  test('the others are named with the one that was taken', () => {
    const columns = given({
      ...full,
      Price: ['5', '6', '7'],
      'Price old': ['8', '9', '9'],
      'Cost price': ['1', '2', '3'],
    });
    const mapping = suggestColumns(columns);
    expect([...runnersUp(columns.map(judgeColumn), mapping)]).toEqual([['Price', ['Price old']]]);
  });
});

describe('a file without a column named as its title', () => {
  const rows = (name: string, values: readonly string[]) => ({
    name,
    samples: [...new Set(values)],
    filled: values.length,
    distinct: new Set(values).size,
  });
  const codes = ['K-10', 'K-11', 'K-12', 'K-13', 'K-14'];
  const names = ['Enamel kettle', 'Copper kettle', 'Glass teapot', 'Cast iron pot', 'Milk jug, small'];
  const tints = ['pale yellow', 'pale yellow', 'dark green', 'dark green', 'pale yellow'];
  const refs = rows('SKU', codes);

  test.each<[string, readonly string[], string]>([
    ['names of products', names, 'title'],
    ['a few values that repeat', tints, 'attribute'],
    ['codes', ['KETTLE_EN_01', 'KETTLE_CO_02', 'TEAPOT_GL_03', 'POT_IRON_04', 'JUG_MILK_05'], 'attribute'],
  ])('a column whose name says nothing, but that has %s, is told by them', (_what, values, target) => {
    expect(suggestColumns([refs, rows('Qwx', values)])).toMatchObject({ Qwx: target });
  });

  test('takes one whose name says title by half, though it repeats and has numbers of models', () => {
    const sizes = ['E150 A', 'E150 A', 'Kettle 20', 'Kettle 20', 'Teapot 7'];
    const columns = [refs, rows('Qwx', tints), rows('Qwx name', sizes)];
    expect(suggestColumns(columns)).toMatchObject({ Qwx: 'attribute', 'Qwx name': 'title' });
  });

  test('the name of a color is none', () => {
    expect(suggestColumns([refs, rows('Color name', tints)])).toMatchObject({ 'Color name': 'attribute' });
  });
});

describe('the columns of item masters', () => {
  const short = ['Akku-Bohrschrauber 18V', 'Kreuzlinienlaser grün', 'Stichsäge 650W'];
  const long = short.map((name) => `${name} für den täglichen Einsatz. Mit Koffer und zwei Akkus.`);

  test('the short text of an article is its name, the long one its description', () => {
    expect(
      suggest({ Artikelnummer: ['A-1', 'A-2', 'A-3'], Kurztext: short, Langtext: long, 'Vorteil 1': ['Leicht'] }),
    ).toEqual({ Artikelnummer: 'sku', Kurztext: 'title', Langtext: 'body', 'Vorteil 1': 'bullets' });
    expect(suggest({ Kurztext: short })).toEqual({ Kurztext: 'title' });
    expect(suggest({ 'Kurztext 1': short, 'Kurztext 2': short })).toEqual({
      'Kurztext 1': 'title',
      'Kurztext 2': 'attribute',
    });
  });

  test('beside a name a short text describes, as one does that repeats or is as long as a description', () => {
    expect(suggest({ Bezeichnung: short, Kurztext: short })).toEqual({ Bezeichnung: 'title', Kurztext: 'description' });
    expect(suggest({ Kurztext: long.map((text) => text + text) })).toEqual({ Kurztext: 'description' });
    const repeated = { name: 'Kurztext', samples: short, filled: 9, distinct: 3 };
    expect(suggestColumns([repeated])).toEqual({ Kurztext: 'description' });
    // Beside a long one the short one names, whatever few cells of another column hold.
    const texts = [
      { name: 'descriptionShort', samples: short, filled: 9, distinct: 9 },
      { name: 'descriptionLong', samples: long, filled: 9, distinct: 9 },
      { name: 'purpose', samples: ['Front view', 'Side view'], filled: 2, distinct: 2 },
    ];
    expect(suggestColumns(texts)).toEqual({ descriptionShort: 'title', descriptionLong: 'body', purpose: 'attribute' });
  });

  test('a family of names is the category of a group below it', () => {
    const [families, groups] = [
      ['Sägen', 'Laser'],
      ['Stichsägen', 'Linienlaser'],
    ].map((samples) => ({ samples, filled: 9, distinct: 2 }));
    const of = (columns: Record<string, object | undefined>) =>
      suggestColumns(Object.entries(columns).map(([name, column]) => ({ name, samples: [], ...column })));
    expect(of({ Warengruppe: families, Untergruppe: groups })).toEqual({
      Warengruppe: 'category',
      Untergruppe: 'subcategory',
    });
    expect(of({ Famille: families, 'Sous-famille': groups })).toEqual({
      Famille: 'category',
      'Sous-famille': 'subcategory',
    });
    expect(of({ Famille: families })).toEqual({ Famille: 'attribute' });
    const codes = { samples: ['F-100', 'F-200'], filled: 9, distinct: 2 };
    expect(of({ Family: codes, Subgroup: groups })).toEqual({ Family: 'attribute', Subgroup: 'subcategory' });
  });
});
