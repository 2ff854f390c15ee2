import { describe, expect, test } from 'vitest';
import { isKnownName, targetByName, targetByPath, targetByValues } from './target-by-name.ts';

const cases = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([target, list]) => list.split(' | ').map((name): [string, string] => [name, target]));

describe('targetByName', () => {
  test.each(['No. of Variants', 'Number of items', 'Num of products'])('%s is a count, and names nothing', (name) => {
    expect(targetByName(name)).toBeNull();
    expect(targetByName(name.replace(' of', ''))).not.toBeNull();
  });

  test('a sign for a number is one where no number follows', () => {
    expect(targetByName('Item #')).toBe('sku');
    expect(targetByName('Bullet #1')).toBe('bullets');
    expect(targetByName('Feat 1')).toBe('bullets');
  });

  test.each(['Fabr 1', 'Bene 1', 'Feat'])('%s is cut short for nothing that is numbered', (name) => {
    expect(targetByName(name)).toBeNull();
  });

  test('the number of an article in a shop is its code, the number of a shop is not', () => {
    for (const name of ['N° artículo en tienda', 'Shop item number', 'Artikelnummer im Shop'])
      expect(targetByName(name), name).toBe('sku');
    expect(targetByName('Shop number')).not.toBe('sku');
  });

  test('the first currency of several prices is one', () => {
    expect(targetByName('priceCurrency1')).toBe('currency');
    expect(targetByName('priceCurrency2')).not.toBe('currency');
  });

  test('what machines call a fact does not say what it is', () => {
    expect(targetByName('Capacity (product.metafields.custom.capacity)')).not.toBe('ignore');
    expect(targetByName('Brand (product.metafields.custom.meta)')).toBe('brand');
  });

  test.each(
    cases({
      sku: 'SKU | Artikelnummer | 货号',
      id: 'ID | ASIN | uniq_id | productid | Artikelid',
      group: 'Handle | URL handle',
      title: 'Title | Bezeichnung | 商品名',
      body: 'Description | Popis | 説明',
      description: 'Short description | Kurzbeschreibung',
      bullets: 'Bullet points | Merkmale | 卖点',
      images: 'Image URLs | Bilder | 画像',
      price: 'Price | Preis | 価格',
      currency: 'Currency | Měna',
      'category-path': 'Breadcrumbs | Kategorien',
      category: 'Category | Department | 类别',
      subcategory: 'Subcategory | Unterkategorie',
      brand: 'Brand | Hersteller | 品牌',
      retailer: 'Retailer | Tienda',
    }),
  )('%s means %s', (name, target) => {
    expect(targetByName(name)).toBe(target);
    expect(isKnownName(name)).toBe(true);
  });

  test.each(
    cases({
      bullets:
        'bullet 1 | Bullet12 | bullet point 1 | Key feature 3 | feature_10 | highlight 2 | product highlight 1 | bullet_point_1',
      images:
        'image 1 | images 2 | picture1 | pictures 3 | photo 4 | photos_5 | image url 1 | image link 2 | image_src_12 | other image 1 | additional image 3 | extra picture 1 | product photo 2 | main image 1 | other image url 8 | Bild 1 | imagen 2 | foto 3 | obrázek 4',
      ignore:
        'URL | urls | product link | slug | permalink | timestamp | created at | updated | modified | crawl time | crawled at | scraped | rating | ratings | review | reviews count | stars | popularity | rank | ranks | votes | stock | inventory | quantity | qty | availability | published | status | visible | visibility | tax | taxable | VAT | position | sort order | offer | offers | seller | sellers | merchant | merchants | delivery | shipping class | score | views | clicks | sold | orders | warehouse | cost | margin | discount | domain | IP | hash | token | lastmod | redirect | canonical | template | page layout | custom_layout_update | meta title | meta keyword | meta keywords | meta description | SEO | metafield | metafields | also buy | tech1 | thumbnail | 库存',
    }),
  )('%s is %s by its words', (name, target) => {
    expect(targetByName(name)).toBe(target);
    expect(isKnownName(name)).toBe(target !== 'ignore');
  });

  test.each(
    cases({
      sku: 'Product Code/SKU | product_number | Internal Reference | default_code | SKU\n(unique) | Cikkszám | Réf. article | 상품코드 | Κωδικός προϊόντος',
      title:
        'name(en-gb) | NL_Title_Long | Artikelname | productname | Ürün Adı | Denumire produs | 등록상품명 | item_name[language_tag=en_US]#1.value',
      body: 'description(en-gb) | product_desc | Sales Description | PC用商品説明文 | description-en_US-ecommerce | Hosszú leírás | Mô tả sản phẩm',
      description: 'product_s_desc | NL_Description_Short | Kort beskrivelse',
      images:
        'image[0].url | Product Image File - 1 | cover_media_url | image_name | Ссылка на главное фото* | 商品画像URL1 | Bildpfad 2',
      price:
        'Price (EUR) | price_nl | price-USD | product_price | *StartPrice | price_gross | Verkaufspreis | Brutto-VK | Prix de vente TTC | 販売価格 | oldprice | RRP GBP | UVP',
      currency: 'currencyId | product_currency | priceInfo.currencyCode',
      brand: 'manufacturer_name | Brand Name* | ブランド | Gyártó | Brand owner',
      category: 'US_Category_1 | Warengruppe | カテゴリ | Danh mục | Kategorie Ebene 1',
      subcategory: 'US_Category_2 | Kategorie Ebene 2',
      // What the shop itself pays, and pictures of something else.
      ignore:
        'Cost Price | cost_per_item | Einkaufspreis | EK netto | purchase price | Wholesale price | Dealer price | Prix d’achat HT | Preț de achiziție | Giá vốn | 仕入価格 | 원가 | Precio proveedor | Cena hurtowa | Category image | Brand logo URL | shipping price',
    }),
  )('%s is %s whatever is said besides', (name, target) => {
    expect(targetByPath(name)).toBe(target);
  });

  test.each(
    cases({
      sku: 'Materialnummer | Indeks',
      body: 'Langtext | Artikellangtext | Werbetext | Texte long | Testo lungo | Opis długi',
      description: 'Kurztext | Artikelkurztext | Kurztext 1 | Materialkurztext | Texte court | Opis skrócony',
      bullets:
        'Vorteil 1 | Produktvorteil 4 | Verkaufsargumente | Avantage 2 | Points clés | Ventaja 3 | Punti di forza | Vantaggio 1 | Voordeel 2 | Kenmerken | Zaleta 3 | Key benefit 2 | USP 1',
      category:
        'Hauptgruppe | Materialgruppe | Famille de produits | Gruppo merceologico | Artikelgroep | Grupa towarowa',
      subcategory:
        'Untergruppe | Warenuntergruppe | Sous-famille | Subfamilia | Sottofamiglia | Subgroep | Podkategoria | Product subgroup',
    }),
  )('%s of an item master means %s', (name, target) => {
    expect(targetByName(name)).toBe(target);
  });

  test.each([
    ...[
      'price unit',
      'Price per 100g',
      'price count',
      'Price type',
      'brand id',
      'category code',
      'Supplier',
      'supplier sku',
    ],
    ...['Product Image Description - 1', 'Parent SKU', 'Model number', 'Part number', 'Barcode', 'optionIds'],
  ])('%s is none of these', (name) => {
    expect(targetByName(name)).toBeNull();
  });

  test.each([
    ...['bullet 123', 'my bullet 1', 'bullet 1 note', 'feature x', 'my currency'],
    ...['image 123', 'my image 1', 'image of it 1', 'imagex 1', 'my bild 1', 'Bildschirm', 'Bildformat'],
    ...['my item name 1 value', 'item name 2', 'color name', 'brand description', 'variant title', 'file name'],
    ...['curly', 'linked', 'crawling', 'ratingless', 'costume', 'shipping weight', 'stock weight', 'care status'],
    ...['tax country of origin', 'shipping dimensions', 'stock volume', 'power rating', 'energy rating', 'SPF rating'],
    ...['Layout', 'Keyboard layout', 'Key Layout', 'Room layout'],
    ...['IP rating', 'IP class', 'fire rating', 'Age Rating'],
    ...['Material', 'visibly', 'sort', 'metafielder', 'offering', 'a'],
  ])('%s tells nothing', (name) => {
    expect(targetByName(name)).toBeNull();
  });
});

