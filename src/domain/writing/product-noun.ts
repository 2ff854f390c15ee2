// The plain noun a description speaks of its product by: `trouser`, `slow cooker`, `earrings`.
import { setTitleCase } from '#domain/text/casing.ts';
import { contentWords, cutAt, hasPhrase } from '#domain/text/words.ts';
import { isCompound, isGoods } from './goods.data.ts';
import { headWord, isMaterial } from './noun-phrase.ts';
import { perSource } from './per-source.ts';
import { isPlural } from './plain-values.ts';
import { kindOf } from './product-kind.ts';
import { coreOf, namingPartOf } from './product-name.ts';
import { isClothing } from './shopper-order.data.ts';
import { singularise } from './singular.ts';
import type { Source } from './source.ts';
import { isColour } from './title-facts.ts';

/** Last words of a name or a category that say nothing of what the thing is. */
export const noThing =
  /^(?:diy|fashion|style|styles|proof|new|gift|gifts|design|designs|decor|capacity|color|colors|cute|casual|random|multicolor|series|model|models|edition|version|collection|line|size|sizes|large|small|medium|pattern|class|generation|brand|brands|misc|other|accessor(?:y|ies)|suppl(?:y|ies)|parts?|products?|items?|components?|goods|equipment|appliances?|electronics|decorations?|jewelry|clothing|apparel|crafts?|furniture|women|men|girls|boys|kids|tops|bottoms|sale|home|packs?|multipack|memory|storage|software|care|security|service|plan|only|slim|mini|plus|pro|live|curved|all-in-one|in-dash|mobile|toiletry|protection|experience|essentials?|wear|weights?|normal|special|animals?|torso|gun|pool|cha|skin|splash|up|ups|one|makeup|purpose|of|and|or|for|with|in|to)$/i;

const mostWords = 3;

/** What a name does not begin with: `Four-Door Refrigerator`, `10-Speed Blender`. */
const notFirst = /^(?:doors?|piece|way|speed|cup|slice|burner|port|channel|size|inch|pack|count|tub|shell|and|or|in)\s/;

/** Whether the last word of a name may be what the thing is. */
export const endsInThing = (name: string): boolean => {
  const last = name.split(' ').at(-1) ?? '';
  return !noThing.test(last) && !isColour(last) && !isMaterial(last);
};

/** `126A Toner Cartridge`, `Heavy Duty Mower Deck Drive Belt`: behind a number or many words stands no name but an ordinary noun. */
const isDescriptive = (text: string): boolean =>
  text.length <= 90 &&
  (text.split(' ').length <= 8 || text.split(' ').filter((word) => /^\p{L}{3}/u.test(word)).length <= 5) &&
  /(?:\d\S*(?: (?:in|cm|mm|ft|oz)\.?)?|^(?:\S+ ){3,5}\S+)(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)+ \p{Lu}\p{Ll}{2,}$/u.test(
    text,
  );

/** The last word of such a name; of a title without a text, where it is no goods by itself, with the one before it: `ball joint` of `Front Lower Ball Joint`. */
function descriptiveEnd(text: string, hasText: boolean): string | null {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const both = words.slice(-2).join(' ');
  // `Letter Balloons Set`
  if (isPlural(words.at(-2) ?? '')) return last.toLowerCase();
  // `Curling Iron Brush` is no brush of iron.
  // `General Purpose Drain`.
  if (/^(?:purpose|duty|use|size|inch|style|type|read|down|up|top)$/i.test(words.at(-2) ?? ''))
    return last.toLowerCase();
  if (isMaterial(words.at(-2) ?? '') && isCompound(words.slice(-3, -1).join(' '))) return last.toLowerCase();
  if (hasText || isGoods(last)) return (isCompound(both) ? both : last).toLowerCase();
  return /^\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}$/u.test(both) && !isColour(words.at(-2) ?? '') ? both.toLowerCase() : null;
}

/** A game whose kind names what it runs on: `Xbox One game`. */
const ofVideoGame = /^(?:video|PS\w*|PlayStation|Xbox|Wii|[23]?DS|Nintendo|PC|Mac|Windows)(?: \S+)* game$/i;

/** A pile of keywords says what it is again and again. */
const isSaidTwice = (noun: string, title: string): boolean =>
  noun !== '' && contentWords(title).filter((word) => word === contentWords(noun)[0]).length > 1;

/** The noun in the number asked for; null where the source does not write it so. */
function inNumber(noun: string, isMany: boolean, text: string): string | null {
  if (isPlural(noun) === isMany) return noun;
  return isMany && !/s$/i.test(noun) && hasPhrase(text, `${noun}s`) ? `${noun}s` : null;
}

