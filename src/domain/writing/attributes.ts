// The facts a source states as name and value: its own attributes, and pairs written inside a description.
import type { Attribute } from '#domain/catalogue/product.ts';
import { capitalise, foldText } from '#domain/text/words.ts';
import type { Fact, Subject } from './fact.ts';
import { emptyValues, factNames, tellingNo, tellingYes } from './fact-names.data.ts';
import { spellValue } from './spell-value.ts';
import { dropSizes, dropVariantNames, readColour, readSize } from './variant-facts.ts';
import { possibleIn } from './word-openings.ts';

const labels = new Map(
  factNames.flatMap(({ label, subject, names }) => names.map((name) => [name, { label, subject }])),
);

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/** Where the table has no name: what its words say. */
const subjects: readonly (readonly [Subject, RegExp])[] = [
  [
    'shop',
    word(
      'sku|ids?|web|website|e-?mail|gtin|upc|ean|barcode|asin|urls?|price|prices|shipping|delivery|returns?|reviews?|ranks?|sellers?|tax|seo|categor(?:y|ies)|filtr',
    ),
  ],
  ['warranty', word('warrant(?:y|ies)|záruka|garantie')],
  ['care', word('care|wash|washing')],
  ['color', word('colou?rs?|barva|farbe|couleur')],
  ['model', word('models?|mpn|part number')],
  [
    'box',
    word('in the box|contents?|included|includes|package|packaging|accessories|pieces|balení|contenido|lieferumfang'),
  ],
  [
    'material',
    word(
      'materials?|materiál|fabrics?|lining|upholstery|filling|sole|upper|ingredients|složení|matière|coating|plating',
    ),
  ],
  [
    'size',
    word(
      'sizes?|dimensions?|width|height|length|depth|weight|diameter|capacity|volume|inseam|thickness|talle|tamaño|zapremina|velikost|größe',
    ),
  ],
  ['fit', word('compatib\\p{L}*|works with|fits?|suitable for|designed for|género|pol')],
  ['use', word('occasion|use|usage|room')],
  [
    'style',
    word(
      'patterns?|styles?|finish|shape|design|closure|sleeve|neckline|neck|type|technique|hairstyle|curl|theme|element|structure',
    ),
  ],
  ['power', word('power|battery|batteries|voltage|wattage|charging|output|input|current|plug')],
  ['connection', word('connect\\p{L}*|bluetooth|wi-?fi|wireless|ports?|usb|interface|network')],
];

const possibleSubjects = possibleIn(subjects, ([, pattern]) => pattern);

/** A name without what a feed puts around it: `Google Shopping / Age Group` is `age group`, `Item Weight` is `weight`. */
function bareName(name: string): string {
  return foldText(name.replace(/_+/g, ' ').replace(/[\s:]+$/, ''))
    .replace(/^google shopping \/ /, '')
    .replace(/^(?:item|product) (?=\p{L})/u, '');
}

