// What shops write under size and colour: sizes, but also counts, colours and the shop's own name of a variant.

import { contentWords, coverage, foldText, hasPhrase } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { isGoods } from './goods.data.ts';
import { hasColour, namesMaterial } from './plain-values.ts';
import { isClothing } from './shopper-order.data.ts';
import { isColour } from './title-facts.ts';

const oneSize =
  /^(?:one[- ]size|one[- ]size[- ]fits[- ](?:all|most)|os|o\/s|tu|única|unica|talla única|均码)(?:[ ,]+\d+ ?pcs?)?$/i;
const sizeName =
  /^(?:x{0,3}-?[sml]|x+l|(?:x+|extra|x)?[- ]?(?:small|medium|large)|regular|one size|mini|king|queen|twin|full|double|single|plus|tall|petite)(?:[\s,/-]|$)/i;
const hasMeasure = /\d/;
/** Words of at least three letters that may stand in a size. */
const sizeWords = new Set(
  (
    'inch inches feet foot yard yards meter meters metre metres liter liters litre litres quart quarts gallon gallons cup cups ounce ounces pound ' +
    'pounds gram grams gal lbs mah led year years yrs month months mos size sizes about approx diameter height width length depth long wide tall high ' +
    'waist chest bust hips inseam seat seats seater piece pieces pcs pack packs roll rolls sheet sheets pair pairs set sets per ' +
    'small medium large extra regular plus petite mini king queen twin full double single one kids men women mens womens youth toddler baby and ' +
    'italian european french german british japanese american'
  ).split(' '),
);
/** What tells nothing of the thing itself: `Random Style`, `View Image`, the letter of a row in the shop's list. */
const idle =
  /^(?:(?:random|mixed|view|same as)\s(?:style|colou?r|image|picture|pattern)s?.*|\p{L}|\p{Lu}{1,4}\d{3,}|one (?:piece|set))$/iu;
const noSizeLetter = /^[^sml\d]$/i;
const count =
  /^(?:set of |pack of )?(\d+)\s?-?\s?(pc|pcs|pieces?|packs?|pairs?|sets?|sheets?|rolls?|items?)\.?(?: set)?(?:\s?\/\s?(?:set|packs?|bag|lot|box)| per (?:set|pack|box|bag))?$/i;

const variant = (value: string): Fact => ({ name: 'Variant', value, subject: 'style' });

/** `20pcs` and `10 Pieces` as a count; `one` is no news. Undefined for any other value. */
function readCount(value: string): Fact | null | undefined {
  const [, number, unit = ''] = count.exec(value) ?? [];
  if (number === undefined) return undefined;
  if (number === '1') return null;
  return { name: 'Quantity', value: `${number} ${unit.toLowerCase()}`, subject: 'box' };
}

/** How large a letter size is beside `M`, 0; null for any other. */
function rankSize(size: string): number | null {
  const [, extra = '', word = ''] = /^((?:x[ -]?|extra[ -])*)(small|medium|large)$/i.exec(size) ?? [];
  if (word !== '') {
    const more = extra.match(/x/gi)?.length ?? 0;
    return /^m/i.test(word) ? 0 : (/^s/i.test(word) ? -1 : 1) * (1 + more);
  }
  const [, xs = '', letter = '', times = ''] = /^(X{0,3})([SL])$|^([2-9])XL$/i.exec(size) ?? [];
  if (times !== '') return 1 + Number(times);
  if (letter === '') return /^M$/i.test(size) ? 0 : null;
  return (/s/i.test(letter) ? -1 : 1) * (1 + xs.length);
}

/** Letter sizes from the smallest up: `S, M, L` of `L, M, S`. A list that holds another size keeps its order. */
function orderSizes(value: string): string {
  const sizes = value.split(/,\s+/).map((size) => ({ size, rank: rankSize(size) }));
  return sizes.every(({ rank }) => rank !== null)
    ? sizes
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        .map(({ size }) => size)
        .join(', ')
    : value;
}

/** The fact behind a value given as a size; null where it tells nothing. */
export function readSize(stated: string): Fact | null {
  // `A Purple`: the row of the shop's list before its colour.
  const named = isColour(stated.slice(2)) ? stated.replace(/^[A-Z] (?=\p{Lu})/u, '') : stated;
  // `25 x 30 cm J`
  const value = named.replace(/(?<=\d ?(?:cm|mm|in|inch|inches)) [A-Z]$/, '');
  if (oneSize.test(value)) return { name: 'Size', value: 'One size', subject: 'size' };
  if (idle.test(value) && (value.length > 1 || noSizeLetter.test(value))) return null;
  // `One Size Fits All/1500pcs`, `02C 270pcs`, `1 Set (14pcs)`: the row of a list, and how many.
  const counted = readCount(
    /^(?:one size[^/]*\/|\d{0,3}[A-Z]\d{0,3} |1 (?:set|pack|box|bag) ?[/(] ?)(\d{1,4} ?pcs)\)?$/i.exec(value)?.[1] ??
      value,
  );
  if (counted !== undefined) return counted;
  if (isColour(value)) return { name: 'Color', value, subject: 'color' };
  const words = value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isSize = sizeName.test(value) || (hasMeasure.test(value) && words.every((word) => sizeWords.has(word)));
  return isSize ? { name: 'Size', value: orderSizes(value), subject: 'size' } : variant(value);
}

