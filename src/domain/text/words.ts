// Words of a text, for comparing what two texts say.
import { remember } from './remember.ts';

const fillers = new Set(
  (
    'a an the and or of to in on at by for from with as is are be it its this that these your you so can ' + 'which'
  ).split(' '),
);

/** Articles, prepositions and conjunctions: a title may repeat them. */
export const freeWords: ReadonlySet<string> = new Set(
  'a an the and or but for of to in on at by with from as over per x'.split(' '),
);

const space = 0x20;

/** Whether a text has no spaces and signs but those of its folded form. Of most texts one pass tells it, sooner than a pattern. */
function hasPlainSigns(text: string): boolean {
  let before = space;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7e || code < space || (code === space && before === space)) return false;
    before = code;
  }
  return before !== space;
}

/** The same text with one space between its words. */
export const joinSpaces = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

/** Lower case, one space between words: the form in which phrases are looked up. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (hasPlainSigns(lower)) return lower;
  return joinSpaces(lower.replace(/[’‘]/g, "'").replace(/[–—‐‑]/g, '-')).trim();
}

/** The text up to where a pattern first matches. */
export function cutAt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at < 0 ? text : text.slice(0, at);
}

/** What stands behind the last space. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

const isWordCode = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
/** Whether a sign joins two words to one: a full stop, a hyphen or a stroke, and the apostrophe of `women's`. */
const isJoint = (code: number): boolean => (code >= 0x2d && code <= 0x2f) || code === 0x27;

