// Puts values of attributes into running text: ordinary words in lower case, lists with `and`, names and codes as they are.

import { colourRows } from '#domain/claims/reading/colours.data.ts';
import { materialRows } from '#domain/claims/reading/materials.data.ts';
import { cutAt } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';

const wordsOf = (rows: readonly { phrases: string }[]) =>
  rows.flatMap(({ phrases }) => phrases.replaceAll('~', '').split(/[|=\s-]+/));

/** Words a shop sets in capitals within a value though they are no names. */
const ordinary: ReadonlySet<string> = new Set([
  ...wordsOf(colourRows),
  // As a country it keeps its capital.
  ...wordsOf(materialRows).filter((word) => !/^(?:china|lycra|tencel|kevlar|cordura)$/.test(word)),
  ...(
    'and or with for the in of to a on multicolor multi dark light matte glossy gloss bright pale deep sky hot neon navy blue ' +
    'solid plain striped stripes floral geometric printed print animal letter cartoon colorblock colorblocked checkered plaid graphic leopard ' +
    'small medium large extra regular short long mini sleeve sleeves sleeveless half full round square oval irregular flowers ' +
    'zipper zip button buttons drawstring buckle hook loop snap pullover casual elegant vintage modern simple fashionable classic boho cute sexy minimalist ' +
    'women men boys girls kids unisex adults toddlers dogs cats wall plug battery powered rechargeable hand machine wash dry clean do not bleach iron tumble ' +
    'living room bedroom dining kitchen bathroom outdoor indoor office balcony garden spring summer fall winter autumn mild warm cool cold windy rainy hot all-weather ' +
    'waterproof lightweight breathable adjustable foldable portable washable anti-slip heat-resistant multi-function slight stretch non-stretch high low fit slim loose oversized ' +
    'non woven polyamide elastane polyurethane spandex viscose modal acrylic lyocell rayon x xx xxx lamb calf cow pair piece pieces set upcycled recycled reclaimed daily gift card cards collection party wedding birthday type style over years months and up included couple couples virgin lining padding triacetate cupro seta extrafine extra-fine shell trim flax hemp taffeta'
  ).split(' '),
]);

/** Without what only stands before a colour: `space` of `space gray`. */
const colourWords: ReadonlySet<string> = new Set(
  wordsOf(colourRows).filter(
    (word) => !/^(?:space|sky|off|baby|hot|oil|rubbed|toned?|antique|burnt|dusty)$/.test(word),
  ),
);

/** Whether a value names a colour at all: `Deep` and `As shown` do not. */
export const hasColour = (value: string): boolean =>
  (value.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => colourWords.has(word));

const materialWords: ReadonlySet<string> = new Set(
  materialRows.flatMap(({ phrases }) => phrases.replaceAll('~', '').split(/[|=]/)),
);

/** Whether a text names a material in a word of its own: `Cotton Lead Rope`. */
export const namesMaterial = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && materialWords.has(word));

/** `Yellow Gold` as `yellow gold`; `CoolTech`, `PU Leather` and `Napa` keep what is theirs. */
export function calmValue(value: string): string {
  // `U.S.A.` is one word.
  return value.replace(/(?<!\p{L}\.|\d)\p{L}[\p{L}'’-]*/gu, (word) => {
    const plain = word.toLowerCase();
    // `US A type plug`: a letter alone is a name.
    const isCapitalised = word.length > 1 && /^\p{Lu}[\p{Ll}'’]*(?:-\p{L}[\p{Ll}'’]*)*$/u.test(word);
    return isCapitalised && (ordinary.has(plain) || plain.split('-').every((part) => ordinary.has(part)))
      ? plain
      : word;
  });
}

const names = new RegExp(
  '^(?:Apple|Samsung|Android|Windows|Nintendo|Xbox|Sony|Disney|Marvel|Harry|Potter|Santa|Claus|Jeep|Toyota|Honda|Ford|Chevrolet|Alexa|Google|' +
    'Bluetooth|Velcro|Lycra|Teflon|Kevlar|Cordura|Tencel|Gore-Tex|Swarovski|Sherpa|Galaxy|Airpods|Kindle|Lego|Barbie|Mickey|Minnie|Pokemon|Kitty|Eid|Gothic|Egyptian|Turkish|Celtic|Buddha|Tibetan|Indian|African|' +
    'Cuban|Roman|Greek|Russian|Christmas|Halloween|Easter|Valentine|Valentines|Thanksgiving|Hanukkah|Ramadan|American|European|French|Italian|Japanese|' +
    'Chinese|English|Korean|Irish|Scottish|Welsh|British|German|Swiss|Austrian|Spanish|Portuguese|Dutch|Belgian|Danish|Swedish|Norwegian|Finnish|Icelandic|Polish|Peruvian|Brazilian|Persian|Moroccan|Australian|Scandinavian|Bohemian|Nordic|Hawaiian|Mexican|Western|Victorian|Napa|Mercedes)$',
);