/** `Mila - Green vinyl, Vera - Brown vinyl`: what the shop calls its variants is no part of the value. */
export const dropVariantNames = (value: string): string => {
  const entries = value.split(/,\s+/);
  const named = /^\p{Lu}\p{Ll}+ [–-] (?=\p{L}{3})/u;
  return entries.length > 1 && entries.every((entry) => named.test(entry))
    ? entries.map((entry) => entry.replace(named, '')).join(', ')
    : value;
};

/** `Medium / Fabric, Large / Fabric` as a material: a size of a variant is none. */
export const dropSizes = (name: string, value: string): string =>
  /^(?:material|fabric)s?$/i.test(name) && value.includes('/')
    ? [
        ...new Set(
          value
            .split(/,\s+/)
            .map((entry) => entry.replace(/^(?:(?:x-?|extra )*(?:small|medium|large)|one size)\s?\/\s?/i, '')),
        ),
      ].join(', ')
    : value;

/** No colour but a word on how the shop picks one, or the row of its list. */
const noColour =
  /^(?:multi|as (?:the )?(?:pic|picture|photo|shown|pictured)\b.*|\p{L}{1,4}\d{2,}\S*|style \w{1,2}|random.*|deep|light|dark|bright|pale|colou?r mixing|mixed colou?rs?)$/iu;

const patterned =
  /(?<!\p{L})(?:prints?|printed|stripes?|striped|checks?|checked|plaid|florals?|dots?|camo\p{L}*|leopard|paisley|houndstooth|gingham|tartan)$/iu;

/** The fact behind a value given as a colour; null where it tells nothing. */
export function readColour(label: string, value: string): Fact | null {
  const spelled = value
    // `Dark Grey (3 Seater)`, `blue and white 6pcs/set`
    .replace(/\s*\([^()]*\)$|\s\d+ ?pcs.*$/i, '')
    // `Black-58 x 58 cm`
    .replace(/(?<=\p{L}{3})-\d[\d.]* ?x ?\d[\d.]* ?(?:cm|mm|in|inch|inches)$/iu, '')
    // `C2 Blue Frame`: the row of a list.
    .replace(/^[A-Z]\d (?=\p{L}{3})/u, '')
    // `DimGrey`, as style sheets name them.
    .replace(/^(\p{Lu}\p{Ll}{2,})(?=(\p{Lu}\p{Ll}{2,})$)/u, (word, _first, last: string) =>
      isColour(last) ? `${word} ` : word,
    )
    .replace(/(?<=\p{L}{3})\d$/u, '')
    .replace(/(?<=\p{L}{3}) ?\+ ?(?=\p{L}{3})/gu, ' and ');
  if (noColour.test(spelled) || (/\scolou?r$/i.test(spelled) && !hasColour(spelled.replace(/\scolou?r$/i, ''))))
    return null;
  // The colour of a part says something only where it names one.
  if (/^multi/i.test(spelled) && !/^(?:colou?rs?)$/i.test(label)) return null;
  if (/^multi-?\s?colou?r/i.test(spelled))
    return { name: label, value: /colour/i.test(spelled) ? 'Multicolour' : 'Multicolor', subject: 'color' };
  // `Flower print`, `Check`: what is on it, not its colour.
  if (!hasColour(spelled) && patterned.test(spelled)) return { name: 'Pattern', value: spelled, subject: 'style' };
  const counted = readCount(spelled);
  if (counted !== undefined) return counted;
  const isName =
    /^\d/.test(spelled) ||
    // `Pink Rabbit Box`, `Grey Flower Earrings`
    / (?:\S+ )?(?:box|pack|bag|set|kit)$/i.test(spelled) ||
    (/^[^,/]+ [^,/]+$/.test(spelled) &&
      isGoods(spelled.split(' ').at(-1) ?? '') &&
      !hasColour(spelled.split(' ').at(-1) ?? '')) ||
    (label === 'Color' &&
      !hasColour(spelled) &&
      !spelled.includes(',') &&
      /[\d+]|\s\S+\s|\s(?:box|pack|bag|set|kit|card)$/i.test(spelled));
  return isName ? variant(spelled) : { name: label, value: spelled, subject: 'color' };
}