const acronymNames = /^(?:mpn|usb|hdmi|led|lcd|ram|cpu|gpu|ssd|upf|spf)$/i;
/** `Sleeve Length` as a label is `Sleeve length`; `USB ports` stays. */
function spellLabel(name: string): string {
  const words = name
    .replace(/_+/g, ' ')
    .replace(/^google shopping \/ /i, '')
    .replace(/^(?:item|product) (?=\p{L})/iu, '')
    .split(/\s+/);
  return words
    .map((each, index) => {
      if (acronymNames.test(each)) return each.toUpperCase();
      const calm = /^\p{Lu}[\p{Ll}'’-]*$/u.test(each) || /^\p{Lu}{3,}$/u.test(each) ? each.toLowerCase() : each;
      return index === 0 ? capitalise(calm) : calm;
    })
    .join(' ');
}

/** `Weight (lbs)` of `2` is `2 lbs`; a bare dimension without its unit says little. */
function moveUnit(name: string, value: string): Attribute {
  const unit = /^(.*\S)\s*\(([a-z]{1,3})\)$/i.exec(name);
  if (!unit || !/^[\d.,]+$/.test(value)) return { name, value };
  return { name: unit[1] ?? name, value: `${value.replace(/^\./, '0.')} ${unit[2] ?? ''}` };
}

/** A code of the shop's own: `sh2405311917016659`, `12_AMC_outofthisworld`. No shopper looks for it. */
const isShopCode = (value: string) =>
  /^[a-z]{0,10}\d{11,}(?:-\d+)?$/i.test(value) || /^\S*_\S*$/.test(value) || /^B0[A-Z\d]{8}$/.test(value);

/** A yes or a no in words, or null where it tells nothing. `undefined` for any other value. */
function readFlag(name: string, value: string): string | null | undefined {
  if (/^(?:yes|true)$/i.test(value))
    return tellingYes.test(name) ? (/included$/i.test(name) ? 'Included' : 'Yes') : null;
  if (/^(?:no|false)$/i.test(value))
    return tellingNo.test(name) ? (/included$/i.test(name) ? 'Not included' : 'No') : null;
  return undefined;
}

/** A value without its own name: `The washing temperature is below 30 °C`, `light luxury style`. */
function dropName(name: string, value: string): string {
  const label = foldText(bareName(name));
  const folded = foldText(value);
  const rest = folded.startsWith(`the ${label} is `) ? capitalise(value.slice(label.length + 8)) : value;
  return label === 'style' && / \p{L}+ style$/iu.test(` ${rest}`) ? rest.replace(/ style$/i, '') : rest;
}

/** A fact as it is written: the label shoppers know, the value in calm spelling. Null for an empty or shop-only pair. */
export function readFact(attribute: Attribute): Fact | null {
  const { name, value: raw } = moveUnit(attribute.name.replace(/\s+/g, ' ').trim(), attribute.value.trim());
  const value = dropSizes(name, dropVariantNames(dropName(name, spellValue(raw))));
  if (name === '' || name.length > 60 || value.length > 2_000 || emptyValues.has(foldText(value))) return null;
  if (!/\p{L}/u.test(name) || !/[\p{L}\p{N}]/u.test(value) || /\S\s*>\s*\S/.test(value)) return null;
  const known = labels.get(bareName(name));
  const subject = known?.subject ?? possibleSubjects(name).find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
  // `14yearsandup`: words run together past reading.
  if (subject === 'shop' || /\d\p{L}{9,}/u.test(value)) return null;
  const label = (known?.label ?? spellLabel(name))
    .replace(/(?<=\p{L})\((?=\p{L})/u, ' (')
    .replace(/\(\p{Lu}(?=\p{Ll})/u, (sign) => sign.toLowerCase());
  const flag = readFlag(label, value);
  if (flag === null) return null;
  // `Oven safe (-4~220 degrees): No`: a range that does not hold is none.
  if (flag === 'No' && /\(.*\d.*\)$/.test(label)) return null;
  if (flag !== undefined) return { name: label.replace(/ included$/i, ''), value: flag, subject };
  // `VariableDenomination`: a model has a digit or capitals of its own.
  if (subject === 'model' && (isShopCode(value) || /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(value))) return null;
  // `Features: 100 lbs`: of what?
  if (label === 'Features' && /^\d[\d.,]* ?\p{L}{1,4}$/u.test(value)) return null;
  // Where it is brought from, no country says.
  if (/^(?:zemlja|země|country|origin)/i.test(label) && /^(?:import|uvoz|dovoz)$/i.test(value)) return null;
  // A brand among the part numbers is none.
  if (label === 'Čísla dílů' && !/\d/.test(value)) return null;
  if (label === 'Age group' && /^adult$/i.test(value)) return null;
  // `female` stays a gender: the source does not say women.
  if (label === 'Gender' && /\b(?:women|men|girls?|boys?|kids)\b/i.test(value))
    return {
      name: 'Made for',
      value: /(?<!\p{L})unisex(?!\p{L})/iu.test(value)
        ? 'Unisex'
        : value
            .replace(/(?<=(?:men|girl|boy|kid)s?)['’]s?(?!\p{L})/giu, '')
            .replace(/(?<!\p{L})couple(?!\p{L})/iu, '$&s'),
      subject,
    };
  if (isNothing(label, subject, value)) return null;
  // `Body Part: Face Rhinestones`: rows of a shop's own list.
  if (/^body part$/i.test(label)) return null;
  // `Fabric: Slight Stretch` names no fabric.
  if ((subject === 'material' || label === 'Stretch') && /^\p{L}+[ -]stretch(?:, \p{L}+[ -]stretch)*$/iu.test(value))
    return {
      name: 'Stretch',
      value: value.replace(/[ -]stretch/gi, '').replace(/^non?(?=$|,)/i, 'None'),
      subject: 'style',
    };
  // A length of two sides.
  if (/^(?:Length|Width)$/.test(label) && /^\d[\d.]*\D{0,8} x \d/.test(value) && /[^\d\s.x]/.test(value))
    return { name: 'Dimensions', value, subject: 'size' };
  // `Sleeve length: Long sleeve`.
  if (label === 'Sleeve length')
    return { name: label, value: value.replace(/^(long|short) sleeves?$/i, '$1'), subject };
  // A size by its sides.
  if (
    label === 'Size' &&
    /^\d[\d.]*["”]?(?: x \d[\d.]*["”]?){1,2}(?: ?(?:in|inch|inches|cm|mm|ft|feet|m))?$/i.test(value) &&
    /["”\p{L}]$/u.test(value)
  )
    return { name: 'Dimensions', value, subject: 'size' };
  if (label === 'Size') return readSize(value);
  if (subject === 'color') return readColour(label, value);
  return { name: label, value, subject };
}

/** `0 inch` and `60inc` of a size, `No Precious Metal Plated` of a material, `style a`: what is not there, or the row of a shop's list. */
const isNothing = (label: string, subject: Subject, value: string) =>
  (subject === 'size' && /^0(?:\.0+)?(?:\s?\p{L}+)?$|\dinc$/iu.test(value)) ||
  // `PP`, `50 x 50`: of a stuff or a unit nobody named.
  (label === 'Material' && /^\p{Lu}{2}$/u.test(value)) ||
  (label === 'Size' && /^\d[\d.]*(?: x \d[\d.]*)+$/.test(value)) ||
  (subject === 'material' && /^no\s/i.test(value)) ||
  (subject === 'style' && /\d{6}|^\p{L}$|^[A-Z]\d{1,4}$/u.test(value)) ||
  // `Pack of 1` is no pack.
  (label === 'Pack' &&
    /^(?:(?:pack|set) of )?(?:1|one)(?:\.0+)?(?:[ -](?:pack|piece|pc|item|unit|set|count)s?)?$/i.test(value)) ||
  // One thing has no three patterns, and none beside plain, nor four styles: those are the shop's whole range.
  (label === 'Style' && /,.*,.*,/.test(value)) ||
  (label === 'Pattern' &&
    /,/.test(value) &&
    (/,.*,/.test(value) || /(?<!\p{L})(?:plain|solid)(?!\p{L})/iu.test(value))) ||
  /^(?:style \w|UN \d{4}(?:, UN \d{4})*|non-?stone|.*\bnot (?:provided|available|specified)|other \p{L}[\p{L} -]*|no[nt]?[ -]waterproof|no .*(?:plated|stones?))$/iu.test(
    value,
  );

const keyed = /(?:^|[,;.]\s+)([\p{L}][\p{L}\p{N}]*(?:[_ ][\p{L}\p{N}]+){0,2}): /gu;

/** Pairs written in a line, such as `output_power: 90W, connector: 4.5 mm`, and the text before them. Needs two, one of them with a snake_case name, or four. */
export function readPairs(line: string): { text: string; pairs: Attribute[] } {
  if (!line.includes(': ')) return { text: line, pairs: [] };
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
  const match = /^([\p{L}][^:.!?]{1,38}?)\s*:(?:\s+|(?=\d))(\S.{0,100})$/u.exec(line);
  const [name, value] = [match?.[1] ?? '', match?.[2] ?? ''];
  return match && name.split(' ').length <= 4 && value.split(' ').length <= 8 && !/[.!?]$/.test(value)
    ? { name, value }
    : null;
}

/** A line of a listing page that is about selling: `Shipping weight: 2 pounds`, `Date first listed: …`. */
export const isShopLine = (item: string): boolean =>
  /^(?:shipping|asin|upc|ean|sku|date first|average customer|customer reviews?|(?:best ?sellers? )?rank|price|web|website|e-?mail|phone|tel)(?!\p{L})/iu.test(
    readPairLine(item)?.name ?? '',
  );

const careEntry =
  /^(?:(?:hand|machine|gentle|cold|spot) .*wash.*|wash .*|do not .*|dry clean.*|(?:tumble|line|drip) dry.*|iron .*)$/i;
const boxEntry = /^(?:\d{1,3}|one|two|three|four) (?:pairs? of )?\p{L}{3,}(?: \p{L}{2,}){0,3}$/iu;

/** Values a shop lists without their names: what can only be care or contents is told as such, the rest nobody can place. */
export function splitUnnamed(fact: Fact): Fact[] {
  if (fact.name !== 'Specifications') return [fact];
  const entries = fact.value.split(/,\s+/);
  const told = (name: string, subject: Subject, pattern: RegExp): Fact[] => {
    const found = entries.filter((entry) => pattern.test(entry));
    return found.length === 0 ? [] : [{ name, value: found.join(', '), subject }];
  };
  return [...told('Care', 'care', careEntry), ...told('In the box', 'box', boxEntry)];
}

/** Dimensions that hold the weight as well, `3 x 2 inches, 1 pound`, as two facts. */
export function splitWeight(fact: Fact): Fact[] {
  // `3 x 2 inches, 1 pound, 3 x 2 inches 1 pound`: a shop's form that was filled in twice.
  const [once = ''] = fact.value.split(/, (?=\d[\d.]* x )/);
  const [, size = '', weight = ''] =
    /^(\d[^,]* x [^,]*), (\d[\d.]* (?:ounces?|pounds?|oz|lbs?|grams?|g|kg|kilograms?))$/i.exec(once) ?? [];
  return fact.name === 'Dimensions' && weight !== ''
    ? [
        { ...fact, value: size },
        { name: 'Weight', value: weight.replace(/^(1(?:\.0+)? \p{L}+)s$/u, '$1'), subject: 'size' },
      ]
    : [fact];
}

/** A short bullet that is one fact by the name it bears: `Dimensions: 8" x 6"`, `Liner: purple fabric`. */
export function readFactItem(item: string): Fact | null {
  const pair = item.length > 80 ? null : readPairLine(item);
  // `Interior liner` is a liner.
  const isLabel = (name: string) =>
    labels.has(bareName(name)) || (/\s/.test(name) && labels.has(bareName(name.split(' ').at(-1) ?? '')));
  if (pair === null || pair.value.split(' ').length > 6 || !isLabel(pair.name)) return null;
  return readFact(pair);
}
