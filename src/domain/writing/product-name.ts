// The product's name as it stands inside a sentence, and texts that are nothing but a longer name of it.
import { calmCapitals, setTitleCase } from '#domain/text/casing.ts';
import { contentWords, cutAt, fitArticleTo, foldText, hasPhrase } from '#domain/text/words.ts';
import { isCompound, isGoods } from './goods.data.ts';
import { corePhrase, headWord, isAdjectival, withArticle } from './noun-phrase.ts';
import { perSource } from './per-source.ts';
import { isPlural, isProperName } from './plain-values.ts';
import { isFragment } from './sentence-shape.ts';
import { isClothing } from './shopper-order.data.ts';
import { dropFullStop } from './shorten.ts';
import { singularise } from './singular.ts';
import type { Source } from './source.ts';
import { findWords, separateBrand } from './title-brand.ts';
import { dropDoubles, findCore, takeCount } from './title-core.ts';
import { isColour } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';

/** `facts` are the names of those it tells; `isMany` whether it speaks of several things. */
export type Lead = { sentence: string; facts: string[]; isMany: boolean };

/** A name longer than this, or of more words, is no name to be said. */
const longest = { characters: 70, words: 9 };
/** A name of more words reads as a pile of keywords. */
export const mostNameWords = 5;
const noName = /[!?:;|*=]|^(?:the|a|an|this|my|your|how|why|shop|new)\s/i;

/** The title's parts without the brand, in the channel's order. */
const partsOf = perSource((source): string[] => {
  const parts = splitTitle(calmCapitals(source.title, source.spellings));
  const own = parts.filter((part) => source.brand === null || foldText(part) !== foldText(source.brand));
  return findCore(own, source.kind, source.brand).parts;
});

/** The title's first part without the brand and without what it is for or has. */
export const coreOf = perSource((source): string => {
  const [first = ''] = partsOf(source);
  const apart = source.brand === null ? first : separateBrand(first, source.brand, true).name.trim();
  return cutAt(apart, /\s(?:for|with|in|of|featuring)\s/i).trim();
});