const isVague = ({ name, value }: Fact) => name === 'Color' && /^multi/i.test(value);
const worn =
  /(?<!\p{L})(?:hats?|caps?|beanies?|berets?|belts?|gloves?|mittens?|headbands?|hair ?bands?|scar(?:f|ves)|shawls?|rings?|bracelets?|bangles?|ties?|bow ?ties?|slippers?|costumes?|aprons?|robes?|stockings?|tights|hosiery|bodysuits?|bodystockings?|pajamas|swimsuits?|bikinis?)(?!\p{L})/iu;

/** Goods one may expect a battery with: of glasses its lack is a form's default, as is that of a box. */
const powered =
  /(?<!\p{L})(?:electr\p{L}*|batter\p{L}*|led|lights?|lamps?|lanterns?|remote|wireless|cordless|portable|clocks?|watch(?:es)?|cameras?|speakers?|radios?|thermometers?|scales?|drones?|robots?|motors?|motion|solar|usb|rechargeable|mouse|keyboards?|microphones?|flashlights?|trimmers?|shavers?|toothbrush(?:es)?|alarms?|sensors?|rc)(?!\p{L})/iu;

/** Goods that have none, whatever else their title names: `Portable Umbrella`, `Makeup Bag with Light Mirror`. */
const unpowered =
  /(?<!\p{L})(?:umbrellas?|\p{L}*bags?|backpacks?|wallets?|cases?|tripods?|wigs?|pillows?|cushions?|curtains?|blankets?|jewelry|reflectors?|boxes)(?!\p{L})/iu;

/** `22LB`, `220V-240V`, `Set-1pc`, and `1y` of what is not worn: what a form has under its one choice. */
const isNoSize = (value: string, isWorn: boolean): boolean =>
  /^\d[\d.]*\s?(?:[TG]B|V|LBS?|LEDs?)(?:-\d.*)?$|-\d*pcs?$/.test(value) ||
  (!isWorn && /^\d[\d.]*(?:W|y)?$|^\d+-\d+Y$/.test(value));

/** Fibres, and what no fibre is. */
const fibre = /(?<!\p{L})(?:polyester|cotton|nylon|polyamide|acetate|viscose|rayon|wool|silk|linen)(?!\p{L})/iu;
const hard =
  /(?<!\p{L})(?:ABS|PVC|PMMA|PP|PE|paper|plastic|metal|iron|alloy|steel|glass|wood|resin|ceramic|leather|cardboard)(?!\p{L})/iu;

/** Things to eat and drink from and to cook in. */
const ofKitchen =
  /(?<!\p{L})(?:mugs?|cups?|plates?|bowls?|pans?|pots?|dish(?:es)?|tumblers?|jars?|containers?|lunch|bento|trays?|cutlery|spoons?|forks?|knives|knife|spatulas?|tableware|dinnerware|kettles?|teapots?|pitchers?|glass(?:es|ware)|bakeware|molds?|moulds?|bottles?|utensils?)(?!\p{L})/iu;

/** So many pieces as a text says there are; null where it does not say. */
const countIn = (text: string): number | null => {
  const found = /(?<![\d.,-])(\d{1,4})[ -]?(?:pcs|pieces?|pc)(?!\p{L})/iu.exec(text)?.[1];
  return found === undefined || found === '1' ? null : Number(found);
};

/** Whether one of a value's words is one of the title's. */
const isNamed = (value: string, title: string): boolean => {
  const titled = contentWords(title);
  return contentWords(value).some((word) => word.length > 3 && titled.includes(word));
};

const ofPaper = /paper|print|poster|notebook|frame|book|card|sheet|bra(?!\p{L})|batter/iu;

/**
 * Facts without what a shop's form fills in for every product: `multicolor` where a colour is named, `one size` of what
 * nobody wears, the code of a plastic where the title names the material, the sides of a parcel clothes are sent in, the code of a variant as a size; and without a detail told already.
 */
