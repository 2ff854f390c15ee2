// Where a source says one thing two ways, one of them is told: a text of one variant's colour beside several colours, a material beside shares of others.

import { capitalise, contentWords, coverage } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { readFragment } from './fragment-facts.ts';
import { readHeader } from './headers.ts';
import { corePhrase, headWord } from './noun-phrase.ts';
import { hasColour } from './plain-values.ts';
import { namesProduct } from './product-name.ts';
import { isFragment } from './sentence-shape.ts';
import { isClothing } from './shopper-order.data.ts';
import type { Source } from './source.ts';
import { mixesOther, saysOtherThanTitle } from './title-contradictions.ts';
import { topicOf } from './topics.ts';

const shade =
  /^(?:light|dark|bright|deep|pale|hot|neon|royal|lime|mint|salmon|heather|heathered|marled|two-tone|tri-color|multi-?color(?:ed)?)$/i;
/** `black/pink`; not `gold-tone`, which is what a part is made to look like. */
const isColourWord = (word: string): boolean =>
  word.split('/').every((each) => /^\p{L}+$/u.test(each) && (hasColour(each) || /^(?:lime|mint|salmon)$/i.test(each)));
const isMetal = (word: string): boolean => /^(?:gold|silver|bronze|copper|brass|nickel|chrome|platinum)$/i.test(word);

/** What a colour did: `navy specked`. */
const tinted = /^(?:specked|speckled|trimmed|dotted|accented|flecked|toned|tinted)$/i;

/** The words without their runs of colours: `full-zip hoodie` of `full-zip gray and black hoodie`. */
function dropColours(phrase: string): string {
  const words = phrase.split(' ');
  const isTint = (word = '') => isColourWord(word) && !isMetal(word);
  const isIn = words.map(
    (word, at) =>
      isTint(word) || shade.test(word) || (/^(?:and|&)$/i.test(word) && isTint(words[at - 1]) && isTint(words[at + 1])),
  );
  // `Navy specked`: the specks went with their colour.
  const isOfTint = (at: number) => tinted.test(words[at] ?? '') && isIn[at - 1] === true;
  return words
    .filter((_word, at) => {
      if (isOfTint(at)) return false;
      // `Seafoam pattern shorts`: so did the word for it.
      if (/^(?:pattern|print|colou?r)$/i.test(words[at] ?? '') && isIn[at - 1] === true && at < words.length - 1)
        return false;
      const start = isIn.lastIndexOf(false, at) + 1;
      const end = isIn.indexOf(false, at);
      return !isIn[at] || !words.slice(start, end < 0 ? words.length : end).some((word) => isTint(word));
    })
    .join(' ');
}

/** In a longer text a colour may be that of a part. */
const mostWords = 8;

/** A text that names the product of several colours by one of them, told without it; null where little is left. Any other text as it is. */
export function tellAllColours(text: string, source: Source): string | null {
  const colours = source.facts.find(({ name }) => name === 'Color')?.value.split(/,\s+/) ?? [];
  const bare = text.replace(/\.$/, '').replace(/^An?\s/, '');
  const said = new Set(contentWords(bare));
  const isAll = colours.every((colour) => coverage(contentWords(colour), said) === 1);
  // One colour the text names otherwise, `Blue` beside `teal`, leaves the text without any.
  const isOne =
    colours.length === 1 && colours.every(hasColour) && bare.split(' ').length <= mostWords && !/colou?r/i.test(bare);
  const isNone = colours.length < 2 && !isOne;
  if (isNone || isAll || !hasColour(bare) || /:\s/.test(bare) || !isFragment(bare, 14)) return text;
  const [first = ''] = bare.split(' ', 1);
  const name = bare.split(/\s(?:with|featuring)\s/)[0] ?? '';
  const calm = dropColours(name);
  const isNaming =
    namesProduct(calm, source) ||
    (!isOne && isColourWord(first) && !isMetal(first) && topicOf(corePhrase(bare), new Set(), true) === null);
  if (!isNaming || calm === bare) return text;
  // `Purple inset full-zip jacket`: the colour was that of the inset.
  if (/^(?:inset|accent|trim|lining|panel|piping|contrast)(?= )/i.test(calm)) return null;
  // The colours of its parts differ as well.
  const tail = bare.slice(name.length);
  const told = hasColour(tail) && !isOne ? calm : `${calm}${tail}`;
  const known = new Set(contentWords(source.title));
  const stuffs = source.facts.filter(({ subject }) => subject === 'material').map(({ value }) => value);
  // `Dark red cotton shorts` of shorts of other stuffs.
  const isOther =
    stuffs.length > 0 && saysOtherThanTitle({ name: 'Material', value: stuffs.join(' '), subject: 'material' }, told);
  if (isOther) return null;
  const isTelling =
    told.split(' ').length > 1 && (isOne || !hasColour(told)) && coverage(contentWords(told), known) < 1;
  return isTelling && headWord(told) !== '' ? capitalise(told) : null;
}

