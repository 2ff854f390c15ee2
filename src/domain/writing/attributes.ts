// The facts a source states as name and value: its own attributes, and pairs written inside a description.
import type { Attribute } from '#domain/catalogue/product.ts';
import { capitalise, foldText } from './words.ts';

/** What an attribute is about, by the words of its name. `shop` is about selling, not about the product, and is not written. */
export type Subject =
  | 'material'
  | 'size'
  | 'box'
  | 'style'
  | 'fit'
  | 'power'
  | 'connection'
  | 'model'
  | 'warranty'
  | 'other'
  | 'shop';

export type Fact = { name: string; value: string; subject: Subject };

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

const subjects: readonly (readonly [Subject, RegExp])[] = [
  [
    'shop',
    word(
      'sku|ids?|has options|required options|is new|new|discontinued|gtin|upc|ean|barcode|isbn|asin|urls?|links?|price|prices|cost|sale|availability|condition|' +
        'shipping|handle|tags?|published|stock|inventory|ratings?|reviews?|ranks?|sellers?|vendor|date|' +
        'delivery|installation|template|status|taxable|gift card|rating|popularity|best ?sellers?|image|' +
        'images|video|returns?|warehouse|tax|seo|manufacturer contact|customer reviews?|domestic|' +
        'international',
    ),
  ],
  ['warranty', /warrant(?:y|ies)|záruka|garantie/i],
  ['model', word('models?|mpn|part number|style code|item number|article|modell?')],
  [
    'box',
    word(
      'in the box|box|contents?|included|includes|package|packaging|sales package|accessories|pack|pack of|' +
        'pieces|quantity|count|units?|balení|contenido|lieferumfang',
    ),
  ],
  [
    'material',
    word(
      'materials?|fabrics?|composition|care|wash|washing|lining|upholstery|filling|sole|upper|ingredients|' +
        'materiál|material(?:e|i|y)|složení|matière|tela|materiales',
    ),
  ],
  [
    'size',
    word(
      'sizes?|dimensions?|width|height|length|depth|weight|diameter|capacity|volume|inseam|measurements?|' +
        'thickness|rozměry?|rozmery?|velikost|hmotnost|größe|maße|gewicht|talle|tamaño|taille|neck|sleeve',
    ),
  ],
  [
    'fit',
    word(
      'compatib\\p{L}*|works with|fits?|suitable for|ideal for|designed for|gender|age|age group|occasion|' +
        'use|usage|kompatibilita|género|room type',
    ),
  ],
  [
    'style',
    word('colou?rs?|patterns?|styles?|finish|shape|design|barva|farbe|couleur|colore?|closure|sleeve|neckline'),
  ],
  [
    'power',
    word(
      'power|battery|batteries|voltage|wattage|charging|output|input|current|výkon|vykon|napětí|napeti|' + 'leistung',
    ),
  ],
  ['connection', word('connect\\p{L}*|bluetooth|wi-?fi|wireless|ports?|usb|interface|network|konektor')],
];

/** Subject of an attribute's name. */
export function subjectOf(name: string): Subject {
  return subjects.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
}

const emptyValues = new Set(
  (
    '-|–|n/a|na|none|null|nil|undefined|unknown|not applicable|not specified|does not apply|tbd|nan|neuvedeno|' + '.|0'
  ).split('|'),
);

const spellName = (name: string) =>
  /^(?:mpn|usb|hdmi|led|lcd|ram|cpu|gpu|ssd|upf|spf)$/i.test(name) ? name.toUpperCase() : capitalise(name);

/** A fact as it is written: `snake_case` names in words, the first letter a capital. Null for an empty or shop-only pair. */
export function readFact({ name, value }: Attribute): Fact | null {
  const written = spellName(
    name
      .replace(/_+/g, ' ')
      .replace(/[\s:]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const said = value
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  if (written === '' || written.length > 60 || emptyValues.has(foldText(said)) || said.length > 2_000) return null;
  if (!/[\p{L}]/u.test(written) || !/[\p{L}\p{N}]/u.test(said)) return null;
  const subject = subjectOf(written);
  return subject === 'shop' ? null : { name: written, value: said.replace(/[\s.;,]+$/, ''), subject };
}

const keyed = /(?:^|[,;.]\s+)([\p{L}][\p{L}\p{N}]*(?:[_ ][\p{L}\p{N}]+){0,2}): /gu;

/** Pairs written in a line, such as `output_power: 90W, connector: 4.5 mm`, and the text before them. Needs two, one of them with a snake_case name, or four. */
export function readPairs(line: string): { text: string; pairs: Attribute[] } {
  const marks = [...line.matchAll(keyed)];
  const isKeyed = marks.length >= 4 || (marks.length >= 2 && marks.some((mark) => (mark[1] ?? '').includes('_')));
  const first = marks[0];
  if (!isKeyed || first === undefined) return { text: line, pairs: [] };
  const pairs = marks.map((mark, index) => ({
    name: mark[1] ?? '',
    value: line.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? line.length),
  }));
  return { text: line.slice(0, first.index + (first[0].startsWith('.') ? 1 : 0)).trim(), pairs };
}

/** A line that is one pair, such as `Material: Cotton`; null for a sentence. */
export function readPairLine(line: string): Attribute | null {
  const match = /^([\p{L}][^:.!?]{1,38}?)\s*:\s+(\S.{0,100})$/u.exec(line);
  const [name, value] = [match?.[1] ?? '', match?.[2] ?? ''];
  return match && name.split(' ').length <= 4 && value.split(' ').length <= 8 && !/[.!?]$/.test(value)
    ? { name, value }
    : null;
}
