import { describe, expect, it } from 'vitest';
import { plainNames } from '../cells/column-names.ts';
import { googleTsv } from '../formats/google.read.ts';
import { createXmlScanner } from './scan-xml.ts';
import { createXmlReferenceScanner } from './scan-xml-references.ts';
import { findXmlItems, type XmlItems } from './xml-items.ts';

const isGoogle: Parameters<typeof findXmlItems>[1] = (columns) =>
  googleTsv.recognize?.(columns, plainNames(columns.map(({ name }) => name))) ?? false;

const find = (text: string) => findXmlItems(text, isGoogle);

function found(text: string): XmlItems {
  const items = find(text);
  if (!items) throw new Error('Nothing looks like a product');
  return items;
}

/** The records of a file, read whole and in small pieces. */
function read(text: string, items = found(text)) {
  const scan = (size: number) => {
    const scanner = createXmlScanner(items);
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    return [...pieces.flatMap((piece) => scanner.push(piece)), ...scanner.end()];
  };
  const records = scan(text.length);
  expect(scan(7)).toEqual(records);
  return records.map(({ fields }) => Object.fromEntries(fields));
}

const goods = (inner: string, more = '') =>
  `<ware nr="W1"><titel>Vase aus Ton</titel><beschreibung>Hohe Vase für trockene Blumen.</beschreibung><preis>30,00</preis>${inner}</ware>
   <ware nr="W2"><titel>Schale aus Ton</titel><beschreibung>Flache Schale für Obst.</beschreibung><preis>20,00</preis>${more}</ware>`;

describe('the products of an XML', () => {
  it.each<[string, string, string]>([
    ['a tag nobody knows', `<lager>${goods('')}</lager>`, 'ware'],
    [
      'a list beside other lists',
      `<a><kunden><kunde id="1"><name>Ann</name><ort>Ulm</ort></kunde><kunde id="2"><name>Bob</name><ort>Bonn</ort></kunde></kunden><waren>${goods('')}</waren></a>`,
      'ware',
    ],
    ['a prefix', `<x:lager xmlns:x="urn:x">${goods('').replace(/<(\/?)(\w)/g, '<$1x:$2')}</x:lager>`, 'ware'],
    [
      'a shop that describes itself',
      `<shop><name>Ton und Co</name><description>Wir machen Dinge aus Ton, seit vielen Jahren und für alle.</description><url>https://t.example</url>${goods('')}</shop>`,
      'ware',
    ],
    [
      'nothing but tags that say all',
      '<l><r Sku="1" Name="Steel bottle" Price="9.00"/><r Sku="2" Name="Glass bottle" Price="8.00"/></l>',
      'r',
    ],
    [
      'one product alone',
      '<root><info><owner>Ann</owner></info><list><thing><sku>1</sku><name>Oak bowl</name><price>9</price></thing></list></root>',
      'thing',
    ],
    ['pieces without a root', goods(''), 'ware'],
    [
      'products in a record each',
      '<d><record><product><sku>1</sku><name>Oak bowl</name><price>9.00</price></product></record><record><product><sku>2</sku><name>Ash bowl</name><price>8.00</price></product></record></d>',
      'record',
    ],
    [
      'lists of names with values',
      '<t><row><field name="sku">1</field><field name="title">Oak bowl</field><field name="price">9.00</field></row><row><field name="sku">2</field><field name="title">Ash bowl</field><field name="price">8.00</field></row></t>',
      'row',
    ],
    [
      'variants that say more than their product',
      `<c><item><name>Shirt</name><brand>Plain</brand><variants><variant><sku>S</sku><name>Shirt S</name><price>9.00</price><image>https://a.example/s.jpg</image></variant><variant><sku>M</sku><name>Shirt M</name><price>9.00</price><image>https://a.example/m.jpg</image></variant></variants></item><item><name>Cap</name><brand>Plain</brand></item></c>`,
      'item',
    ],
  ])('are found in %s', (_name, text, tag) => {
    expect(found(text).tag).toBe(tag);
    expect(found(text).isFeed).toBe(false);
  });

  it.each([
    [
      'a list of addresses',
      '<urlset><url><loc>https://a.example/1</loc></url><url><loc>https://a.example/2</loc></url></urlset>',
    ],
    ['a feed without items', '<rss><channel><title>x</title><description>y</description></channel></rss>'],
    ['settings', '<config><set key="a">1</set><set key="b">2</set></config>'],
    ['nothing', '<a/>'],
  ])('are none in %s', (_name, text) => {
    expect(find(text)).toBeNull();
  });

  it('are told from elements of the same tag elsewhere', () => {
    const text = `<x><kinds><item><id>1</id><name>Home</name></item></kinds><goods>
      <item><id>7</id><name>Whisk</name><description>Whisk of steel.</description><price>9.50</price></item>
      <item><id>8</id><name>Ladle</name><description>Ladle of steel.</description><price>8.50</price></item></goods></x>`;
    expect(read(text).map(({ id }) => id)).toEqual(['7', '8']);
  });

  it('are of one kind, and others that look like them are named', () => {
    const bundle = (name: string) => `<set><name>${name}</name><preis>50,00</preis></set>`;
    const text = `<x><waren>${goods('')}</waren><sets>${bundle('Vase und Schale')}${bundle('Zwei Vasen')}</sets></x>`;
    expect(found(text)).toMatchObject({ tag: 'ware', others: ['set'] });
    expect(found(`<x><waren>${goods('')}</waren></x>`).others).toEqual([]);
  });

  it('are Google’s where the file says so, by any prefix', () => {
    const item = (prefix: string) =>
      `<item><${prefix}id>1</${prefix}id><title>Pen</title><${prefix}price>9 EUR</${prefix}price></item>`;
    const feed = (prefix: string, declared: string) => `<rss ${declared}><channel>${item(prefix)}</channel></rss>`;
    const google = 'http://base.google.com/ns/1.0';
    for (const text of [feed('g:', ''), feed('shop:', `xmlns:shop="${google}"`), feed('', `xmlns="${google}"`)]) {
      expect(found(text).isFeed).toBe(true);
      expect(read(text)).toEqual([{ id: '1', title: 'Pen', price: '9 EUR' }]);
    }
    expect(found(feed('own:', 'xmlns:own="urn:own"')).isFeed).toBe(false);
    expect(
      found('<rss><channel><item><sku>1</sku><name>Pen of brass</name><price>9</price></item></channel></rss>').isFeed,
    ).toBe(false);
  });
});

