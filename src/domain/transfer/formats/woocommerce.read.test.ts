import { describe, expect, test } from 'vitest';
import { asRows, recognizes, suggested, targetOf } from './test-format.ts';
import { attributeColumns, woocommerceCsv } from './woocommerce.read.ts';

const signs = [
  'Regular price',
  'Short description',
  'Visibility in catalog',
  'Catalog visibility',
  'Is featured?',
  'Tax class',
  'Backorders allowed?',
  'In stock?',
  'Shipping class',
];

describe('recognize', () => {
  const is = (names: string[], values?: Record<string, string[]>) => recognizes(woocommerceCsv, names, values);

  test.each(signs.map((name, index) => [name, [...signs, ...signs].slice(index + 1, index + 4)] as const))(
    '%s is one of three signs beside a title, or of four without',
    (name, others) => {
      expect(is(['Name', name, ...others.slice(0, 2)])).toBe(true);
      expect(is(['Name', ...others.slice(0, 2), 'Colour'])).toBe(false);
      expect(is([name, ...others])).toBe(true);
      expect(is([...others, 'Colour'])).toBe(false);
    },
  );

  test.each(['Meta: _sku', 'Meta:asin', 'META: x'])('%s is a sign', (name) => {
    expect(is(['Name', 'In stock?', 'Tax class', name])).toBe(true);
  });

  test.each(['Meta', 'Meta: ', 'Some meta: x', 'Metal:x'])('%s is none', (name) => {
    expect(is(['Name', 'In stock?', 'Tax class', name])).toBe(false);
  });

  test('product types under any header are two signs', () => {
    expect(is(['Name', 'Tax class'], { Sorte: ['simple', 'variable'] })).toBe(true);
    expect(is(['Name'], { Sorte: ['simple', 'variable'] })).toBe(false);
    expect(is(['Name', 'Tax class'], { Sorte: ['simple', 'plain'] })).toBe(false);
    expect(is(['Name', 'Tax class'], { Sorte: [] })).toBe(false);
  });

  test('the value of an attribute is two signs, its name none', () => {
    expect(is(['Name', 'Tax class', 'Attribute 1 value(s)'])).toBe(true);
    expect(is(['Name', 'Attribute 1 value(s)'])).toBe(false);
    expect(is(['Name', 'Tax class', 'Attribute 1 name'])).toBe(false);
  });
});

test.each([
  'simple',
  'variable',
  'variation',
  'grouped',
  'external',
  ' Simple ',
  'simple, virtual',
  'simple,downloadable,virtual',
  'simple ,  virtual',
])('%s is a type of product', (type) => {
  expect(woocommerceCsv.findTypeColumn?.([{ name: 'T', samples: [type] }])).toBe('T');
});

test.each(['simples', 'a simple', 'simple virtual', 'simple, heavy', 'simple, virtual mug', ''])(
  '%j is no type of product',
  (type) => {
    expect(woocommerceCsv.findTypeColumn?.([{ name: 'T', samples: [type] }])).toBeNull();
  },
);

test.each(
  asRows({
    id: 'ID | ASIN | Meta: ASIN',
    sku: 'SKU | Artikelnummer | UGS | Código SKU',
    title: 'Name | Nombre | Nom | Název',
    body: 'Description | Beschreibung | Opis',
    description: 'Short description | Kurzbeschreibung | Krátký popis',
    price: 'Regular price | Regulärer Preis | Precio normal | Price',
    'category-path': 'Categories | Kategorien | Kategorie',
    images: 'Images | Bilder | Imágenes',
    parent: 'Parent | Übergeordnetes Produkt | Superior',
    brand: 'Brands | Marken | Marcas',
    variant: 'Type | Typ | Tipo',
    attribute:
      'Tags | Schlagwörter | GTIN, UPC, EAN, or ISBN | Attribute 1 name | Attribute 1 value(s) | Colour | Downloads | Metal | Download name',
    ignore:
      'Published | Tax class | Position | Meta: _secret | Download 1 name | Download 2 URL | Attribute 1 visible | Attribute 1 default',
  }),
)('the column %s becomes %s', (name, target) => {
  expect(targetOf(woocommerceCsv, name)).toBe(target);
});

test.each([
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Gewicht (kg)',
  'Länge',
  'Breite',
  'Höhe',
  'Peso (kg)',
  'Longitud',
  'Anchura',
  'Altura',
  'Poids',
  'Longueur',
  'Largeur',
  'Hauteur',
  'Lunghezza',
  'Larghezza',
  'Altezza',
])('%s is a fact even where a shop gives the address of a chart', (name) => {
  const chart = ['https://shop.example/chart'];
  expect(suggested(woocommerceCsv, { [name]: chart })).toEqual({ [name]: 'attribute' });
  expect(suggested(woocommerceCsv, { [`${name.slice(0, 4)}xy`]: chart, [`x ${name}`]: chart })).toEqual({
    [`${name.slice(0, 4)}xy`]: 'ignore',
    [`x ${name}`]: 'ignore',
  });
});

