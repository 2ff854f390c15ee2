import { expect, it } from 'vitest';
import { readBytes } from './export-fixtures.ts';

const read = (lines: string[]) => readBytes(new TextEncoder().encode(lines.join('\n')));

it('reads a Wix export: variants under their product', async () => {
  const file = await read([
    'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1,additionalInfoDescription1',
    'product_1,Product,Stoneware mug,<p>Holds tea.</p>,3d~mv2.jpg;4e~mv2.jpg,Mugs;Kitchen,MUG,New,12.0,,true,InStock,0.4,Colour,COLOR,#0000ff:Blue;#ff0000:Red,Care,<p>Dishwasher safe</p>',
    'product_1,Variant,,,,,MUG-B,,,0,true,4,,,,Blue,,',
    'product_1,Variant,,,,,MUG-R,,,0,true,4,,,,Red,,',
    'product_2,Product,Plate,A plate.,5f~mv2.jpg,Plates,PLATE,,9.0,,true,InStock,,,,,,',
  ]);
  expect(file.format).toBe('wix-csv');
  expect(file.refused).toEqual([]);
  expect(file.products.map(({ product }) => product)).toMatchObject([
    {
      sku: 'MUG',
      title: 'Stoneware mug',
      description: 'Holds tea.',
      // Names in Wix's own store are no addresses.
      images: [],
      price: '12.0',
      category: 'Mugs',
      attributes: [
        { name: 'Colour', value: 'Blue, Red' },
        { name: 'weight', value: '0.4' },
        { name: 'Care', value: 'Dishwasher safe' },
        { name: 'collection', value: 'Mugs; Kitchen' },
      ],
    },
    { sku: 'PLATE', title: 'Plate', attributes: [] },
  ]);
});

it('reads a Squarespace export: further rows are variants', async () => {
  const file = await read([
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs',
    '6a,7b,PHYSICAL,shop,stoneware-mug,Stoneware mug,<p>Holds tea.</p>,SQ1,Colour,Blue,12.00,0.00,No,5,"Mugs, Kitchen",clay,0.4,Yes,https://i.example/1.jpg https://i.example/2.jpg',
    ',7c,,,,,,SQ2,,Red,12.00,0.00,No,5,,,0.4,,',
    '6d,7d,PHYSICAL,shop,plate,Plate,A plate.,SQ3,,,9.00,0.00,No,5,Plates,,,Yes,https://i.example/3.jpg',
  ]);
  expect(file.format).toBe('squarespace-csv');
  expect(file.refused).toEqual([]);
  expect(file.products.map(({ product }) => product)).toMatchObject([
    {
      sku: 'SQ1',
      title: 'Stoneware mug',
      images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
      price: '12.00',
      category: 'Mugs',
      attributes: [
        { name: 'Colour', value: 'Blue, Red' },
        { name: 'Tags', value: 'clay' },
        { name: 'Weight', value: '0.4' },
        { name: 'Categories', value: 'Mugs; Kitchen' },
      ],
    },
    { sku: 'SQ3', category: 'Plates' },
  ]);
});

it('reads an Etsy export: its variants stand in one row, and not every listing has a SKU', async () => {
  const file = await read([
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU',
    'Stoneware mug,Holds tea.,12.00,EUR,4,"mug,clay","clay,glaze",https://i.example/1.jpg,https://i.example/2.jpg,Custom,Colour,"Blue,Red",,,,"MUG-B,MUG-R"',
    'Plate,A plate.,9.00,EUR,4,plate,clay,https://i.example/3.jpg,,,,,,,,',
  ]);
  expect(file.format).toBe('etsy-csv');
  expect(file.refused).toEqual([]);
  expect(file.products.map(({ product }) => product)).toMatchObject([
    {
      sku: 'MUG-B',
      price: '12.00 EUR',
      images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
      attributes: [
        { name: 'Colour', value: 'Blue, Red' },
        { name: 'TAGS' },
        { name: 'MATERIALS', value: 'clay,glaze' },
      ],
    },
    { sku: 'plate', title: 'Plate' },
  ]);
});

it('reads a PrestaShop file', async () => {
  const file = await read([
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;Supplier reference #;Manufacturer;EAN13;Weight;Quantity;Summary;Description;Image URLs (x,y,z...);Feature(Name:Value:Position)',
    '1;1;Stoneware mug;Home,Kitchen,Mugs;12.00;1;MUG;S-9;Clayfield;4006381333931;0.4;5;A mug.;<p>Holds tea.</p>;https://i.example/1.jpg,https://i.example/2.jpg;Material:Clay:1,Care:Hand wash, cold:2',
    '2;1;Plate;Home;9.00;1;;;;;;5;;A plate.;https://i.example/3.jpg;',
  ]);
  expect(file.format).toBe('prestashop-csv');
  expect(file.refused).toEqual([]);
  expect(file.products.map(({ product }) => product)).toMatchObject([
    {
      sku: 'MUG',
      title: 'Stoneware mug',
      description: 'Holds tea.',
      images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
      price: '12.00',
      category: 'Kitchen',
      brand: 'Clayfield',
      attributes: [
        { name: 'EAN13', value: '4006381333931' },
        { name: 'Weight', value: '0.4' },
        { name: 'Material', value: 'Clay' },
        { name: 'Care', value: 'Hand wash, cold' },
        { name: 'Summary', value: 'A mug.' },
      ],
    },
    { sku: '2', title: 'Plate', category: 'Home' },
  ]);
});

it('reads an Amazon listing report', async () => {
  const file = await read([
    'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\titem-is-marketplace\tproduct-id-type\titem-note\titem-condition\tasin1\tproduct-id\tfulfillment-channel\tstatus',
    'Stoneware mug\tHolds tea.\t0101ABC\tMUG\t12.00\t4\t2024-01-02 10:00:00 PST\t\ty\t1\t\t11\tB000000001\tB000000001\tDEFAULT\tActive',
    'Plate\tA plate.\t0101ABD\tPLATE\t9.00\t4\t2024-01-02 10:00:00 PST\t\ty\t1\t\t11\tB000000002\tB000000002\tDEFAULT\tActive',
  ]);
  expect(file.format).toBe('amazon-tsv');
  expect(file.products.map(({ product }) => product)).toMatchObject([
    {
      sku: 'MUG',
      title: 'Stoneware mug',
      description: 'Holds tea.',
      price: '12.00',
      attributes: [{ name: 'asin1', value: 'B000000001' }],
    },
    { sku: 'PLATE' },
  ]);
});
