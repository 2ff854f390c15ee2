// What shops call the facts of a product, and what we call them: a label, and what the fact is about. Names are compared without `item`,
// `product` or a feed's prefix, in lower case. Names in other languages only get their spelling back; nothing is translated.
import type { Subject } from './fact.ts';

export type FactName = { label: string; subject: Subject; names: readonly string[] };

const row = (label: string, subject: Subject, names: string): FactName => ({
  label,
  subject,
  names: names.split('|'),
});

/** About selling, ids and categories, not about the product: never written. */
const shopNames =
  'sku|id|has options|required options|is new|new|discontinued|discontinued by manufacturer|gtin|upc|ean|barcode|isbn|asin|url|link|price|cost|sale|' +
  'availability|condition id|shipping weight|shipping dimensions|handle|tags|published|stock|inventory|rating|ratings|review|reviews|rank|bestsellers rank|seller|vendor|' +
  'date first available|date first listed on amazon|delivery|installation & demo details|template|status|taxable|gift card|popularity|image|images|' +
  'video|returns|warehouse|tax|seo|manufacturer contact|customer reviews|domestic shipping|international shipping|type|types|category|categories|category tree|' +
  'product category|google category|google product category|category path|department|is bundle|is_bundle|eco collection|performance fabric|sales package|' +
  'service type|dollar amount|made to order fee|element|elements|technique|source|theme|crowd|age group adult|znacka filtr|kategorie|brand|brand name|title|name|significant ingredients';

export const factNames: readonly FactName[] = [
  row('', 'shop', shopNames),
  row('Model', 'model', 'model number|model no|model name|model|style code|article|itemmodelnumber|part number'),
  row('MPN', 'model', 'mpn|manufacturer part number'),
  row('Material', 'material', 'material|materials|material description|main material|primary material|fabric material'),
  row('Outer material', 'material', 'outer material'),
  row('Fabric', 'material', 'fabric|fabric type|tela'),
  row('Composition', 'material', 'composition|fabric composition'),
  row('Care', 'care', 'care|care instructions|fabric care|washing instructions|wash|washing|wash care'),
  row('Color', 'color', 'color|colors|colour|colours|color name|primary color|main color'),
  row('Pattern', 'style', 'pattern|patterns|pattern type|pattern name'),
  row('Style', 'style', 'style|styles|style general|style bottom|style bags|style type'),
  row('Climate', 'use', 'climate'),
  row('Season', 'use', 'season|seasons'),
  row('Gender', 'fit', 'gender|target gender|ideal for'),
  row('Age group', 'fit', 'age group'),
  row(
    'Age',
    'fit',
    'suitable age|age|manufacturerrecommendedage|manufacturer recommended age|recommended age|age range',
  ),
  row('Dimensions', 'size', 'dimensions|itemdimensions|size dimensions|measurements'),
  row('Weight', 'size', 'weight|itemweight|net weight'),
  row('Size', 'size', 'size|sizes'),
  row('Liner', 'material', 'liner'),
  row('Lining', 'material', 'lining'),
  row('Exterior', 'material', 'exterior'),
  row('Interior', 'material', 'interior'),
  row('Strap', 'style', 'strap|straps'),
  row('Hardware', 'style', 'hardware'),
  row('Length', 'size', 'length'),
  row('Width', 'size', 'width'),
  row('Height', 'size', 'height'),
  row(
    'Pack',
    'box',
    'number of contents in sales package|pack of|pack|package quantity|pack size|unit count|count|number of items|number of pieces|quantity',
  ),
  row('Room', 'use', 'room|room type|rooms'),
  row('Occasion', 'use', 'occasion|occasions'),
  row('Closure', 'style', 'closure|closure type'),
  row('Fit', 'fit', 'fit|fit type'),
  row('Features', 'other', 'features|feature|special features|special feature|key features'),
  row('Details', 'other', 'details'),
  row('Specifications', 'other', 'specifications'),
  row('Heat tolerance', 'other', 'heat tolerence'),
  row('Warranty', 'warranty', 'warranty|warranty summary|záruka|garantie|warranty description'),

  row('Kapacita', 'power', 'kapacita'),
  row('Napětí', 'power', 'napeti|napětí'),
  row('Vstupní napětí', 'power', 'vstupni napeti'),
  row('Výstupní napětí', 'power', 'vystupni napeti'),
  row('Výstupní výkon', 'power', 'vystupni vykon'),
  row('Výstupní proud', 'power', 'vystupni proud'),
  row('Rozměry', 'size', 'rozmery|rozměry'),
  row('Hmotnost', 'size', 'hmotnost'),
  row('Typ', 'other', 'typ'),
  row('Barva', 'color', 'barva'),
  row('Konektor', 'connection', 'konektor'),
  row('Certifikace', 'other', 'certifikace'),
  row('Čísla dílů', 'model', 'part numbers'),
  row('Úhlopříčka', 'size', 'uhlopricka'),
  row('Rozlišení', 'other', 'rozliseni'),
  row('Záruka', 'warranty', 'zaruka'),
  row('Typ klávesnice', 'other', 'typ klavesnice'),
  row('Podsvícení', 'other', 'podsviceni'),
  row('Kompatibilní disky', 'fit', 'kompatibilni disky'),
  row('Výkon', 'power', 'vykon'),
  row('Příkon', 'power', 'prikon'),
  row('Délka', 'size', 'delka'),
  row('Šířka', 'size', 'sirka'),
  row('Výška', 'size', 'vyska'),
  row('Průměr', 'size', 'prumer'),
  row('Počet kusů', 'box', 'pocet kusu'),
];

/** Attributes that hold a text rather than a value: read as a description. */
export const textNames: ReadonlySet<string> = new Set(
  'short description|description|technical details|about product|about|summary|overview|information'.split('|'),
);

/** Values that say nothing. */
export const emptyValues: ReadonlySet<string> = new Set(
  '-|–|.|^|0|n/a|na|none|null|nil|undefined|unknown|not applicable|not specified|does not apply|tbd|nan|neuvedeno|default|default title|other|others|no other stone|multiple elements|yes, no|no, yes|style [a-z0-9]|copy pending|quantity|color|size|no-closure|no closure|fabric|all|no brand'.split(
    '|',
  ),
);

/** A yes or a no of these names tells shoppers something. */
export const tellingYes =
  /\b(?:included|safe|required|proof|waterproof|resistan\w+|washable|rechargeable|adjustable|removable|foldable|reversible|magnetic|assembl\w+|refillable|wireless|cordless|reusable|stackable|portable)\b/i;
export const tellingNo = /\b(?:included|safe|required|assembl\w+)\b/i;
