// Cuts a name that is too long for a title: at a phrase where what stays still names the product, else words out of its middle.

import { contentWords } from '#domain/text/words.ts';
import { isCompound, isGoods } from './goods.data.ts';
import { headWord } from './noun-phrase.ts';
import { isPlural } from './plain-values.ts';
import { cutAtPhrase, trimLooseEnds } from './shorten.ts';

const phraseBreak = /\s[|–—-]\s|[,;:]\s|\s(?=\()|\s(?=(?:with|for|and|featuring|including|by|from|in|to)\s)/giu;

const endWord = (text: string) => /([\p{L}\d'’-]+)\W*$/u.exec(text)?.[1] ?? '';

/** Where a list of what a thing is for ends before its next entry; `for Orvik | and Lumo Lamps` needs the head that comes last. */
function endList(before: string, after: string): string | null {
  const isObject = /\sfor\s(?!.*\swith\s)/i.test(before);
  const [entries = ''] = after.split(/\s[|–—-]\s|\(/);
  const head = endWord(entries);
  const isShared = isPlural(head) && !isPlural(endWord(before)) && !/\d/.test(endWord(before));
  if (isObject && isShared) return `${before.replace(/,\s+([^,]+)$/, ' and $1')} ${head}`;
  return /^[,;]/.test(after) || isObject ? before : null;
}

/** Whether a text says what kind of thing the product is, by the head of its kind; true where nobody knows the kind. */
export function saysKind(text: string, kind: string | null): boolean {
  const [head = ''] = contentWords(headWord(kind ?? ''));
  return head === '' || contentWords(text).some((word) => word === head || (head.length > 4 && word.endsWith(head)));
}

/** Whether what stays says what the product is, where the whole does. */
const keepsKind = (kept: string, name: string, kind: string | null): boolean =>
  !saysKind(name, kind) || saysKind(kept, kind);

/** Words that cannot end what stands before a head: `Washer and | Center`. */
const isLoose = (word: string) =>
  /^(?:and|or|&|with|for|in|of|to|the|an?|\d+(?:\.\d+)?|cu\.?|sq\.?|max\.?)$/i.test(word);

/** The start of a name and the words it ends in, which say what the thing is; at least two of those. */
function cutMiddle(name: string, max: number, kind: string | null): string | null {
  const words = name.split(' ');
  if (!/^\p{L}{3,}$/u.test(words.at(-1) ?? '')) return null;
  const known = new Set(contentWords(kind ?? ''));
  // `Monitoring SOS` ends a pile of keywords, it says nothing of what the thing is.
  if (
    !known.has(contentWords(words.at(-1) ?? '')[0] ?? '') &&
    !isGoods(words.at(-1) ?? '') &&
    !/^(?:set|kit|pack|center|system|station|bundle|combo)s?$/i.test(words.at(-1) ?? '')
  )
    return null;
  let tail = words.length - 1;
  while (tail > 1 && known.has(contentWords(words[tail - 1] ?? '')[0] ?? '')) tail -= 1;
  const isWord = (word: string | undefined) => /^[\p{L}/-]{3,}$/u.test(word ?? '') && !isLoose(word ?? '');
  if (tail === words.length - 1 && isWord(words[tail - 1])) tail -= 1;
  // `Looped End Mop`: what was done to the end goes with it.
  if (tail > 1 && /^\p{L}{2,}ed$/u.test(words[tail - 1] ?? '')) tail -= 1;
  // `Documents Enclosed Envelopes`
  if (
    tail > 1 &&
    tail === words.length - 2 &&
    /^\p{Lu}\p{L}{2,}ed$/u.test(words[tail] ?? '') &&
    isWord(words[tail - 1])
  )
    tail -= 1;
  if (tail > 1 && isCompound(`${words[tail - 1]} ${words[tail]}`)) tail -= 1;
  while (tail > 1 && /^(?:no|not|non|without)$/i.test(words[tail - 1] ?? '')) tail -= 1;
  const end = words.slice(tail).join(' ');
  if (end.length > max / 2) return null;
  const start = words.slice(0, tail);
  while (start.length > 1 && (start.join(' ').length + 1 + end.length > max || isLoose(start.at(-1) ?? '')))
    start.pop();
  // Between joined nouns nothing is cut: `Hat | and Woven | Bag Set`. Of `Orvik 3.2 cu. ft. Washer and 5.9 cu. ft. Dryer Center` the figures go with what they measure.
  const joined = words.findIndex(
    (word, at) => at >= start.length && at < tail && /^(?:and|&|or|with|for)$/i.test(word),
  );
  if (joined >= 0) {
    const figure = start.findIndex((word) => /^[\d.]+$/.test(word));
    if (figure < 1 || !/^[\d.]+$/.test(words[joined + 1] ?? '')) return null;
    start.length = figure;
  }
  // `4K Ultra HD and 3D | Receiver`: what the second of two stood before is gone.
  if (start.length < tail && /^(?:and|&|or)$/i.test(start.at(-2) ?? '')) start.splice(-2);
  const measured = /^(.+?)\s[\d./]+(?:\s(?:cu|sq)\.?)?$/i.exec(start.join(' '))?.[1];
  const kept = `${trimLooseEnds(measured ?? start.join(' '))} ${end}`;
  return kept.length <= max ? kept : null;
}

/** A name of at most so many characters; `kind` is the product's kind, whose words it keeps. */
export function cutName(name: string, max: number, kind: string | null): string {
  if (name.length <= max) return name;
  const [core = ''] = name.split(/\s(?=(?:for|with|from|in|by|featuring)\s)|,\s|\s\(|\s[|–—-]\s/i);
  if (core.length <= max) {
    const cuts = [...name.matchAll(phraseBreak)].flatMap(({ index }) => {
      if (index > max) return [];
      const [before, after] = [name.slice(0, index), name.slice(index)];
      const isInList = /^(?:[,;]|\s(?:and|or|&)\s)/i.test(after);
      const isInNumbers = /\d[,;]?$/.test(before) && /^[\s,;]*(?:(?:and|or|to) )?\d/.test(after);
      const ended = isInList ? endList(before, after) : before;
      return ended === null || isInNumbers || ended.length > max
        ? []
        : [trimLooseEnds(ended.replace(/\s(?:Compatible|Suitable|Up)$/, ''))];
    });
    const best = cuts.findLast((cut) => cut.length > max / 3 && keepsKind(cut, name, kind));
    if (best !== undefined) return best;
    if (core.split(' ').length > 2 && keepsKind(core, name, kind)) return trimLooseEnds(core);
  }
  const cut = cutMiddle(core.length > max ? core : name, max, kind) ?? cutAtPhrase(name, max);
  // `Watch Band Compatible`, `Cartridges Up`: with what, and to what, was cut off.
  return cut.replace(/\s(?:Compatible|Suitable|Up)$/, '');
}