describe('targetByValues', () => {
  const hex = '0123456789abcdef';
  const uuid = '01234567-89ab-cdef-0123-456789abcdef';
  test.each<[string, string[]]>([
    ['24 signs', [`${hex}01234567`]],
    ['64 signs', [hex.repeat(4)]],
    ['any case and spaces', [` ${hex.toUpperCase()}01234567 `]],
    ['groups', [uuid, uuid.toUpperCase()]],
  ])('machine ids of %s are ids', (_name, samples) => {
    expect(targetByValues(samples)).toBe('id');
  });

  test.each<[string, string[]]>([
    ['none', []],
    ['23 signs', [`${hex}0123456`]],
    ['65 signs', [`${hex.repeat(4)}0`]],
    ['a sign that is no digit', [`${hex}0123456g`]],
    ['something before', [`x${uuid}`]],
    ['something behind', [`${uuid}x`]],
    ['groups too short', ['0123456-89ab-cdef-0123-456789abcdef']],
    ['a group too few', ['01234567-89ab-cdef-456789abcdef']],
    ['a last group too short', ['01234567-89ab-cdef-0123-456789abcde']],
    ['other signs in the first group', ['0123456x-89ab-cdef-0123-456789abcdef']],
    ['other signs in a middle group', ['01234567-89ax-cdef-0123-456789abcdef']],
    ['other signs in the last group', ['01234567-89ab-cdef-0123-456789abcdeg']],
    ['one that is none', [uuid, 'Mug']],
  ])('values with %s are no ids', (_name, samples) => {
    expect(targetByValues(samples)).toBeNull();
  });

  test.each<[string, string[], string | null]>([
    ['pictures', ['https://a.example/1.jpg', ' http://a.example/2.jpeg?x', '//a.example/3.PNG'], 'images'],
    ['pictures of other kinds', ['https://a/1.webp', 'https://a/1.gif#x', 'https://a/1.avif&x=1'], 'images'],
    ['lists of pictures', ['["https://a.example/1.jpg","https://a.example/2.jpg"]'], 'images'],
    [
      'lists parted by commas',
      ['https://a/1.jpg,https://a/2', 'https://a/1.jpg|x', 'https://a/1.jpg;x', 'https://a/1.jpg x'],
      'images',
    ],
    ['pictures in folders of images', ['https://a.example/image/7', 'https://a.example/images/7'], 'images'],
    ['pages', ['https://a.example/page'], 'ignore'],
    ['pages with a picture among them', ['https://a.example/1.jpg', 'https://a.example/page'], 'ignore'],
    ['something like pictures', ['https://a.example/1.jpgx'], 'ignore'],
    ['folders like those of images', ['https://a.example/imagesque/7'], 'ignore'],
    ['addresses but for one in five', [...Array(4).fill('https://a.example/1.jpg'), 'none'], 'images'],
    ['addresses but for one in four', [...Array(3).fill('https://a.example/1.jpg'), 'none'], null],
    ['texts with an address', ['see https://a.example'], null],
    ['an address cut short', ['https:// a'], null],
    ['another protocol', ['ftp://a.example'], null],
    ['a list of numbers', ['[1,2]'], null],
    ['no value', [], null],
  ])('%s', (_name, samples, target) => {
    expect(targetByValues(samples)).toBe(target);
  });
});
