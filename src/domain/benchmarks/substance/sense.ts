// Whether a text speaks of its product at all. Nothing here asks for one language: a text is held against the words of the product's facts, and
// against the small words every sentence of a language needs. Scripts other than Latin are left alone.
import { forEachTextPart, type TextPart } from '#domain/parts/parts.ts';
import { namesGoods } from '#domain/text/goods.ts';
import { wordsIn } from './language.ts';
import { smallWords } from './small-words.ts';
import { stemOf, stemsOf } from './stems.ts';

type OfTexts<Value> = Readonly<Record<TextPart, Value>>;

/** Fewer words are a name, or too few to check. */
const leastWords = 4;
/** A text about its product with this many words always shares one with it. */
const manyWords = 24;
/** Of as many words that name nothing, a third at most being different ones say nothing, even if nothing is known of the product. */
const manyRepeated = 8;
/** Sentences have at least this share of small words. */
const leastSmall = 0.08;
/** In a longer text about something sold, more of its words name things. */
const fewThings = 0.15;
/** Fewer words known of a product are nothing to compare a text with. */
const leastKnown = 4;

/** A word no language writes: no vowel, four keys in a row, a letter three times. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'];
const runs = new Set(
  keyRows.flatMap((row) =>
    [row, [...row].reverse().join('')].flatMap((keys) =>
      Array.from({ length: keys.length - 3 }, (_, at) => keys.slice(at, at + 4)),
    ),
  ),
);
/** Runs of keys that words hold: property, Hertz, wertvoll, strewn. */
for (const run of ['erty', 'ertz', 'wert', 'trew']) runs.delete(run);

function isUnspeakable(word: string): boolean {
  if (word.length < 4) return false;
  if (!/[aeiouyà-öø-ÿāăąēėęěĩīįıōőœũūůűų]/.test(word)) return true;
  if (/(.)\1\1/.test(word)) return true;
  for (let at = 0; at + 4 <= word.length; at += 1) if (runs.has(word.slice(at, at + 4))) return true;
  return false;
}

const isLatin = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * 0.7;
};

const noStems: ReadonlySet<string> = new Set();

/** A bare figure of one or two digits stands in many texts. */
const isSpecific = (stem: string): boolean => stem.length > 2 || /\p{L}/u.test(stem);

const shares = (words: readonly string[], known: ReadonlySet<string>): boolean => {
  if (known.size === 0) return false;
  const holds = (stem: string) => known.has(stem) && isSpecific(stem);
  return words.some((word) => holds(stemOf(word))) || [...stemsOf(words)].some(holds);
};

/**
 * Which texts say nothing of a product. `readKnown` gives the stems known of it; it is asked only if the title does not say enough. Of a
 * listing that `isForeign` only keys struck at random and words over and over are checked: what names goods in its language is not known.
 */
export function findSenseless(
  texts: OfTexts<readonly string[]>,
  words: OfTexts<readonly string[]>,
  readKnown: () => ReadonlySet<string>,
  isForeign: () => boolean,
): Record<TextPart, boolean> {
  const isNamed = words.title.some(namesGoods);
  const titleStems = stemsOf(words.title);
  const smallShare = (part: TextPart): number => {
    const all = texts[part].flatMap(wordsIn);
    return all.length === 0 ? 0 : all.filter((word) => smallWords.has(word)).length / all.length;
  };
  const isMashed = (part: TextPart): boolean => {
    const long = texts[part].flatMap(wordsIn).filter((word) => word.length >= 4);
    return long.length >= 2 && long.filter(isUnspeakable).length > long.length / 2;
  };
  /** Of a text that shares no word with what is known of the product. */
  const isWithoutSense = (part: TextPart, knownWords: number): boolean => {
    const { length } = words[part];
    if (length < 2 || !isLatin(texts[part].join(' '))) return false;
    if (isMashed(part)) return true;
    const things = words[part].filter(namesGoods).length;
    if (things === 0 && length >= manyRepeated && new Set(words[part]).size * 3 <= length) return true;
    if (length < leastWords || knownWords < leastKnown) return false;
    const isOff = length >= manyWords ? things < length * fewThings : things === 0 && smallShare(part) < leastSmall;
    return isOff && !isForeign();
  };
  const isBodyWithoutSense = (part: 'bullets' | 'description'): boolean => {
    if (words[part].length === 0 || (isNamed && shares(words[part], titleStems))) return false;
    const known = readKnown();
    const holds = isNamed || known.size < leastKnown || shares(words.title, known) ? titleStems : noStems;
    if (shares(words[part], known) || shares(words[part], holds)) return false;
    return isWithoutSense(part, known.size + holds.size);
  };
  const bullets = isBodyWithoutSense('bullets');
  const description = isBodyWithoutSense('description');
  const body = { ...forEachTextPart(() => false), bullets, description };
  if (isNamed || words.title.length === 0) return body;
  const known = readKnown();
  if (shares(words.title, known)) return body;
  const bodyStems = stemsOf(
    bullets ? [] : words.bullets,
    description || smallShare('description') < leastSmall ? [] : words.description,
  );
  return { ...body, title: !shares(words.title, bodyStems) && isWithoutSense('title', known.size + bodyStems.size) };
}