export function dropFilledIn(facts: readonly Fact[], title: string, kind: string | null): Fact[] {
  const isColoured = () => hasColour(title) || facts.some((fact) => fact.name === 'Color' && !isVague(fact));
  // `Top Handle Bags` are bags.
  const goods = kind === null ? title : (kind.split(' ').at(-1) ?? '');
  const isWorn = () => isClothing(goods) || worn.test(goods);
  const isPowered = () =>
    !facts.some(({ name, value }) => /^batteries required$/i.test(name) && value === 'No') &&
    powered.test(`${title} ${kind ?? ''}`) &&
    !unpowered.test(`${title} ${kind ?? ''}`);
  // Three sides of a shirt are those of its parcel.
  const sides = /^(?:Length|Width|Height)$/;
  const isParcel =
    facts.length > 2 &&
    isClothing(goods) &&
    new Set(facts.filter(({ name }) => sides.test(name)).map(({ name }) => name)).size === 3;
  // `Details: Metal`: one word under a name that says nothing. A variant is a row of the shop's list.
  // `Metal, Texture Metal, Snake` of a `Metal Snake Bracelet`.
  const isNaming = (value: string) =>
    value.split(/,\s+/).every((entry) => entry.split(' ').length < 3) &&
    coverage(contentWords(value), new Set(contentWords(title))) > 0.6;
  const isIdle = (fact: Fact, at: number) =>
    fact.name === 'Variant' ||
    (fact.name === 'Details' &&
      (!/[\s-]/.test(fact.value) ||
        isNaming(fact.value) ||
        facts.slice(0, at).some(({ value }) => foldText(value) === foldText(fact.value))));
  // `3 shorts` in the box of a pack of 3.
  const pack = facts.find(({ name, value }) => name === 'Pack' && /^pack of \d+$/i.test(value))?.value.split(' ')[2];
  const isPack = ({ name, value }: Fact) =>
    name === 'In the box' && pack !== undefined && value.split(' ', 1)[0] === pack && !value.includes(',');
  // `A7` as the size of earbuds is the code of a variant; of paper it is a size.
  const isCode = ({ name, value }: Fact) =>
    name === 'Size' && /^(?![SML]$)[A-Z]\d{0,2}$/.test(value) && !ofPaper.test(`${title} ${kind ?? ''}`);
  const has = (name: RegExp) => facts.some((fact) => name.test(fact.name));
  // `PU leather` of a watch whose case has a material of its own, `iron` of an umbrella with a shaft: what the whole is of, nobody says.
  const isOfPart = has(/^(?!frame)(?:[\p{L}]+ )+material$/iu);
  // Paper that is all polyester, beads of ABS and polyester: one of the two is a form's.
  const stuff = facts.find(({ name }) => name === 'Material')?.value ?? '';
  const isFibre = facts.some(
    ({ name, value }) => name === 'Composition' && /^100(?:\.0+)? ?% /.test(value) && fibre.test(value),
  );
  const isTorn = isFibre && hard.test(stuff);
  const counted = countIn(title);
  const isTold = (fact: Fact) =>
    (fact.name === 'Material' && (isOfPart || isTorn)) ||
    (fact.name === 'Composition' && isTorn) ||
    // `19 pcs` of a title that counts 21.
    (fact.name === 'Quantity' && counted !== null && (countIn(fact.value) ?? counted) !== counted) ||
    // `Nine-grid Sudoku` as the colour of a sudoku.
    (fact.name === 'Color' && !hasColour(fact.value) && / /.test(fact.value) && isNamed(fact.value, title)) ||
    // `Jade Pagoda Tower` as the colour of one: a part of the name.
    (fact.name === 'Color' &&
      !isColour(fact.value) &&
      fact.value.split(' ').length > 2 &&
      hasPhrase(title, fact.value) &&
      !hasPhrase(title, `in ${fact.value}`)) ||
    // `…, White, Large`
    (fact.name === 'Size' && fact.value === 'One size' && /,\s(?:small|medium|large)$/i.test(title)) ||
    // A plug needs none.
    (/^batter/i.test(fact.name) &&
      fact.value === 'Not included' &&
      facts.some(({ name, value }) => /^power supply$/i.test(name) && /plug|wall|usb|cord|adapter/i.test(value))) ||
    // What its care says, and its size.
    (/^machine washable$/i.test(fact.name) && has(/^Care$/)) ||
    (/ range$/i.test(fact.name) && facts.some(({ name }) => name === fact.name.replace(/ range$/i, ''))) ||
    (fact.name === 'Bag size' && facts.some(({ name, value }) => name === 'Size' && value !== 'One size')) ||
    // That a paper bag is none for the oven, nobody asks.
    (fact.value === 'No' &&
      /^(?:dishwasher|microwave|oven|freezer) safe$/i.test(fact.name) &&
      !ofKitchen.test(`${title} ${kind ?? ''}`));
  return facts.filter(
    (fact, at) =>
      !isTold(fact) &&
      !isCode(fact) &&
      !(fact.name === 'Size' && isNoSize(fact.value, isWorn())) &&
      !(isParcel && sides.test(fact.name)) &&
      !isIdle(fact, at) &&
      !isPack(fact) &&
      !(fact.value === 'Not included' && !(/batter/i.test(fact.name) && isPowered())) &&
      !(isVague(fact) && isColoured()) &&
      !(fact.name === 'Size' && fact.value === 'One size' && !isWorn()) &&
      !(fact.name === 'Material' && /^\p{Lu}{2}$/u.test(fact.value) && namesMaterial(title)),
  );
}