describe('the fields of a product', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'what tags say',
      '<foto rang="1">https://a.example/1.jpg</foto>',
      { foto: 'https://a.example/1.jpg', 'foto.rang': '1' },
    ],
    ['a unit', '<masse einheit="kg">1.2</masse>', { masse: '1.2 kg' }],
    ['a currency', '<uvp code="EUR">39,00</uvp>', { uvp: '39,00 EUR' }],
    ['what is only named', '<lieferant id="3" name="Ton GmbH"/>', { lieferant: 'Ton GmbH' }],
    ['an address in a tag', '<seite href="https://a.example/1"/>', { seite: 'https://a.example/1' }],
    ['a list', '<bilder><bild>https://a.example/1.jpg</bild></bilder>', { bilder: '["https://a.example/1.jpg"]' }],
    [
      'a list of tags',
      '<fotos><f url="https://a.example/1.jpg"/><f url="https://a.example/2.jpg"/></fotos>',
      { fotos: '["https://a.example/1.jpg","https://a.example/2.jpg"]' },
    ],
    [
      'a text in two languages',
      '<kurz xml:lang="de">Vase</kurz><kurz xml:lang="en">Vase</kurz>',
      { kurz: '[{"lang":"de","value":"Vase"},{"lang":"en","value":"Vase"}]' },
    ],
    ['markup', '<text><p>Vase aus <b>Ton</b> &amp; Glas</p></text>', { text: '<p>Vase aus <b>Ton</b> &amp; Glas</p>' }],
    ['a text in an element of its own', '<marke><markenname>Ton</markenname></marke>', { marke: 'Ton' }],
    ['names as databases write them', '<Farbe_x0020_innen>rot</Farbe_x0020_innen>', { 'Farbe innen': 'rot' }],
    [
      'facts in tags',
      '<m name="Farbe">rot</m><m name="Höhe" unit="cm">30</m>',
      { m: '[{"name":"Farbe","value":"rot"},{"name":"Höhe","value":"30 cm"}]' },
    ],
    [
      'facts in elements',
      '<eigenschaften><e><bezeichnung>Farbe</bezeichnung><wert>rot</wert></e></eigenschaften>',
      { eigenschaften: '[{"name":"Farbe","value":"rot"}]' },
    ],
    [
      'facts of a name nobody knows',
      '<k><ding>Farbe</ding><wert>rot</wert></k><k><ding>Höhe</ding><wert>30</wert><einheit>cm</einheit></k>',
      { k: '[{"name":"Farbe","value":"rot"},{"name":"Höhe","value":"30 cm"}]' },
    ],
    [
      'facts of several values',
      '<p name="Farbe"><value>rot</value><value>blau</value></p>',
      { p: '[{"name":"Farbe","value":"rot, blau"}]' },
    ],
    [
      'facts that are no bullets',
      '<features><feature name="Farbe">rot</feature></features>',
      { 'features.attributes': '[{"name":"Farbe","value":"rot"}]' },
    ],
    [
      'pictures with names, which are no facts',
      '<z name="vorn">https://a.example/1.jpg</z><z name="hinten">https://a.example/2.jpg</z>',
      { z: '[{"name":"vorn","url":"https://a.example/1.jpg"},{"name":"hinten","url":"https://a.example/2.jpg"}]' },
    ],
  ])('hold %s', (_name, inner, expected) => {
    const [first] = read(`<lager>${goods(inner)}</lager>`);
    expect(first).toEqual({
      titel: 'Vase aus Ton',
      beschreibung: 'Hohe Vase für trockene Blumen.',
      preis: '30,00',
      nr: 'W1',
      ...expected,
    });
  });

  it('keep prefixes that tell two fields of one name apart', () => {
    const text = `<lager xmlns:a="urn:a" xmlns:b="urn:b">${goods('<a:text>eins</a:text><b:text>zwei</b:text><a:farbe>rot</a:farbe>')}</lager>`;
    expect(read(text)[0]).toMatchObject({ 'a:text': 'eins', 'b:text': 'zwei', farbe: 'rot' });
  });

  it('hold the categories around them', () => {
    const text = `<karte><rubrik titel="Wohnen"><rubrik titel="Vasen">${goods('')}</rubrik></rubrik><rubrik><titel>Garten</titel>${goods('')}</rubrik></karte>`;
    expect(read(text).map(({ rubrik }) => rubrik)).toEqual(['Wohnen > Vasen', 'Wohnen > Vasen', 'Garten', 'Garten']);
  });
});