/** Names that look like ordinary words at the start of a sentence: feasts, peoples, makes. */
export const isProperName = (word: string): boolean => names.test(word.replace(/['’]s$/, ''));

/** `Father's Day`, `New Year`, `Id al-Adha`: feasts keep their capitals. */
const isFeast = (entry: string) => /(?:\s(?:Day|Year|Eve|Week)|^(?:Id|Eid|St|Santa|San)\.? .*)$/u.test(entry);

/** An ordinary word with a capital: `Fleece`, `Ultra-Soft`; no code and no `iPhone`. */
const capitalised = /(?<![\p{L}\d])\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}[\p{Ll}'’]+)*(?![\p{L}\d])/gu;

const lowerWords = (text: string) =>
  text.replace(capitalised, (word) => (isProperName(word) ? word : word.toLowerCase()));

/** Whether some capitals of a value went and others stayed: `not Heat Resistant`. */
function isHalfCalm(calm: string, value: string): boolean {
  const before = value.match(capitalised) ?? [];
  const kept = (calm.match(capitalised) ?? []).filter((word) => !isProperName(word));
  return kept.length > 0 && kept.length < before.filter((word) => !isProperName(word)).length;
}

/** The value of a fact in calm spelling. What kind of thing it is, is said in ordinary words: `Workout Pants` as a style is `workout pants`. */
export function calmFact({ name, value, subject }: Fact): string {
  // `X-Small, Small`: beside letters the names of sizes keep their capitals.
  if (subject === 'size' && /(?<!\p{L})X{1,3}[ -]?\p{Lu}\p{Ll}/u.test(value)) return value;
  if (name === 'Pack' || name === 'Quantity') return value.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  if (subject === 'model' || (subject === 'fit' && name !== 'Fit' && name !== 'Made for')) return value;
  // `One Pair Of Mittens` is no name.
  if (subject === 'box' && /\s(?:Of|And|With)\s/.test(value)) return lowerWords(value);
  // Shares of substances: no word of theirs is a name but one of trade.
  if (subject === 'material' && /\d% /.test(value)) return lowerWords(value);
  const calm = calmValue(value)
    .replace(/^(.+\p{L}) colou?r$/iu, '$1')
    // `Powder-coated steel`, `Neutral patterned fabric`: a capital at the start of small letters names nothing.
    .replace(/^\p{Lu}(?=\p{Ll}+(?:-\p{Ll}+)* \p{Ll}[\p{Ll} -]+$)/u, (first) => first.toLowerCase());
  if (subject === 'use')
    return readEntries(value)
      .map((entry) => (isFeast(entry) ? entry : lowerWords(calmValue(entry))))
      .join(', ');
  // A galaxy on a shirt is no phone.
  if (name === 'Pattern') return lowerWords(calm.replace(/(?<!\p{L})Galaxy(?!\p{L})/gu, 'galaxy'));
  if (/^(?:Features|Benefits|Details|Functions?)$/.test(name)) return lowerWords(calm);
  if (subject === 'style' || subject === 'color' || subject === 'care' || subject === 'fit') return lowerWords(calm);
  if (subject === 'material' && calm === calmValue(value))
    return value
      .split(/(?<=,\s)/)
      .map((entry) => {
        const calmed = calmValue(entry);
        return /^\p{Lu}\p{Ll}+,?\s?$/u.test(calmed) || isHalfCalm(calmed, entry) ? lowerWords(calmed) : calmed;
      })
      .join('');
  // Of another value nobody knows which words are names: all capitals stay, or none.
  return isHalfCalm(calm, value) ? value : calm;
}

/** Entries of a value that lists some, such as `XS, S, M`. One entry where it is no list. */
export function readEntries(value: string): string[] {
  const entries = value.split(/,\s+/).map((entry) => entry.trim());
  const isList = entries.length > 1 && entries.every((entry) => entry !== '' && entry.split(' ').length <= 4);
  return isList ? entries : [value];
}

/** `a`, `a and b`, `a, b and c`. */
export function joinEntries(entries: readonly string[]): string {
  // `black, white, red and yellow`: the list ends by itself.
  if (entries.length > 2 && / and /.test(entries.at(-1) ?? '')) return entries.join(', ');
  return entries.length < 2 ? entries.join('') : `${entries.slice(0, -1).join(', ')} and ${entries.at(-1) ?? ''}`;
}

/** Whether an English noun phrase is about several things: `Galaxy Earrings`, not `Glass`, `Bags of Rice` by its first noun. */
export function isPlural(phrase: string): boolean {
  const head = cutAt(phrase, /\s(?:for|with|in|of|by|from|on)\s|[,(:–|]|\s-\s/i);
  // `Batteries D`, `Gloves XL`: a size is no noun.
  const last = /([\p{L}'’-]+)(?:\s(?:A{2,4}|C|D|S|M|X{0,3}L))?$/u.exec(head.trim())?.[1] ?? '';
  if (/^\p{Lu}{2,}s$/u.test(last)) return true;
  return (
    /(?<!s|u|i|'|’)s$|(?:capri|khaki|bikini|ski)s$/i.test(last) &&
    last.length > 3 &&
    !/^(?:lens|canvas|atlas|series|gas|express|chess|plus|christmas|texas|kansas|always|dallas|swiss|paris|wireless|ios)$/i.test(
      last,
    ) &&
    !/^\p{Lu}+$/u.test(last)
  );
}