/** The words of a text in lower case. Of most texts one pass finds them, sooner than a pattern. */
function wordsOf(lower: string): readonly string[] {
  const found: string[] = [];
  let start = -1;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : space;
    if (code > 0x7e) return lower.match(/[\p{L}\p{N}]+(?:[.'/-][\p{L}\p{N}]+)*/gu) ?? [];
    if (isWordCode(code)) {
      if (start < 0) start = at;
    } else if (start >= 0 && !(isJoint(code) && isWordCode(lower.charCodeAt(at + 1)))) {
      found.push(lower.slice(start, at));
      start = -1;
    }
  }
  return found;
}

const longestFiller = 5;

/** Words that carry meaning, in lower case, a plural `s` taken off. */
export const contentWords = remember((text): readonly string[] => {
  const found: string[] = [];
  for (const word of wordsOf(foldText(text))) {
    if (word.length <= longestFiller && fillers.has(word)) continue;
    found.push(word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);
  }
  return found;
});

/** How much of the first text's words stand in the second, 0-1; 1 for a text without words. */
export function coverage(words: readonly string[], known: ReadonlySet<string>): number {
  if (words.length === 0) return 1;
  let found = 0;
  for (const word of words) if (known.has(word)) found += 1;
  return found / words.length;
}

/** Whether a phrase stands in a text on word boundaries, whatever its case. */
export const hasPhrase = (text: string, phrase: string): boolean => holds(foldText(text), foldText(phrase));

/** The same for several phrases, which may be many in a long text. */
export function phraseFinder(text: string): (phrase: string) => boolean {
  const folded = foldText(text);
  return (phrase) => holds(folded, foldText(phrase));
}

function holds(folded: string, wanted: string): boolean {
  if (wanted === '') return false;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded.charAt(at - 1);
    const after = folded.charAt(at + wanted.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const wordings = new Map<string, RegExp>();

/** A pattern for a phrase however it is joined: `anti-aging` is `Anti Aging` and `antiaging`. */
export function wordingOf(phrase: string): RegExp {
  const known = wordings.get(phrase);
  if (known !== undefined) return known;
  if (wordings.size > 500) wordings.clear();
  const escapeSigns = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = foldText(phrase).split(/[\s-]+/);
  const joint = '[\\s\\u2010-\\u2015-]';
  // A long word may be written apart; a short one would be found in two others.
  const [only = ''] = words;
  const isOne = words.length === 1 && only.length >= 8;
  const spelled = isOne ? [...only].map(escapeSigns).join(`${joint}?`) : words.map(escapeSigns).join(`${joint}*`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, 'iu');
  wordings.set(phrase, pattern);
  return pattern;
}

/** Whether a text holds a phrase a prompt speaks of, in any of its spellings. */
export const saysWording = (text: string, phrase: string): boolean =>
  foldText(phrase) !== '' && wordingOf(phrase).test(text.replace(/[’‘]/g, "'"));

/** The first value of each key, in order. */
export function firstOfEach<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** The text with a capital at its start, unless its first word has a spelling of its own, as `iPhone` has. */
export function capitalise(text: string): string {
  const letter = text.charAt(0);
  if (letter >= 'A' && letter <= 'Z') return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20);
  const word = /^\S+/.exec(text)?.[0] ?? '';
  if (text === '' || /^\p{Ll}+\p{Lu}/u.test(word)) return text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Short forms that are spelled out though they hold a vowel. */
const spelledOut = new Set('LED LEDs HDMI NBA LTE SUV RFID FBI MIT NES RCA HVAC RIA MLA XLR FIA MMO'.split(' '));

/** `a` or `an`, as the sound of the next word asks: `an LED`, `a USB`, `an 8-pack`, `a U-shaped`, `an hour`; by its letters, with the usual exceptions. */
export function fitArticleTo(next: string): 'a' | 'an' {
  if (/^\d/.test(next)) return /^(?:8|1[18](?!\d))/.test(next) && !/^1[18],\d/.test(next) ? 'an' : 'a';
  const [capitals = ''] = /^\p{Lu}[\p{Lu}\d]*(?!\p{Ll})/u.exec(next) ?? [];
  const isSpelled = /^[^AEIOUY]+$/.test(capitals) || spelledOut.has(capitals);
  if (isSpelled) return /^[FHLMNRSX]/.test(capitals) ? 'an' : 'a';
  if (/^U/.test(capitals) || /^(?:one|once|eu|ew|ur[aei])/i.test(next)) return 'a';
  return /^(?:[aeio]|u(?!ni(?!n)|se|su|ti|k)|hour|honest|heir|honou?r)/i.test(next) ? 'an' : 'a';
}

const otherStopWords = new Set(
  (
    'und mit für der das ist ein eine auf nicht con para los las una del por avec pour les des une dans sur ' +
    'est se ze nebo pro je na ve voor het een met van jest dla och för som sa od za della di il che e ' +
    'talle género hombre mujer marca condición usado nuevo única zapatillas vinarija region zemlja zapremina belo crveno vino rakija srbija ' +
    'nabíječka baterie kapacita napětí konektor barva materiál rozměry'
  ).split(' '),
);
const englishStopWords = new Set(
  (
    'the and with for of to is this your you that from are it by or as be can has an at we our its not more all any some since but will when they their ' +
    // Words of the trade: a short catalogue text may hold nothing else.
    "black white silver gold red blue green grey gray color colour size pack set case cable card gift women's men's womens mens kids shirt pants dress shoes " +
    'fabric weight width height length capacity care pattern style bag ring necklace bracelet earrings watch leather cotton steel wood wooden glass stainless wireless battery charger light lamp chair table bed kitchen ' +
    'book cover holder stand screen phone camera printer cartridge ink toner coffee tea cup bottle knife pan toy game dog cat hair skin face cream oil ' +
    'pouch tote zip messenger clutch keychain scarf crossbody wallet backpack large small mini pack holder home office garden hand hard shell wall door floor outdoor ' +
    'pink purple yellow orange brown beige indoor sofa armchair stool shelf mirror rug curtain plant pot vase mug bowl plate candle basket pillow blanket towel tent shorts jacket coat hat socks leggings soft warm stylish classic modern vintage plastic metal ceramic clothing collection logo accessories sunglasses music decor furniture toys ' +
    'tool sewing craft supplies wide yards handmade transparent stamp round square party decoration decorations women men baby nail'
  ).split(' '),
);

/** Letters English borrows for single words at most. */
const foreignLetter = /[čćđšžřěůňťďłąężźśńáíóúýñãõäöüßåøæ]/;

/** Whether a text is English, by its commonest words and the trade's. False without any. */
export function isEnglish(text: string): boolean {
  // The letters of a part number are no words: `AS07A31`.
  const folded = foldText(text.slice(0, 4_000));
  const words = folded.match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? [];
  let english = 0;
  let other = 0;
  const isForeign = foreignLetter.test(folded);
  for (const word of words) {
    if (englishStopWords.has(word)) english += 1;
    else if (otherStopWords.has(word) || (isForeign && foreignLetter.test(word))) other += 1;
  }
  if (english !== other) return english > other;
  // Without evidence the words are left in their order and nothing is labelled in English.
  return false;
}