/** What stands behind the thing a part of a title names: what it is for or has, a colour, a note in brackets. */
const tail =
  /\s(?:for|with|w\/|without|in(?! \d)|from|by|featuring|including|compatible|required|suitable|perfect|that|to|on)(?=\s).*$|\s*[([].*$|\+\d+ ?(?:pcs|pieces)(?=\s).*$/i;
/** A colour behind the name: `Canvas Tote Black`. */
const dropColour = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isColour(words.at(-1) ?? '') ? dropColour(words.slice(0, -1)) : words;

/** The part of a title that says what the thing is. `isSure`: it ends in the noun for it; `isKind`: in that of its category; `isFirst`: no other stands before it. */
export type NamingPart = { text: string; isSure: boolean; isKind: boolean; isFirst: boolean };
/** The first of a title's parts that ends as the category does, else the first of all; its last word is sure only where nothing joins two things in it. */
function readNaming(parts: readonly string[], source: Source): NamingPart | null {
  const kinds = (source.kind ?? '')
    .split(/\s*(?:[&,/]|\sand\s)\s*/)
    .flatMap((kind) => contentWords(singularise(kind)).slice(-1));
  const isKind = (text: string) => {
    const head = contentWords(singularise(text)).at(-1) ?? '';
    if (isColour(text)) return false;
    return kinds.some((kind) => head === kind || (kind.length > 1 && head.length > kind.length && head.endsWith(kind)));
  };
  // `Bracelet 84`
  const dropNumber = (text: string) => {
    const bare = text.replace(/\s\d+$/, '');
    return isKind(bare) ? bare : text;
  };
  const texts = parts
    // `1 Set` is how many.
    .filter((part) => !/^\d+ ?(?:sets?|pcs?|pieces?|packs?|pairs?|rolls?)$/i.test(part.trim()))
    // `…, Party Games Suitable for Halloween` says what the rings are good for.
    .filter((part, at) => at === 0 || !/\s(?:suitable|perfect|ideal|great) for\s/i.test(part))
    .map((part) => dropDoubles(source.brand === null ? part : separateBrand(part, source.brand, true).name))
    .map((part) => dropNumber(dropColour(takeCount(part.trim()).name.replace(tail, '').split(' ')).join(' ')))
    // `For Casual Wear` says what it is for.
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:For|With|In|On|By|From|And|Or|Not)\s/i.test(part));
  const text = texts.find(isKind) ?? texts[0];
  if (text === undefined) return null;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  // `Charge Tracker + Heart Rate` names two things, the `edge` of `Galaxy S6 edge` none.
  const joined = / (\S+) (?:and|&) (\S+)/i.exec(` ${text}`);
  const isOfColours = joined !== null && [joined[1], joined[2]].every((word) => isColour(word ?? ''));
  const plain = isOfColours ? text.replace(/ (?:and|&) /i, ' ') : text;
  const isJoined =
    /\s(?:and|of|or|&|\+)\s|,\s/i.test(plain) ||
    words.slice(-2).some((word) => /\p{L}{3}\/\p{L}{3}/u.test(word) && !isColour(word));
  const isName =
    /^\p{Ll}/u.test(last) && words.length > 2 && words.slice(0, -1).every((word) => /^[\p{Lu}\d]/u.test(word));
  // `It's Not Going | to Lick Itself Mitt` says something, and names nothing.
  const isSaying = /(?:^|\s)(?:it|i|you|we|they|don|can)['’]\p{L}+\s/iu.test(text);
  const isThing = !isJoined && !isName && !isSaying && !isAdjectival(last) && !/\p{L}{3}ed$/u.test(last);
  const isOneKind = isKind(text) && !(isJoined && kinds.length > 1);
  return { text, isFirst: text === texts[0], isKind: isOneKind, isSure: isOneKind || (isThing && text === texts[0]) };
}

/** The part of the name a title keeps of a pile of keywords; where that is not sure, one of the pile that ends as the category does. */
export const namingPartOf = perSource((source): NamingPart | null => {
  const kept = source.isEnglish && !source.isByAmount ? readNaming(partsOf(source), source) : null;
  const ending = (part: NamingPart | null) => part?.text.split(' ').at(-1) ?? '';
  if (kept?.isKind === true || (kept?.isSure === true && isGoods(ending(kept)))) return kept;
  const written = readNaming(splitTitle(calmCapitals(source.title, source.spellings)), source);
  // `Gray Zirconia, Pearl Drop Earrings`: a stone of the goods its title ends in.
  const isApart =
    written?.isKind === true &&
    isGoods(ending(written)) &&
    !contentWords(kept?.text ?? '').some((word) => contentWords(ending(written)).includes(word));
  if (kept?.isSure === true && !isApart) return kept;
  return kept !== null && written?.isKind !== true ? kept : written;
});

type ProductName = { name: string; extras: string[] };
/** The name without its brand and what stands in brackets, and the parts of the title behind it; null where the title holds none that can be said. */
export const nameOf = perSource((source): ProductName | null => {
  const [first = '', ...extras] = partsOf(source);
  const whole = first.replace(/\s*[([][^()[\]]*[)\]]|(?<![^\s])\d{1,3}-Pack\s/g, '').trim();
  const apart = source.brand === null ? whole : separateBrand(whole, source.brand, true).name.trim();
  const isLong = apart.split(' ').length > longest.words || apart.length > longest.characters;
  const name = isLong ? cutAt(apart, /\s(?:for|with|featuring)\s/i).trim() : apart;
  const words = name.split(' ');
  const isName =
    name.length >= 3 &&
    name.length <= longest.characters &&
    words.length <= longest.words &&
    !noName.test(name) &&
    // `75" Class` names no product.
    (!/\d/.test(name) || words.filter((word) => /^\p{L}{3,}/u.test(word)).length >= 2) &&
    /\p{L}{3}/u.test(name);
  return isName
    ? {
        name: setTitleCase(name),
        extras: extras.filter((part) => !/^multi/i.test(part) && !isColour(part)).map((part) => setTitleCase(part)),
      }
    : null;
});

/** The noun the name ends in: `Trowel` of `Gardening Hand Trowel with Handle`. */
export const headOf = perSource((source): string | null => {
  const phrase = cutAt(nameOf(source)?.name ?? source.title, /\s(?:with|for|in|of|by|from)\s|[,(|]/i);
  return /([\p{L}'’-]{3,})\W*$/u.exec(phrase)?.[1] ?? null;
});

const afterHead = /^(?:[,.]|\s(?:with|in|of|for|and|featuring|made|designed|crafted|from|by|that|to|at|on)\s|$)/i;
/** What a text may start with that names no product: `Comfortable fit with …`. */
const noProduct =
  /^(?:fit|look|style|design|size|cut|closure|pattern|colou?r|finish|feel|shape|length|comfort|gift|way|choice)$/i;

/** Whether a text names the product without a verb: `Metal trowel with wooden handle`. `isOpening`: it is the first text, which mostly does. */
export function isNoun(text: string, source: Source, isOpening: boolean): boolean {
  const bare = dropFullStop(text).replace(/^An?\s/, '');
  if (!isFragment(bare, 30) || /(?<!\p{L})(?:this|these|your|you|it)(?!\p{L})/iu.test(text)) return false;
  if (
    /^(?:For|With|In|On|By|From|No|Not|Also|Size|Available|How|What|Why|Experience|Enjoy|Discover|Feel|Get|Meet|Shop)\s|^(?:Ideal|Perfect|Great|Good|Suitable|Ready) for\s|^[^,]+, the\s|^\d+(?!k\s)\s?(?:pcs|pieces|pack|x|%)?\s?(?:\p{Ll}+\s)?[x×%]|^[^\p{L}\d]/u.test(
      bare,
    )
  )
    return false;
  // `Ink Cartridge, Office, Yellow` is a pile of keywords.
  if (/,/.test(bare) && /^(?:\p{Lu}[\p{L}-]*[ ,]*)+$/u.test(bare)) return false;
  const before = bare.split(' ');
  if (/^\S+ (?:the|your|an?|its?)\s|:\s/u.test(bare)) return false;
  if (/ing$/.test(before[0] ?? '') && /^(?:an?|the|your|in|to)$/.test(before[1] ?? '')) return false;
  const head = headOf(source);
  const at = head === null ? -1 : findWords(bare, head);
  if (
    head !== null &&
    at >= 0 &&
    bare.slice(0, at).trim().split(' ').length <= 9 &&
    afterHead.test(bare.slice(at + head.length))
  )
    return true;
  const own = headWord(bare);
  const isPresenting =
    (/\s(?:featuring|combining|showcasing)\s/.test(bare) && !/\s[–—-]\s/.test(bare)) ||
    // `Meals cook more efficiently with steam`: what is done.
    (source.sentences.length <= 2 && /(?<!ly)\swith\s/.test(bare));
  return (
    isOpening &&
    isPresenting &&
    own.length > 2 &&
    // `Handcrafted with oak`: what was done to it is not what it is.
    !/\p{L}{4}ed$|made$/u.test(own) &&
    !noProduct.test(own) &&
    !isColour(own) &&
    (!isAdjectival(own) || hasPhrase(source.title, own)) &&
    !/^\d/.test(bare)
  );
}

/** Whether a phrase names goods the title names otherwise: `A double bed` of a `Double Sofa Bed`. */
export function isOtherGoods(phrase: string, source: Source): boolean {
  if (!/^an? \p{Ll}+ /iu.test(phrase)) return false;
  const head = contentWords(corePhrase(phrase)).at(-1) ?? '';
  const titled = source.title.toLowerCase().split(' ');
  const first = titled.find((word, at) => {
    const next = titled[at + 1] ?? '';
    return contentWords(next)[0] === head && isCompound(`${word} ${next}`);
  });
  return first !== undefined && !hasPhrase(phrase, first);
}

/** Whether a phrase is another name of the product: its head is that of the title, of the category or of its kind of goods. */
export function namesProduct(phrase: string, source: Source): boolean {
  const words = contentWords(corePhrase(phrase));
  const kinds = (source.kind ?? '').split(/\s*(?:&|,|\/|\sand\s)\s*/).map((kind) => kind.split(' ').at(-1) ?? '');
  const known = contentWords([headOf(source) ?? '', ...kinds].join(' '));
  const head = words.at(-1) ?? '';
  if (isOtherGoods(phrase, source)) return false;
  return (
    words.some((word) =>
      known.some((name) => word === name || (name.length >= 3 && word.length > name.length + 2 && word.endsWith(name))),
    ) ||
    (isClothing(`${source.kind ?? ''} ${source.title}`) && isClothing(head))
  );
}

/** `Black Plastic Lamp` in capitals throughout is no name. */
const calmTitle = (text: string) =>
  text.split(' ').length > 1 && text.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word))
    ? text.replace(/\p{Lu}\p{Ll}+/gu, (word) => (isProperName(word) ? word : word.toLowerCase()))
    : text;

const lowerFirst = (text: string) =>
  // `Mikes Cigars $25 Gift Card` begins with a name.
  /^\p{Lu}\p{Ll}+(?:['’]s)?(?:-\p{Ll}+)*,?(?:\s(?!\p{Lu}\p{Ll}+ [^\p{L}])|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Such a text as a sentence: `This metal trowel from Rustic LTD has a wooden handle.` */
export function presentNoun(text: string, source: Source): Lead {
  const opened = calmTitle(dropFullStop(text)).replace(/^(?:An?|The|One|1)\s(?=\S)/u, '');
  // `Patchwork Dress` as the title has it is a name.
  const part = namingPartOf(source)?.text ?? '';
  const isNamed = part.includes(' ') && opened.startsWith(`${part} `);
  // `Otto Orvik's Bro Belt`: its owner's name takes no article.
  const brand = source.brand ?? '';
  const isOwned = foldText(opened).startsWith(foldText(brand)) && /^['’]s? /.test(opened.slice(brand.length));
  const bare = (isNamed || isOwned ? opened : lowerFirst(opened))
    // `A jacket, complete with two pockets`.
    .replace(/,? complete(?= with )/, '')
    // `for camping, hiking, travel`: a list needs its `and`.
    .replace(/(?<=, \p{Ll}+), (?=\p{Ll}+$)/u, ' and ')
    // `supple structure, small messenger`: the thing comes after its structure.
    .replace(/^\p{Ll}+ (?:structure|style|design|shape|look), (?=\p{Ll}+ \p{Ll}+)/u, '');
  const isMany = isPlural((bare.split(/\s(?:with|featuring|combining|showcasing|in|for|from|of)\s|,/)[0] ?? '').trim());
  const [these, are, have] = isMany ? ['These', 'are', 'have'] : ['This', 'is', 'has'];
  const spell = (name: string) => foldText(name).replace(/'/g, '');
  const isBranded =
    source.brand === null || hasPhrase(bare, source.brand) || hasPhrase(spell(bare), spell(source.brand));
  const from = isBranded ? '' : ` from ${source.brand}`;
  const lead = (sentence: string) => ({ sentence, facts: [], isMany });
  const [, thing = '', joint = '', rest = ''] = /^(.+?),? (with|featuring) (.+)$/u.exec(bare) ?? [];
  // `with an anchor for men`: the bracelet is for men.
  const isForWhom =
    /\sfor (?:men|women|boys|girls|kids|children|babies|toddlers|teens|adults|him|her|dogs|cats)$/i.test(rest);
  const isClear =
    !isForWhom &&
    // `with long sleeves, in plaid, with two pockets`: what stands behind is the shirt's.
    !/, (?:in|with|for) /.test(rest) &&
    !/^matching\s/i.test(rest) &&
    thing !== '' &&
    !/\s(?:for|in|and|from|by|made|to)\s/.test(thing) &&
    thing.split(' ').length <= 8;
  if (isClear) {
    const pieces = rest.split(' and ');
    const isPair = pieces.length === 2 && pieces.every((piece) => piece.includes(' ') && !piece.includes(','));
    const parts = isPair ? pieces.map(withArticle).join(' and ') : withArticle(rest);
    return lead(`${these} ${thing}${from} ${joint === 'with' ? have : isMany ? 'feature' : 'features'} ${parts}.`);
  }
  // `with gold or silver anchor for men`, `in jar`: one thing needs its article there too.
  const named =
    thing === '' || /,/.test(rest) || rest.split(' ').length > mostNameWords + 1
      ? bare.replace(/ in (?=(?:jar|box|tin|tube|bottle|pouch)$)/, ' in a ')
      : `${thing} ${joint} ${rest.split(' and ').map(withArticle).join(' and ')}`;
  if (!isBranded && bare.split(' ').length <= 9 && !/,/.test(bare)) return lead(`${these} ${named} ${are}${from}.`);
  const article = isMany || isOwned ? '' : `${fitArticleTo(bare)} `;
  return lead(`${these} ${are} ${article}${named.replace(/, (?=(?:in|with|for) )/, ' ')}.`);
}