const dressing =
  /(?<!\p{L})(?:costumes?|pajamas|robes?|bodysuits?|swimsuits?|bikinis?|tights|stockings|hosiery|gloves|mittens|headpieces?|belts?|hats?|scar(?:f|ves))(?!\p{L})/iu;

/** The facts of something to wear without the measures of its parcel: `24 in long, 1 in wide`, `16 x 8 x 1 inches`, `0.5 lbs`. */
export function dropParcel(facts: readonly Fact[], goods: string): Fact[] {
  if (!isClothing(goods) && !dressing.test(goods)) return [...facts];
  const isSide = ({ name, value }: Fact) =>
    /^(?:Length|Width|Height)$/.test(name) && /^\d[\d.]* \p{L}{1,3}$/u.test(value);
  const isBox = ({ name, value }: Fact) =>
    (name === 'Weight' && /^\d/.test(value)) || (name === 'Dimensions' && / x .* x /.test(value));
  const isParcel = facts.filter(isSide).length > 1;
  return facts.filter((fact) => !(isBox(fact) || (isParcel && isSide(fact))));
}

const madeOf =
  /(?:made|crafted|constructed|woven|knit(?:ted)?) (?:entirely )?(?:of|from|with|in|out of) ([^.;]{3,60})/giu;

/** What a text says the goods are of: `soft cotton` of `made with soft cotton`, and `straight leg cotton pants`. */
function saysOf(text: string): string[] {
  const made = [...text.matchAll(madeOf)].map(([, stuff = '']) => stuff);
  return isFragment(text, 6) && isClothing(headWord(text)) ? [...made, corePhrase(text)] : made;
}

/** `It measures 14 x 19 inches`: the measure and what follows it. */
const measures = /\smeasures? (?:about |approximately )?(\d[\d.]* ?x ?\d[^;]*)/i;

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const sharesNumber = (one: string, other: string) => numbersOf(one).some((number) => numbersOf(other).includes(number));

const isMeasuredOtherwise = (text: string, dimensions: string): boolean => {
  const measured = measures.exec(text)?.[1];
  return measured !== undefined && !sharesNumber(measured, dimensions);
};

/** What no text says of goods in one plain colour. */
const patterned =
  /(?<!\p{L})(?:speck(?:led|ed)|striped?|stripes|pinstripes?|plaid|gingham|checkered|floral|colou?r[- ]?block(?:ed|ing)?|two-tone|polka|camo(?:uflage)?|paisley|argyle|tie-dyed?|leopard|patterned)(?!\p{L})/iu;

/** The facts without a plain pattern that a text gainsays, without dimensions that a text measures otherwise, and without a material that a text or shares of other substances gainsay, where the title does not name it. */
export function dropGainsaid(facts: readonly Fact[], texts: readonly string[], title: string): Fact[] {
  const isGainsaid = (fact: Fact): boolean => {
    if (fact.name === 'Pattern')
      return /^(?:solid|plain)$/i.test(fact.value) && [title, ...texts].some((text) => patterned.test(text));
    if (fact.name === 'Material')
      return texts.flatMap(saysOf).some((text) => saysOtherThanTitle(fact, text) || mixesOther(fact.value, text));
    // Under its own header the merchant gives them.
    if (
      /^(?:Dimensions|Size|Weight|Capacity)$/.test(fact.name) &&
      texts.some((text) => readHeader(text)?.header === fact.name)
    )
      return true;
    // Of a puzzle that measures 14 x 19 the shop's form gives the box.
    if (fact.name === 'Dimensions') return texts.some((text) => isMeasuredOtherwise(text, fact.value));
    return false;
  };
  // Glasses are of what their frame is.
  const isFramed = facts.some(({ name }) => name === 'Frame material');
  const kept = facts.filter((fact) => !isGainsaid(fact) && !(isFramed && fact.name === 'Material'));
  if (!kept.some(({ name }) => name === 'Material')) return kept;
  const told = [...facts, ...texts.flatMap((text) => readFragment(text) ?? [])].find(
    ({ name, value }) => name === 'Composition' && /\d% /.test(value) && !/\d% (?:metal|other|mixed)/i.test(value),
  );
  if (told === undefined) return kept;
  const shares = new Set(contentWords(`${told.value} ${title}`));
  return kept.filter(
    ({ name, value }) => name !== 'Material' || /\d%/.test(value) || coverage(contentWords(value), shares) === 1,
  );
}
