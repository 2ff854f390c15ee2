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

/** Whether a text has no spaces and signs but those of its folded form. For most texts one pass shows it, faster than a pattern. */
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

/** Letters and figures alone, with one space between words: what is compared of two sentences. */
export const bareText = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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

/** Whether a text contains a phrase on word boundaries, in any case. */
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

/** A text as it stands in a regular expression. */
export const escapeSigns = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordings = new Map<string, RegExp>();

/** A pattern for a phrase however it is joined: `anti-aging` is `Anti Aging` and `antiaging`. */
export function wordingOf(phrase: string): RegExp {
  const known = wordings.get(phrase);
  if (known !== undefined) return known;
  if (wordings.size > 500) wordings.clear();
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
