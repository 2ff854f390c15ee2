// Reads what a gift card's texts say of the card: that it never expires once, and nothing that only sings of the shop.

import { contentWords, coverage } from '#domain/text/words.ts';
import type { Removal } from './promotion.ts';
import { isCommand, isFragment } from './sentence-shape.ts';
import { dropAlike } from './told.ts';
import { isWholeSentence } from './whole-sentence.ts';

const neverExpires =
  /(?<!\p{L})(?:never|no|not|cannot|without|don['’]?t|doesn['’]?t)\s(?:[\p{L}'’]+\s){0,4}expir|(?<!\p{L})expires? never/iu;
const noFees = /(?<!\p{L})(?:no|without|free of)\s(?:[\p{L}]+\s){0,3}fees?(?!\p{L})/iu;
/** Longer texts that say so only on the way tell other things too. */
const brief = 12;

/** Whether a text is about the card not expiring or costing nothing, and little else. */
const isOnTerms = (text: string) =>
  (neverExpires.test(text) || noFees.test(text)) &&
  (text.split(' ').length <= brief || neverExpires.test(text.split(/[,;]/)[0] ?? ''));

/** `Redeemable in-store and online`: where, and nothing else. */
const onPlace = /^(?:It is |They are )?(?:redeemable|valid|accepted|usable|good) [^,.;]{3,40}[.]?$/i;
const onRedeeming = /(?<!\p{L})(?:redeem\p{L}*|valid|accepted|used)(?!\p{L})/iu;
const placesOf = (text: string) =>
  contentWords(text.replace(/in[- ]?stores?(?!\p{L})/giu, 'store')).filter((word) => !onRedeeming.test(word));

/** Whether one of the longer texts on where a card is taken says all of a short one. */
const isPlaceTold = (text: string, texts: readonly string[]): boolean =>
  onPlace.test(text) &&
  texts.some(
    (other) =>
      other.length > text.length && onRedeeming.test(other) && coverage(placesOf(text), new Set(placesOf(other))) === 1,
  );

const ofCard =
  /(?<!\p{L})(?:e-?gifts?|gift ?cards?|redeem\p{L}*|valid|vouchers?|codes?|denominations?|amounts?|balances?|designs?|value|use[ds]?|usable|reload\p{L}*|include[sd]?|requirements?|internet|comes|stores?|shops?|online|locations?)(?!\p{L})|expir|fees?(?!\p{L})|[$€£]\s?\d|\d\s?(?:[$€£%"”]|-?(?:digit|hour|day|week|month|year|inch|cm|lap|mile|minute)(?:e?s)?(?!\p{L})|x\s?\d|cards?(?!\p{L}))/iu;

/** What a sentence of a card is about, when it is about the card. */
const ofCardItself =
  /(?<!\p{L})(?:e-?gifts?|gifts?|cards?|redeem\p{L}*|certificates?|vouchers?|codes?|denominations?|amounts?|balances?|recipients?|valid|accepted|reload\p{L}*|e-?mails?|print\p{L}*|design\p{L}*|requires?)(?!\p{L})|expir|fees?(?!\p{L})/iu;
/** So many sentences say whose card it is; more tell of the shop. */
const ofShop = 2;

/** `Gift cards for any occasion`, and what announced a list that went. */
const idle =
  /^(?!.*design).*\boccasions?\W*$|^\$\d+ for |\bthe following\b|^\(|^(?:It['’]s|Here['’]s|That['’]s) (?:an?|the) [^,]*\bgift[.!]*$/i;

/** So many texts of a kind tell enough. */
const enough = 3;
/** Shorter sentences mostly sing: `Friendly service comes first.` */
const leastWords = 7;
const notOfCard = 'it says nothing of the card';
/** `The way to give them just what they're hoping for`: whom, a sentence that went had said. */
const ofWhom =
  /(?:give|let|help|treat|get) them (?!\p{L}+ed )|they(?:['’]re| are)? (?:hop|want|love|need|really|deserv|choos|like)/iu;
const people =
  /(?<!\p{L})(?:recipients?|friends?|family|kids|children|members?|guests?|customers?|people|someone|one|users?|teens?|teachers?|ones)(?!\p{L})/iu;
/** What another sentence goes before. */
const leaning =
  /^(?:It|They|This|That|These|Here|There|Its|Their|He|She|Of course|And|But|So|Plus|Yes|Then|Best of all|Just|If you|When|Now|Where|Come|Treat|Join|Don['’]t|Do|Still|There['’]s|\p{Lu}{4,})(?![\p{L}])/u;

/** What tells of the goods of a shop, or sings: `Made with natural oils`, `Always the right size`. */
const slogan =
  /^(?:Featuring|Then|And|It['’]s|Always|Just|In Here|That['’]s|Get them|\p{Lu}\p{Ll}*(?:made|crafted)|Made|Built|Designed|Brewed|Baked)(?!\p{L})/u;
const telling = /\d|, |(?<!\p{L})(?:in|at|with|of|by|from|over|and|&)(?!\p{L})|(?:\p{Lu}\S+ ){2}/u;

/** So much of where a card is taken says it again. */
const mostOfUse = 0.6;
/** What any text on where a card is taken says. */
const usual =
  /^(?:gift|card|any|participat\p{L}*|location|restaurant|store|shop|purchas\p{L}*|nationwide|toward\p{L}*)$/u;

/** What sings of giving: `Give a lifetime of memories`, `Thank goodness for gift cards`. */
const singing =
  /^(?:Give|Treat|Spread|Share|Skip|Surprise|Help|Reward|Show|Thank|Celebrate|Delight|Wow|Impress) (?!.*(?:redeem|valid|accepted|online|in[- ]store|denomination|amount|e-?mail|print))|jumping for joy|shows? you (?:really |truly )?care|any reason is a good reason|thank goodness|whatever (?:she|he|they) wants?|in good taste|everyone loves|(?<!\p{L})hottest|keeps on giving|as your next gift|(?:are|is|makes?) (?:the|an?) (?:perfect|great|ideal|wonderful|excellent) way to (?:treat|give|show|say|thank)/iu;

/** `Lumo's` and `Lumos` are one name. */
const bareName = (word: string) => word.replace(/['’]?s?$/, '');

const leadingUp = /^(?:With|From|In|At|For|Since|Founded|Featuring|Known|Famous|If)\s[^.]*,\s/;

/** Whether a text is about the card. */
export const isOfCard = (text: string): boolean =>
  ofCard.test(text) || ofCardItself.test(text.replace(/, [Gg]ifts(?=,)/g, '')) || /^compatible /i.test(text);

/** Whether a point may be told as a sentence: of the card, or of the shop by its name. */
export const isTellable = (text: string, shop: string | null): boolean =>
  isOfCard(text) || (shop !== null && isOnShop(text, shop));

/** Whether a text is about the shop a card is for: it names the shop, and nothing of the card. */
export function isOnShop(text: string, shop: string): boolean {
  const named = contentWords(shop).map(bareName);
  return !ofCardItself.test(text) && contentWords(text).some((word) => named.includes(bareName(word)));
}

/** The texts of a card without those that repeat its terms, or tell of the shop more than whose card it is. */
export function readCardTexts(
  title: string,
  sentences: readonly string[],
  items: readonly string[],
): { sentences: string[]; items: string[]; removed: Removal[] } {
  const removed: Removal[] = [];
  const terms = [...sentences, ...items].filter(isOnTerms);
  const rank = (text: string) =>
    (noFees.test(text) ? 2 : 0) + (neverExpires.test(text) ? 2 : 0) + (isFragment(text, 30) ? 0 : 1);
  const best = terms.toSorted((a, b) => rank(b) - rank(a) || a.length - b.length)[0];
  const shop = contentWords(title)
    .filter((word) => !ofCardItself.test(word))
    .map(bareName);
  let told = 0;
  /** `Mill Bakery serves fresh bread`; a call and what the shop's people do say nothing of the card. */
  const mayTell = (text: string) => {
    const words = text.split(' ');
    // `With its soups, Mill Bakery has …`: what leads up to the name is about the shop too.
    const near = leadingUp.test(text) ? text : words.slice(0, 5).join(' ');
    const isNamed = contentWords(near).some((word) => shop.includes(bareName(word)));
    if (!isNamed || isCommand((words[0] ?? '').toLowerCase(), words[1] ?? '')) return false;
    told += 1;
    return told <= ofShop;
  };
  const reasonOf = (text: string): string | null =>
    ofWhom.test(text) && !people.test(text)
      ? 'whom it means, nobody says'
      : singing.test(text)
        ? 'it sings of giving'
        : (best !== undefined && text !== best && isOnTerms(text)) || isPlaceTold(text, [...sentences, ...items])
          ? 'told already'
          : (isFragment(text, 30) && (!ofCard.test(text) || idle.test(text) || /^Featuring\s/.test(text))) ||
              (!isFragment(text, 30) && !ofCardItself.test(text) && !mayTell(text))
            ? notOfCard
            : null;
  /** The texts, and where they would be fewer than enough, the first of those that tell of the shop. */
  const keep = (texts: readonly string[], mayStand: (text: string) => boolean) => {
    const read = texts.map((text) => ({ text, reason: reasonOf(text) }));
    const spare = read.filter(({ text, reason }) => reason === notOfCard && mayStand(text));
    const added = spare.slice(0, Math.max(0, enough - read.filter(({ reason }) => reason === null).length));
    return read.flatMap((each) => {
      if (each.reason === null || added.includes(each)) return [each.text];
      removed.push({ text: each.text, reason: each.reason });
      return [];
    });
  };
  const isPoint = (text: string) =>
    text.split(' ').length > 3 &&
    !idle.test(text) &&
    !slogan.test(text) &&
    !/[.!?] \S/.test(text) &&
    telling.test(text);
  const isWhole = (text: string) => {
    const words = text.split(' ');
    const isCall = isCommand((words[0] ?? '').toLowerCase(), words[1] ?? '');
    return words.length >= leastWords && !isCall && !leaning.test(text) && isWholeSentence(text);
  };
  const ofUse = (text: string) =>
    placesOf(text)
      .map(bareName)
      .filter((word) => !shop.includes(word) && !usual.test(word));
  const isNamed = (text: string) =>
    /^(?:\S+ ){1,6}?(?:is|are) (?:an?|the) /.test(text) && shop.includes(bareName(contentWords(text)[0] ?? ''));
  /** Where a card is taken, and what its shop is, is told by the text that says most of it. */
  const isToldBy = (text: string, longer: string) =>
    (onRedeeming.test(text) &&
      onRedeeming.test(longer) &&
      // `In store only` is news.
      (!/ only/i.test(text) || / only/i.test(longer)) &&
      coverage(ofUse(text), new Set(ofUse(longer))) >= mostOfUse) ||
    (isNamed(text) && isNamed(longer));
  const [sung, heard] = [keep(sentences, isWhole), keep(items, isPoint)];
  const longFirst = [...sung, ...heard].toSorted((a, b) => b.length - a.length);
  const fullest: string[] = [];
  for (const text of dropAlike(longFirst, title))
    if (!fullest.some((longer) => isToldBy(text, longer))) fullest.push(text);
  const once = (texts: readonly string[]) =>
    texts.filter((text) => {
      const isKept = fullest.includes(text);
      if (!isKept) removed.push({ text, reason: 'told already' });
      return isKept;
    });
  return { sentences: once(sung), items: once(heard), removed };
}