describe('ids in products', () => {
  it.each<[string, string, string, string, string]>([
    [
      'tags',
      '<gruppen><gruppe id="g1">Wohnen</gruppe><gruppe id="g2" parentId="g1">Vasen</gruppe></gruppen>',
      '<gruppeId>g2</gruppeId>',
      'gruppe.category',
      'Wohnen > Vasen',
    ],
    [
      'elements',
      '<sektoren><sektor><nr>1</nr><name>Wohnen</name></sektor><sektor><nr>2</nr><name>Vasen</name><ober_nr>1</ober_nr></sektor></sektoren>',
      '<sektor>2</sektor>',
      'sektor.category',
      'Wohnen > Vasen',
    ],
    [
      'elements in each other',
      '<kat><rayon id="1"><libelle>Maison</libelle><rayon id="2"><libelle>Vases</libelle></rayon></rayon></kat>',
      '<rayon ref="2"/>',
      'rayon.category',
      'Maison > Vases',
    ],
    [
      'a list with a name of its own',
      '<brands><entry><key>b1</key><title>Ton GmbH</title></entry></brands>',
      '<brand_id>b1</brand_id>',
      'brands',
      'Ton GmbH',
    ],
    [
      'codes without a name',
      '<currencies><currency id="EUR" rate="1"/></currencies>',
      '<currencyId>EUR</currencyId>',
      'currency',
      'EUR',
    ],
    [
      'several',
      '<gruppen><gruppe id="1">Wohnen</gruppe><gruppe id="2">Garten</gruppe></gruppen>',
      '<gruppen><gruppe>1</gruppe><gruppe>2</gruppe></gruppen>',
      'gruppen',
      '["Wohnen","Garten"]',
    ],
  ])('are read through lists of %s, before the products and behind them', (_name, list, field, column, expected) => {
    const products = `<waren>${goods(field, field)}</waren>`;
    for (const text of [`<x>${list}${products}</x>`, `<x>${products}${list}</x>`])
      expect(read(text).map((record) => record[column])).toEqual([expected, expected]);
    // A list beyond the text the products were found in is read by itself.
    const text = `<x>${products}${list}</x>`;
    const items = found(text.slice(0, text.length - list.length - 4));
    const scanner = createXmlReferenceScanner(items);
    for (const sign of text) scanner.push(sign);
    expect(read(text, { ...items, references: scanner.end() })[0]?.[column]).toBe(expected);
  });

  it('stay where no list explains them', () => {
    const list = '<kunden><kunde id="1">Ann</kunde></kunden>';
    expect(read(`<x>${list}<waren>${goods('<lager_id>1</lager_id>')}</waren></x>`)[0]?.lager_id).toBe('1');
    const other = '<lagerorte><lager id="9">Ulm</lager></lagerorte>';
    expect(read(`<x>${other}<waren>${goods('<lager_id>1</lager_id>')}</waren></x>`)[0]?.lager_id).toBe('1');
  });

  it('end where categories go round', () => {
    const list = '<gruppen><gruppe id="1" parentId="2">A</gruppe><gruppe id="2" parentId="1">B</gruppe></gruppen>';
    const [first] = read(`<x>${list}<waren>${goods('<gruppeId>1</gruppeId>')}</waren></x>`);
    expect(first?.['gruppe.category']?.split(' > ').length).toBeLessThan(20);
  });
});