test('other columns go by their names and values as in any table', () => {
  expect(suggested(woocommerceCsv, { Vendor: [], Chart: ['https://shop.example/c'], Pattern: ['Dots'] })).toEqual({
    Vendor: 'brand',
    Chart: 'ignore',
    Pattern: 'attribute',
  });
});

test('the column of types is told by its values where the header is another language’s', () => {
  expect(suggested(woocommerceCsv, { Sorte: ['simple'], Material: ['Clay'] })).toEqual({
    Sorte: 'variant',
    Material: 'attribute',
  });
});

test('of a title, a price, a SKU and a brand the first column counts', () => {
  const names = ['Name', 'Nombre', 'Price', 'Regular price', 'SKU', 'UGS', 'Brand', 'Brands'];
  expect(suggested(woocommerceCsv, Object.fromEntries(names.map((name) => [name, []])))).toEqual({
    Name: 'title',
    Nombre: 'attribute',
    Price: 'price',
    'Regular price': 'attribute',
    SKU: 'sku',
    UGS: 'attribute',
    Brand: 'brand',
    Brands: 'attribute',
  });
});

test.each([
  ['Attribute 1 name', 'Attribute 1 value(s)'],
  ['Attribute 12 name', 'Attribute 12 values'],
  ['Attribute 123 name', 'Attribute 123 value'],
  ['Nombre del atributo 1', 'Valor(es) del atributo 1'],
  ['Nombre del atributo 2', 'Valores del atributo 2'],
  ['Name des Attributs 1', 'Wert(e) des Attributs 1'],
  ['Name des Attributs 1', 'Werte des Attributs 1'],
  ["Nom de l'attribut 1", "Valeur(s) de l'attribut 1"],
  ["Nom de l'attribut 1", "Valeurs de l'attribut 1"],
  ['Nome dell’attributo 1', 'Valore dell’attributo 1'],
  ['Nome do atributo 1', 'Valor do atributo 1'],
  ['Naziv osobine 1', 'Vrednosti osobine 1'],
  ['Osobina 1 naziv', 'Osobina 1 vrednost'],
  ['Název atributu 1', 'Hodnota atributu 1'],
  ['Nazwa atrybutu 1', 'Wartość atrybutu 1'],
  ['Atrybut 1 nazwa', 'Atrybut 1 wartosc'],
  ['Atribut 1 naam', 'Atribut 1 waarde(n)'],
  ['Atribut 1 naam', 'Atribut 1 waarden'],
  ['Attribute 1 name', 'Attribute 1 valori'],
  ['Attribute 1 name', 'Attribute 1 hodnoty'],
  ['Attribute 1 name', 'Attribute 1 hodnotami'],
  ['Attribute 1 name', 'Attribute 1 hodnot'],
  ['Attribute 1 name', 'Attribute 1 wartosciami'],
  ['Attribute 1 name', 'Attribute 1 vrednostima'],
])('%s and %s state a fact', (name, value) => {
  expect(attributeColumns([value, 'Colour', name])).toEqual([{ name, value }]);
});

test.each([
  ['Attribute 1 name', 'Attribute 2 value(s)'],
  ['Attribute 1 name', 'Attribute 21 value(s)'],
  ['Attribute 1 name', 'Attribute 1 visible'],
  ['Attribute 1 named', 'Attribute 1 value(s)'],
  ['Attribute name', 'Attribute value(s)'],
  ['Attribute 1234 name', 'Attribute 1234 value(s)'],
  ['Tribute 1 name', 'Tribute 1 value(s)'],
  ['Attribute 1st name', 'Attribute 1st value'],
  ['Attribute 1 name', 'Attribute 1 revalue'],
])('%s and %s do not', (name, value) => {
  expect(attributeColumns([name, value])).toEqual([]);
});

test('an id names a product as WooCommerce’s own files refer to it', () => {
  expect(woocommerceCsv.nameOfId?.('44')).toBe('id:44');
  expect(woocommerceCsv.nameOfId?.('B0')).toBe('B0');
  expect(woocommerceCsv).toMatchObject({
    id: 'woocommerce-csv',
    layout: 'table',
    hasTypedVariants: true,
    categories: 'woocommerce',
    hasSpelledBreaks: true,
  });
});