/** Whether texts hold words in small letters, in one or several: `slow cooker`, `slow cookers`. */
function holds(texts: string, words: string): boolean {
  for (let at = texts.indexOf(words); at >= 0; at = texts.indexOf(words, at + 1))
    if (
      !/[\p{L}-]/u.test(texts.charAt(at - 1)) &&
      /^(?:s|es)?(?![\p{L}-])/u.test(texts.slice(at + words.length, at + words.length + 3))
    )
      return true;
  return false;
}

/** The end of a phrase as the texts write it in small letters: `slow cooker` of `3.5-Quart Slow Cooker`. */
function plainEnd(phrase: string, texts: string): string | null {
  const words = phrase.split(' ');
  // Of a `brushless motor hair dryer` the motor is none.
  const most = isCompound(words.slice(-2).join(' ')) ? 2 : mostWords;
  for (let size = Math.min(most, words.length); size > 0; size -= 1) {
    // `Nose, Ear and Brow Trimmer` is no brow trimmer.
    const before = words.at(-size - 1) ?? '';
    if (size > 1 && /^(?:and|&|or)$|,$/i.test(before)) continue;
    // `Hard Drive Dock` is no drive dock.
    if (size > 1 && isCompound(`${before} ${words.at(-size)}`)) continue;
    const end = words.slice(-size).join(' ').toLowerCase();
    if (/^\p{L}[\p{L}'’ -]+$/u.test(end) && !notFirst.test(end) && holds(texts, end)) return end;
  }
  return null;
}

/** What follows a name inside its title where the name has ended: a measure, a part number, a colour, a stuff. */
const isAfterName = (word: string): boolean =>
  /\d|^(?:unisex|in|for|with)$/i.test(word) || isColour(word) || isMaterial(word);

/** Behind more words a name has become a pile of keywords. */
const mostNamed = 8;

/** `smartwatch` of `Smartwatch 33mm Plastic`, `phone` of `Galaxy S6 with 64GB Memory Cell Phone`: the goods a title names where the name ends. */
function titledGoods(name: string, title: string): string | null {
  const memory = /^[^,–|-]*\swith \d+ ?[GT]B (?:Memory )?((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+)(?=$|\s-\s|, )/u.exec(
    title.replace(/^\S+ - /, ''),
  );
  // `Flash Cards + 2 Pens` are two things.
  for (const text of [/\s[+&]\s|\sand\s/i.test(name) ? '' : name, memory?.[1] ?? '']) {
    const words = text.split(' ');
    const at = words.findIndex((word, index) => {
      const next = words[index + 1];
      const isNamed = isGoods(word) || isCompound(`${words[index - 1] ?? ''} ${word}`);
      return index < mostNamed && isNamed && (next === undefined || isAfterName(next));
    });
    const both = words.slice(Math.max(0, at - 1), at + 1).join(' ');
    if (at >= 0) return (isCompound(both) ? both : (words[at] ?? '')).toLowerCase();
  }
  return null;
}

/** What goes on after the thing `this` points at. */
const onward =
  'that|which|with|from|is|has|can|will|features|includes|makes|enables|lets|allows|offers|provides|supports|helps|delivers|gives|keeps|comes';
const pointing = new RegExp(`(?<!\\p{L})this((?: [\\p{L}\\d][\\p{L}\\d'’/-]*){1,6}?)(?=[,.]| (?:${onward})\\s)`, 'giu');

/** `activity tracker` where a text says `this activity tracker`, and the title holds the words or they are goods. */
function pointedNoun(texts: string, titled: ReadonlySet<string>): string | null {
  const isTitled = (word: string) => {
    const stems = contentWords(word);
    return stems.length > 0 && stems.every((stem) => titled.has(stem));
  };
  for (const [, after = ''] of texts.matchAll(pointing)) {
    const words = after.trim().split(' ');
    // `this tablet fits into a handbag`, `this TV's built-in player`.
    if (words.slice(0, -1).some((word) => /['’]s$/.test(word) && !/^(?:(?:wo)?men|kid|child|girl|boy)/i.test(word)))
      continue;
    if (words.some((word) => /^(?:an?|the|your|into|in|on|to|for|of|at|by|as)$/i.test(word))) continue;
    let start = words.length;
    while (
      start > 0 &&
      /^\p{Ll}[\p{Ll}'’-]+$/u.test(words[start - 1] ?? '') &&
      (isTitled(words[start - 1] ?? '') || (start === words.length && isGoods(words[start - 1] ?? '')))
    )
      start -= 1;
    const noun = words
      .slice(Math.max(start, words.length - mostWords))
      .join(' ')
      .replace(notFirst, '');
    if (noun !== '' && !/ing$|ed$/.test(noun)) return noun;
  }
  return null;
}

/** A name of more words says what the thing is. */
const mostRange = 6;

/** Last words of the name of a range: `Galaxy Note Pro`. */
const ofRange = /^(?:pro|plus|mini|slim|series|edition|version|generation)$/i;

/** The goods a category names by itself: `tablet` of `All Tablets`, `hard drive` of `External Hard Drives`. */
function goodsOfKind(kind: string): string | null {
  if (!/^\p{L}[\p{L} -]*$/u.test(kind) || /\sand\s/i.test(kind)) return null;
  const words = singularise(kind).toLowerCase().split(' ');
  const both = words.slice(-2).join(' ');
  if (isCompound(both)) return both;
  if (words.at(-1) === 'tv') return 'TV';
  return isGoods(words.at(-1) ?? '') ? (words.at(-1) ?? null) : null;
}

/** `trouser`, `slow cooker`, `earrings`; null where neither title nor category name a thing that is sure. */
export const nounOf = (source: Source, isMany: boolean): string | null => (isMany ? severalOf : oneOf)(source);

function findNoun(source: Source, isMany: boolean): string | null {
  if (
    source.isByAmount &&
    /gift cards?(?!\p{L})(?! (?:holder|box|sleeve|envelope|tin|bag|pouch|maze))/iu.test(source.title)
  )
    return isMany ? 'gift cards' : 'gift card';
  const texts = [...source.sentences, ...source.items].join('\n');
  const part = namingPartOf(source);
  // Of a `Keyboard and Mouse` neither is the product.
  const [, one = '', other = ''] = /(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(part?.text ?? '') ?? [];
  if (isGoods(one) && isGoods(other)) return null;
  const lastTwo = part?.text.split(' ').slice(-2).join(' ') ?? '';
  const last = isCompound(lastTwo) ? lastTwo : (part?.text.split(' ').at(-1) ?? '');
  const kind = kindOf(source)?.phrase ?? '';
  const kindHead = headWord(kind);
  const pointed = pointedNoun(texts, new Set(contentWords(source.title)));
  const ended = part?.isSure === true ? plainEnd(part.text, texts) : null;
  const isOther = pointed !== null && isGoods(headWord(pointed)) && !isGoods(headWord(ended ?? ''));
  const candidates = [
    ...(isOther ? [pointed, ended] : [ended, pointed]),
    part?.isKind === true || isClothing(last) ? last.replace(/\p{Lu}(?=\p{Ll})/gu, (sign) => sign.toLowerCase()) : null,
    part?.isSure === true && isDescriptive(part.text) ? descriptiveEnd(part.text, texts !== '') : null,
    isSaidTwice(kindHead, source.title) || ofVideoGame.test(kind) ? kindHead : null,
    isClothing(kindHead) && plainEnd(kindHead, texts) !== null ? kindHead : null,
  ];
  const inText = (noun: string | null): string | null => {
    const head = headWord(noun ?? '');
    const isStuff = isMaterial(head) && !(isGoods(head) && part?.isKind === true) && !isCompound(noun ?? '');
    // `The maker comes in brown`: who?
    if (
      noun === null ||
      /^makers?$/.test(noun) ||
      head.length < 2 ||
      (noThing.test(head) && !isCompound(noun)) ||
      isStuff ||
      isColour(head)
    )
      return null;
    return inNumber(noun, isMany, source.text);
  };
  for (const noun of candidates) {
    const found = inText(noun);
    if (found !== null) return found;
  }
  // `Galaxy Tab 4` of the category `All Tablets`: a name that ends in no noun leaves its shop's word for it.
  const isNameless =
    part !== null && part.text.split(' ').length <= mostRange && (/^\S+$|\d\S*$/.test(part.text) || ofRange.test(last));
  const listed = isNameless ? inText(goodsOfKind(source.kind ?? '')) : null;
  if (listed !== null) return listed;
  // The name itself, where it is short.
  const name = part?.text.replace(/^The\s/, '') ?? '';
  // `300 Color Oil Colored Pencils`, where keywords go on behind the name.
  const core = cutAt(coreOf(source).replace(/ [([].*$/, ''), /,/).split(' ');
  const coreEnd = core.slice(-2).join(' ');
  const end = (isCompound(coreEnd) ? coreEnd : (core.at(-1) ?? '')).toLowerCase();
  // `Doll Clothes Set, Silicone Dolls` are clothes.
  const isApart = (part?.text ?? '')
    .split(' ')
    .slice(0, -1)
    .some((word) => /^(?:clothes|clothing|accessor(?:y|ies)|parts?|sets?|kits?)$/i.test(word));
  const isCut = part !== null && !part.text.endsWith(core.at(-1) ?? '') && !isApart;
  const ofCore = isCut && (isGoods(end) || isCompound(end)) ? inText(end) : null;
  if (ofCore !== null) return ofCore;
  const isSayable = part?.isSure === true && /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){1,3}$/u.test(name) && endsInThing(name);
  return isSayable && isPlural(name) === isMany
    ? setTitleCase(name)
    : inText(titledGoods(part?.text ?? '', source.title));
}

const oneOf = perSource((source) => findNoun(source, false));
const severalOf = perSource((source) => findNoun(source, true));
