// The product's name as it stands inside a sentence, and texts that are nothing but a longer name of it.
import { calmCapitals, setTitleCase } from './casing.ts';
import { lowerStart } from './fact-groups.ts';
import { isFragment } from './headers.ts';
import { isPlural } from './plain-values.ts';
import { dropFullStop } from './shorten.ts';
import type { Source } from './source.ts';
import { findWords, separateBrand } from './title-brand.ts';
import { splitTitle } from './title-parts.ts';
import { fitArticleTo, foldText, hasPhrase } from './words.ts';

/** `facts` are the names of those it tells; `isMany` whether it speaks of several things. */
export type Lead = { sentence: string; facts: string[]; isMany: boolean };

/** A name longer than this, or of more words, is a pile of keywords. */
const longest = { characters: 100, words: 13 };
const noName =
  /[!?:;|*=]|^\d+\s?(?:pcs?|pieces?|sets?|packs?|rolls?|pairs?)\b|^(?:the|a|an|this|my|your|how|why|shop|new)\s/i;

/** The name without its brand, and the parts of the title behind it; null where the title holds no name. */
export function nameOf(source: Source): { name: string; extras: string[] } | null {
  const parts = splitTitle(calmCapitals(source.title, source.spellings));
  const own = parts.filter((part) => source.brand === null || foldText(part) !== foldText(source.brand));
  const whole = (own[0] ?? '').replace(/\s*\([^()]*\)/g, '').trim();
  const name = source.brand === null ? whole : separateBrand(whole, source.brand, true).name.trim();
  const isName =
    name.length >= 3 &&
    name.length <= longest.characters &&
    name.split(' ').length <= longest.words &&
    !noName.test(name) &&
    // `75" Class` names no product.
    (!/\d/.test(name) || name.split(' ').filter((word) => /^\p{L}{3,}/u.test(word)).length >= 2) &&
    /\p{L}{3}/u.test(name);
  return isName
    ? {
        name: setTitleCase(name),
        extras: own
          .slice(1)
          .filter((part) => !/^multi/i.test(part))
          .map((part) => setTitleCase(part)),
      }
    : null;
}

/** The noun the name ends in: `Trowel` of `Gardening Hand Trowel with Handle`. */
function headOf(source: Source): string | null {
  const name = nameOf(source)?.name ?? source.title;
  const phrase = name.split(/\s(?:with|for|in|of|by|from)\s|[,(|]/i)[0] ?? '';
  return /([\p{L}'’-]{3,})\W*$/u.exec(phrase)?.[1] ?? null;
}

const afterHead = /^(?:[,.]|\s(?:with|in|of|for|and|featuring|made|designed|crafted|from|by|that|to|at|on)\s|$)/i;

/** Whether a text names the product without a verb: `Metal trowel with wooden handle`. */
export function isNoun(text: string, source: Source): boolean {
  const head = headOf(source);
  const bare = text.replace(/^An?\s/, '');
  if (head === null || !isFragment(bare, 30) || /(?<!\p{L})(?:this|these|your|you|it)(?!\p{L})/iu.test(text))
    return false;
  const at = findWords(bare, head);
  const before = bare.slice(0, at).trim().split(' ');
  const isGerund = /ing$/.test(before[0] ?? '') && before.length > 3;
  const isOther = /^(?:For|With|In|On|By|From|One|Set)\s|^\d/u.test(text);
  return at >= 0 && before.length <= 7 && !isGerund && !isOther && afterHead.test(bare.slice(at + head.length));
}

/** Such a text as a sentence: `This is a metal trowel with wooden handle from Rustic LTD.` */
export function presentNoun(text: string, source: Source): Lead {
  const bare = dropFullStop(text);
  const isMany = isPlural(headOf(source) ?? '');
  const plain = /^An?\s/.test(bare) ? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : lowerStart(bare);
  const isFull = source.brand === null || hasPhrase(bare, source.brand) || bare.split(' ').length > 9;
  const start = isMany || /^(?:an?|the)\s/i.test(plain) ? '' : `${fitArticleTo(plain)} `;
  const sentence = `${isMany ? 'These are' : 'This is'} ${start}${plain}${isFull ? '' : ` from ${source.brand}`}.`;
  return { sentence, facts: [], isMany };
}
